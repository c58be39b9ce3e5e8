import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bomOf } from './sbom';

let project = '';
const builds: Record<string, string> = {};

/** A build that says which packages ship in it. */
async function build(name: string, packages: readonly string[]): Promise<void> {
  builds[name] = join(project, name);
  await mkdir(join(project, name));
  await writeFile(join(project, name, `.packages.${name}.json`), JSON.stringify(packages));
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'sbom-'));
  const packages = {
    'node_modules/@scope/a': {
      version: '1.0.0',
      license: 'MIT',
      integrity: `sha512-${Buffer.from('a'.repeat(64)).toString('base64')}`,
    },
    'node_modules/b': { version: '2.0.0', license: 'ISC' },
    'widget/node_modules/b': { version: '3.0.0', license: 'ISC' },
    'node_modules/tool': { version: '4.0.0', license: 'MIT' },
  };
  const own = { name: 'product', version: '0.1.0', engines: { node: '>=20.19' } };
  await writeFile(join(project, 'package.json'), JSON.stringify(own));
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ packages }));
  await build('storefront', ['node_modules/@scope/a', 'node_modules/b']);
  await build('widget', ['widget/node_modules/b']);
  await build('server', ['node_modules/b']);
});

afterAll(async () => {
  await rm(project, { recursive: true });
});

interface Bom {
  readonly components: readonly { readonly 'bom-ref': string; readonly purl?: string; readonly hashes?: unknown }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

test('[RL-01] the list of parts is valid CycloneDX and the same whenever it is made', async () => {
  const bom = await bomOf(project, builds);
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bom)).toBeNull();
  expect(
    await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate('{"bomFormat":"other"}'),
  ).not.toBeNull();
  expect(await bomOf(project, builds)).toBe(bom);
});

test('[RL-01] it names what ships in each part, no more, and the Node that runs the server', async () => {
  const { components, dependencies } = JSON.parse(await bomOf(project, builds)) as Bom;
  const libraries = components.flatMap(({ purl }) => purl ?? []);
  expect(libraries.toSorted()).toEqual(['pkg:npm/%40scope/a@1.0.0', 'pkg:npm/b@2.0.0', 'pkg:npm/b@3.0.0']);
  expect(components).toContainEqual(
    expect.objectContaining({
      hashes: [{ alg: 'SHA-512', content: '61'.repeat(64) }],
      licenses: [{ license: { id: 'MIT' } }],
    }),
  );
  const needs = (part: string) => dependencies.find(({ ref }) => ref === part)?.dependsOn?.toSorted();
  expect(needs('product')).toEqual(['server', 'storefront', 'widget']);
  expect(needs('widget')).toEqual(['widget/node_modules/b@3.0.0']);
  expect(needs('server')).toEqual(['node', 'node_modules/b@2.0.0']);
});

test('[RL-01] a package that ships without the lock file knowing it stops the release', async () => {
  await build('other', ['node_modules/unknown']);
  await expect(bomOf(project, builds)).rejects.toThrow('node_modules/unknown ships');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { packagesIn } from './notices';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** As in `sha512-…`, in base 64. */
  readonly integrity?: string;
}

/**
 * What ships, in CycloneDX: the parts of the product, the packages whose code or files are in each, as the lock file
 * names them, and the Node that runs the server. It has no time and no random number, so that the same parts make the same
 * text.
 *
 * @param builds the folder of each part's build, by the part's name.
 * @throws where a package that ships is not in the lock file.
 */
export async function bomOf(project: string, builds: Readonly<Record<string, string>>): Promise<string> {
  const read = async <Content>(file: string) => JSON.parse(await readFile(join(project, file), 'utf8')) as Content;
  const own = await read<{ name: string; version: string; engines: { node: string } }>('package.json');
  const lock = await read<{ packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json');
  const product = application(own.name, own.version);
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) });
  const known = new Map<string, Models.Component>();
  for (const [name, build] of Object.entries(builds)) {
    const part = application(name, own.version);
    for (const folder of await packagesIn([build])) {
      const component = known.get(folder) ?? library(folder, lock.packages[folder]);
      known.set(folder, component);
      bom.components.add(component);
      part.dependencies.add(component.bomRef);
    }
    if (name === 'server') {
      const node = new Models.Component(Enums.ComponentType.Platform, 'node', {
        version: own.engines.node,
        bomRef: 'node',
      });
      bom.components.add(node);
      part.dependencies.add(node.bomRef);
    }
    bom.components.add(part);
    product.dependencies.add(part.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function application(name: string, version: string): Models.Component {
  return new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
}

function library(folder: string, locked: LockedPackage | undefined): Models.Component {
  const path = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version, license, integrity } = locked ?? {};
  if (version === undefined) throw new Error(`${folder} ships, but package-lock.json does not name it.`);
  const [scope, name = path] = path.startsWith('@') ? path.split('/') : [undefined, path];
  const hash = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return new Models.Component(Enums.ComponentType.Library, name, {
    ...(scope === undefined ? {} : { group: scope }),
    version,
    bomRef: `${folder}@${version}`,
    purl: `pkg:npm/${path.replace('@', '%40')}@${version}`,
    licenses: new Models.LicenseRepository(license === undefined ? [] : [new Models.SpdxLicense(license)]),
    hashes: new Models.HashDictionary(
      hash === undefined ? [] : [[Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex')]],
    ),
  });
}

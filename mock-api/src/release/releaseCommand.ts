import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { loadBrand } from '@front-door/shared/brand/loadBrand';
import own from '../../../package.json' with { type: 'json' };
import { releasedCompose, releasedContainer } from './container';
import { makeRelease } from './makeRelease';
import { noticesOf, packagesIn } from './notices';
import { bomOf } from './sbom';

// Makes a release of what has been built, in the folder named, by default `release`: `npm run release` builds first.
const project = fileURLToPath(new URL('../../..', import.meta.url));
const [into = join(project, 'release')] = process.argv.slice(2);
try {
  const server = join(project, 'mock-api/dist/server');
  const builds = { storefront: join(project, 'storefront/dist'), widget: join(project, 'widget/dist') };
  const notices = await noticesOf(project, await packagesIn([...Object.values(builds), server]));
  if (notices.kind === 'failed') throw new Error(notices.failure.join('\n'));
  const textOf = (file: string) => readFile(join(project, file), 'utf8');
  const gateway = (file: string) => join(project, 'mock-api/gateway', file);
  const parts = {
    builds,
    version: own.version,
    brand: loadBrand().slug,
    texts: {
      'sbom.json': await bomOf(project, { ...builds, server }),
      'NOTICES.txt': notices.value,
      Containerfile: releasedContainer(await textOf('Containerfile')),
      'compose.yaml': releasedCompose(await textOf('compose.yaml')),
    },
    others: {
      server,
      'gateway/Containerfile': gateway('Containerfile'),
      'gateway/haproxy.cfg': gateway('haproxy.cfg'),
    },
  };
  process.stdout.write(`${await makeRelease(parts, into)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

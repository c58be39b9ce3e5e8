import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { loadBrand } from '@front-door/shared/brand/loadBrand';
import own from '../../../package.json' with { type: 'json' };
import { makeRelease } from './makeRelease';
import { noticesOf, packagesIn } from './notices';

// Makes a release of what has been built: `npm run release` builds first.
const project = fileURLToPath(new URL('../../..', import.meta.url));
try {
  const flags = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const bom = execFileSync('npm', flags, { cwd: project, encoding: 'utf8', maxBuffer: 1e8 });
  const server = join(project, 'mock-api/dist/server');
  const builds = { storefront: join(project, 'storefront/dist'), widget: join(project, 'widget/dist') };
  const notices = await noticesOf(project, await packagesIn([...Object.values(builds), server]));
  if (notices.kind === 'failed') throw new Error(notices.failure.join('\n'));
  const parts = {
    builds,
    version: own.version,
    brand: loadBrand().slug,
    bom,
    notices: notices.value,
    others: { server, Containerfile: join(project, 'Containerfile') },
  };
  process.stdout.write(`${await makeRelease(parts, join(project, 'release'))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../e2e/support/projectCopy';
import { run, say } from './run.mjs';

// Whether the project works elsewhere: on each Node that it is for, in a path with spaces, as another user, without git.
// There a release is made, which must be the one that is made here, and the unit tests are run.

const nodes = ['20', '22', '24'];
/** Node's compressors differ from version to version; what they compress is compared. */
const isCompressed = /\.(?:br|gz)$/;

/** A release's folder, as it is printed by the command that has made it. @param {string} output */
const releaseIn = (output) => output.trim().split('\n').at(-1) ?? '';

/** @param {string} release @returns {{ version: string, files: Record<string, string> }} */
const manifestOf = (release) => JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8'));

/**
 * What a release has at a path, as a checksum, and what its servers are told in full, but for the release's own name.
 * The name ends in a mark of all content, so that it differs where something compressed does.
 *
 * @param {string} release @param {string} path @returns {string | undefined}
 */
function contentOf(release, path) {
  const { version, files } = manifestOf(release);
  if (files[path] === undefined || !path.startsWith('configurations/')) return files[path];
  return readFileSync(join(release, path), 'utf8').replaceAll(version, '');
}

/**
 * Where two releases differ; nowhere when they are the same.
 *
 * @param {string} one
 * @param {string} other
 * @param {boolean} isSameNode whether even what is compressed has to be the same
 */
function differences(one, other, isSameNode) {
  const paths = [one, other].flatMap((release) => Object.keys(manifestOf(release).files));
  return [...new Set(paths)]
    .filter((path) => contentOf(one, path) !== contentOf(other, path))
    .filter((path) => isSameNode || !isCompressed.test(path));
}

/** Another user than this one, where this one may choose: nobody. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'front door '));
const project = join(folder, 'the project');
let failed = 0;

/** @param {boolean} isRight @param {string} what @param {string} [why] */
function tell(isRight, what, why = '') {
  if (!isRight) failed += 1;
  say(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `\n${why}`}`);
}

try {
  const here = await run('npm run --silent release');
  tell(here.code === 0, 'a release is made here', here.output);
  copySources(project);
  await run(`cp -a node_modules '${project}/'`);
  mkdirSync(join(folder, 'home'));
  for (const node of nodes) {
    const bin = join(folder, `node ${node}`);
    const { output } = await run(`npx --yes --package node@${node} -- node -p process.execPath`);
    mkdirSync(bin);
    cpSync(output.trim(), join(bin, 'node'));
  }
  if (user.uid !== undefined) await run(`chown -R ${user.uid}:${user.gid} '${folder}'`);
  chmodSync(folder, 0o755);

  for (const node of nodes) {
    const bin = join(folder, `node ${node}`);
    const path = `${bin}:${project}/node_modules/.bin:${process.env['PATH'] ?? ''}`;
    const env = { PATH: path, HOME: join(folder, 'home'), npm_config_cache: join(folder, 'home/npm') };
    const there = { cwd: project, env, ...user };
    const version = (await run('node --version', there)).output.trim();
    const made = await run('npm run --silent release', there);
    tell(made.code === 0, `Node ${version}: a release is made there (${made.seconds.toFixed(0)} s)`, made.output);
    if (made.code === 0 && here.code === 0) {
      const isSameNode = version === process.version;
      const found = differences(releaseIn(here.output), releaseIn(made.output), isSameNode);
      tell(found.length === 0, `Node ${version}: it is the one that is made here`, found.join('\n'));
    }
    const tests = await run('npx vitest run --reporter=dot', there);
    tell(tests.code === 0, `Node ${version}: the unit tests pass (${tests.seconds.toFixed(0)} s)`, tests.output);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);

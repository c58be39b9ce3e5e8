import { existsSync, readFileSync } from 'node:fs';
import { root, run, say } from './run.mjs';

const oldestNode = /** @type {const} */ ([20, 19]);

/**
 * Makes sure that Node is new enough and that what the lock file names is installed; installs it when
 * anything is missing or of another version. Ends the process with one sentence when it can't.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    say(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const missing = missingPackages();
  if (missing === 0) return;
  say(`Installing packages (${String(missing)} missing or of another version) …`);
  const { code, seconds } = await run('npm ci --no-audit --no-fund', { show: true });
  if (code !== 0) {
    say('Packages could not be installed: see the message above. Is the npm registry in reach?');
    process.exit(1);
  }
  say(`Installed in ${seconds.toFixed(0)} s.`);
}

/** How many packages of the lock file are not installed in the version it names. */
function missingPackages() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).filter(
    ([path, { version, optional, link }]) =>
      path.startsWith('node_modules/') && !optional && !link && installed[path]?.version !== version,
  ).length;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  if (!existsSync(root + file)) return {};
  return JSON.parse(readFileSync(root + file, 'utf8')).packages;
}

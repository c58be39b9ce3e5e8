import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyProject } from '../e2e/support/projectCopy';
import { mutableFiles, projectsOf } from './mutationFiles.mjs';
import { root, run, say } from './run.mjs';

const help = `Changes small things in code, one after the other, and says which of them no unit test notices.

  npm run test:mutation                         what has changed since main as others have it, or in the last commit
  npm run test:mutation -- --since=v1.2         what has changed since then
  npm run test:mutation -- shared/src/ids.ts    these files
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, help: { type: 'boolean' } },
});
process.exitCode = values.help === true ? (say(help), 0) : await mutate();

/** @returns {Promise<number>} the exit code: 0 when enough of the changes were noticed, or when there is nothing to change */
async function mutate() {
  const asked = positionals.length > 0 ? positionals : await changedFiles(values.since ?? (await defaultBase()));
  const missing = asked.filter((file) => !existsSync(root + file));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} does not exist: name files from the project's root.`);
  const files = mutableFiles(asked);
  if (files.length === 0) {
    say('Nothing to change: none of the files is code with unit tests.');
    // Files that somebody names are meant to be changed.
    return positionals.length > 0 ? 1 : 0;
  }
  // Changes are made in place, since workspaces find each other by links; so it is a copy that they are made in.
  const copy = copyProject();
  // Stryker hears of it too, and ends; then the copy goes.
  process.on('SIGINT', () => undefined);
  try {
    const mutated = files.map((file) => `"${file}"`).join(',');
    const { code } = await run(`stryker run --inPlace --mutate ${mutated}`, {
      show: true,
      cwd: copy.folder,
      env: { PROJECTS: projectsOf(files).join(' ') },
    });
    return code;
  } finally {
    copy.remove();
  }
}

/** Where this branch left `main` as others have it; where nobody else has any, the commit before the last. */
async function defaultBase() {
  const { code, output } = await run('git merge-base HEAD "main@{upstream}"');
  return code === 0 ? output.trim() : 'HEAD~1';
}

/** @param {string} base @returns {Promise<string[]>} what has changed since then and is there, committed or not */
async function changedFiles(base) {
  const changed = await run(`git diff --name-only --diff-filter=d ${JSON.stringify(base)} --`);
  if (changed.code !== 0) throw new Error(`Git does not know ${base}: ${changed.output}`);
  const added = await run('git ls-files --others --exclude-standard');
  return `${changed.output}${added.output}`.split('\n').filter((file) => file !== '');
}

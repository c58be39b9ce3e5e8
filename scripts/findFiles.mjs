import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', 'dist', 'dist-package', 'reports', '.git']);

/**
 * @param {string} root a folder
 * @param {RegExp} name what the files are called
 * @returns {string[]} their paths below the folder, with slashes, in order; what is installed or built is left out
 */
export function findFiles(root, name) {
  /** @type {(folder: string) => string[]} */
  const find = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : find(path);
      return name.test(entry.name) ? [path] : [];
    });
  return find('').sort();
}

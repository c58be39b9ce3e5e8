import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What no clone has: what is installed, built or written, and Git's own, by the path from the root, with slashes. */
export const notOurs = /(?:^|\/)(?:node_modules|dist|dist-package|reports|test-results|\.git)(?:\/|$)|^release(?:\/|$)/;

/**
 * @param {string} root the project's folder, or one in it
 * @param {RegExp} name what the files are called
 * @returns {string[]} their paths below the folder, with slashes, in order; what is installed or built is left out
 */
export function findFiles(root, name) {
  /** @type {(folder: string) => string[]} */
  const find = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (notOurs.test(path)) return [];
      if (entry.isDirectory()) return find(path);
      return name.test(entry.name) ? [path] : [];
    });
  return find('').sort();
}

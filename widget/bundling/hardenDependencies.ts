import type { Plugin } from 'vite';

interface Repair {
  /** Files that it is for. */
  readonly files: RegExp;
  readonly find: RegExp;
  readonly replacement: string;
}

/**
 * xstate assumes that the page is its own, and that it may be an old one. Each repair must find its place, so that an update that
 * moves it stops the build rather than losing it silently.
 */
const repairs: readonly Repair[] = [
  {
    // A page may have added enumerable keys to Object.prototype, which for…in would visit.
    files: /\/xstate\/dist\/[^/]+\.esm\.js$/,
    find: /\bfor \(const (\w+) in ([\w.]+)\)/g,
    replacement: 'for (const $1 of Object.keys(Object($2)))',
  },
  {
    // Some old libraries put an Array.from of their own in place, which doesn't know iterables.
    files: /\/xstate\/dist\/[^/]+\.esm\.js$/,
    find: /\bArray\.from\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g,
    replacement: '[...$1]',
  },
  {
    // Others put a bind of their own in place, whose second argument is the list of all arguments.
    files: /\/xstate\/dist\/[^/]+\.esm\.js$/,
    find: /([\w.]+)\.bind\(null, (\w+), (\w+)\)/g,
    replacement: '() => $1($2, $3)',
  },
];

/** Repairs what the app's libraries would break on, or break, in a page that is not theirs. */
export function hardenDependencies(): Plugin {
  const unused = new Set(repairs);
  return {
    name: 'harden-dependencies',
    transform(code, id) {
      let repaired = code;
      for (const repair of repairs) {
        if (!repair.files.test(id)) continue;
        const before = repaired;
        repaired = repaired.replaceAll(repair.find, repair.replacement);
        if (repaired !== before) unused.delete(repair);
      }
      return repaired === code ? null : { code: repaired, map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const { files, find } of unused) this.error(`nothing in ${String(files)} matches ${String(find)} any more`);
    },
  };
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Takes from styles what no browser needs, and keeps their order, which compresses well. */
export function compact(styles: string): string {
  return (
    styles
      .replaceAll(/\/\*[^]*?\*\//g, '')
      // A blank before a colon may be what makes `a :hover` of `a:hover`.
      .replaceAll(/\s*([{};,<>])\s*|(?<=:)\s+|\s+(?=!)|(?<=@media) (?=\()/g, '$1')
      .replaceAll(/;(?=\})|^\s+|\s+$/g, '')
      .replaceAll(/(?<==)'(\w+)'(?=\])/g, '$1')
  );
}

/** For styles that stand in a module, which has nothing else: texts that no minifier looks into. */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.styles.ts') ? { code: compact(code), map: null } : null),
  };
}

/** For a style sheet that is imported as a text. */
export function compactSheet(): Plugin {
  return {
    name: 'compact-sheet',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.css?raw')) return null;
      return `export default ${JSON.stringify(compact(readFileSync(id.replace('?raw', ''), 'utf8')))}`;
    },
  };
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Takes comments and indentation out of the styles, which are texts that no minifier looks into. */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.styles.ts')) return null;
      return { code: code.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s*\n\s*/g, '\n'), map: null };
    },
  };
}

/** Takes from a style sheet that is imported as a text what no browser needs, and keeps its order, which compresses well. */
export function compactSheet(): Plugin {
  return {
    name: 'compact-sheet',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.css?raw')) return null;
      const sheet = readFileSync(id.replace('?raw', ''), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/\s*([{}:;,<>])\s*|\s+(?=!)|(?<=@media) (?=\()/g, '$1')
        .replaceAll(/;(?=\})|\s+$/g, '')
        .replaceAll(/(?<==)'(\w+)'(?=\])/g, '$1');
      return `export default ${JSON.stringify(sheet)}`;
    },
  };
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compact } from '../../shared/src/delivery/compact';

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

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/platform/adoptedSingleton.ts', import.meta.url));

/**
 * Puts our own module in the place of the one by which dialogs (`react-remove-scroll`, below Radix) keep the page behind
 * them from scrolling: it writes a style element whose text depends on the width of the scroll bar, which no hash in a
 * policy can know.
 */
export function adoptedSingleton(): Plugin {
  return {
    name: 'adopted-singleton',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'react-style-singleton' ? ours : undefined),
  };
}

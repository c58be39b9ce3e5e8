import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps each one in a helper that preloads style sheets and further
 * chunks at run time; there are no style sheets here, and prerendered pages carry links for their chunks.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

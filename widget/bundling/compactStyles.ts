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

import type { Plugin } from 'vite';

/**
 * Takes from Lucide's drawings the keys by which React would tell their lines apart if they ever changed places. They
 * are random letters, which do not compress, and every page would pay for those of its icons.
 */
export function plainDrawings(): Plugin {
  const key = /, key: "\w+"(?= \})/g;
  return {
    name: 'plain-drawings',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler(code) {
        const plain = code.replaceAll(key, '').replace('__iconData.node;', '');
        if (plain === code) this.error('the drawings of Lucide are no longer written as they were');
        return { code: plain, map: null };
      },
    },
  };
}

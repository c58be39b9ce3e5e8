import type { Plugin } from 'vite';

/**
 * Takes from Lucide's drawings what only its own components read: names, sizes, and the keys by which React would tell
 * lines apart if they ever changed places. The keys are random letters, which do not compress; every page would pay for
 * those of its icons.
 */
export function plainDrawings(): Plugin {
  const unread = /, key: "\w+"(?= \})|^ {2}(?:name|size|aliases): .*,?$|^__iconData\.node;$/gm;
  return {
    name: 'plain-drawings',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler(code) {
        const plain = code.replaceAll(unread, '');
        if (plain === code) this.error('the drawings of Lucide are no longer written as they were');
        return { code: plain, map: null };
      },
    },
  };
}

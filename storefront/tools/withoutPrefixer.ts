import type { Plugin } from 'vite';

/**
 * Leaves the vendor prefixer out of styled-components, which uses it only where a page asks for it. None does, and
 * its table would be paid for on every page.
 */
export function withoutPrefixer(): Plugin {
  const use = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;
  return {
    name: 'without-prefixer',
    apply: 'build',
    transform: {
      filter: { id: /\/styled-components\/dist\/[^/]+\.js$/ },
      handler(code) {
        if (!use.test(code)) this.error('styled-components no longer has the place where it takes the prefixer');
        return { code: code.replace(use, ''), map: null };
      },
    },
  };
}

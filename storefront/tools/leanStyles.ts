import type { Plugin } from 'vite';

/** What is left out of styled-components: where it stands there, and what stands in its place. */
const cuts: readonly (readonly [what: string, place: RegExp, instead: string])[] = [
  ['takes the vendor prefixer, for which no page asks', /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  // A page's policy knows no style by its text that was not there when it was built.
  ['writes rules as text', /\w+\?(new \w+\((\w+),(\w+)\)):new \w+\(\2,\3\)/, '$1'],
];

/** Leaves out of styled-components what no page uses: it would be paid for on every page. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/styled-components\/dist\/[^/]+\.js$/ },
      handler(code) {
        for (const [what, place] of cuts)
          if (!place.test(code)) this.error(`styled-components no longer has the place where it ${what}`);
        return { code: cuts.reduce((text, [, place, instead]) => text.replace(place, instead), code), map: null };
      },
    },
  };
}

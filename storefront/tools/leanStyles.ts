import { leanPackage, type Cut } from './leanPackage';

const cuts: readonly Cut[] = [
  {
    what: 'takes the vendor prefixer, for which no page asks',
    places: [[/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '']],
  },
  {
    // A page's policy knows no style by its text that was not there when it was built.
    what: 'writes rules as text',
    places: [[/\w+\?(new \w+\((\w+),(\w+)\)):new \w+\(\2,\3\)/, '$1']],
  },
  {
    // No rule has a line break of its own.
    what: 'ends a prerendered rule with a comment and a line break: the break is enough',
    places: [[/"\/\*!sc\*\/\\n"/, String.raw`"\n"`]],
  },
];

/** Leaves out of styled-components what no page uses. */
export const leanStyles = () =>
  leanPackage('lean-styles', { id: /\/styled-components\/dist\/[^/]+\.js$/, code: 'data-styled' }, cuts);

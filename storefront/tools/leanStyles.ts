import { leanPackage, type Cut } from './leanPackage';

/** Each class name is random to a compressor, and stood three times on a page: in its rules, on elements, and in a mark. */
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
  {
    // Only what depends on a component's properties comes in several versions, which need names of their own.
    what: 'makes a second class for a component whose styles never change: its own serves for both',
    places: [
      [
        /(\w)=(\w)\((\w)\(\3\(this\.baseHash,(\w)\.hash\),(\w)\)>>>0\)/,
        '$1=this.componentId+(this.rules.some((rule)=>"function"==typeof rule)?"-"+$2($3($3(this.baseHash,$4.hash),$5)>>>0):"")',
      ],
      [/(\w)=(\w+)\(\1,(\w)\)\}\}return \1\}\}/, '$3===this.componentId||($1=$2($1,$3))}}return $1}}'],
    ],
  },
  {
    // As a rule without declarations, which browsers skip: `_abc0{}`, or `_abc0,_abc0-xYz{}` where there are versions. The
    // groups are numbered as they come, since only their order counts.
    what: 'marks the end of the rules of a component with its number, its name and its classes: its name is enough',
    places: [
      [
        /const (\w)=\w\+"\.g"\+\w\+'\[id="'\+(\w)\+'"\]';let (\w)="";for\(const (\w) of (\w)\)\4\.length>0&&\(\3\+=\4\+","\);(\w)\+=(\w)\+\1\+'\{content:"'\+\3\+'"\}'\+(\w)/,
        '$6+=$7+[...new Set([$2,...$5])]+"{}"+$8',
      ],
      [/new RegExp\(`\^\$\{\w\}[^`]+`\)/, String.raw`/^([\w,-]+)\{\}$/,ends={seen:0}`],
      [
        /const (\w)=0\|parseInt\((\w)\[1\],10\),(\w)=\2\[2\];0!==\1&&\((\w)\(\3,\1\),(\w+)\((\w),\3,\2\[3\]\),/,
        'const[$3,...names]=$2[1].split(","),$1=++ends.seen;($4($3,$1),$5($6,$3,names.join()||$3),',
      ],
    ],
  },
];

/** Leaves out of styled-components what no page uses. */
export const leanStyles = () =>
  leanPackage('lean-styles', { id: /\/styled-components\/dist\/[^/]+\.js$/, code: 'data-styled' }, cuts);

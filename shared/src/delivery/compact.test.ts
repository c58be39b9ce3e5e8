import { expect, test } from 'vitest';
import { compact } from './compact';

test.each([
  ['a { color: red; margin: 0 auto }', 'a{color:red;margin:0 auto}'],
  ['a :hover, a:hover { color: red !important; }', 'a :hover,a:hover{color:red!important}'],
  [':host > b::before { content: "" }', ':host>b::before{content:""}'],
  ["[data-side='left'] b { width: calc(1em + 2px) }", '[data-side=left] b{width:calc(1em + 2px)}'],
  // A name that begins with a digit is none: browsers would leave out the whole rule.
  ["[data-level='2'] b { top: 0 }", "[data-level='2'] b{top:0}"],
  ['/* Why. */\n@media (width < 48em) {\n  b { top: 0; }\n}\n', '@media(width<48em){b{top:0}}'],
  ['@media (width < 48em) and (print) { b { top: 0 } }', '@media(width<48em) and (print){b{top:0}}'],
])('[WE-01] [HM-04] %s means the same with fewer bytes', (styles, fewer) => {
  expect(compact(styles)).toBe(fewer);
});

import { expect, test } from 'vitest';
import { markdownTable } from './markdownTable';

test('a table has even columns, and figures stand at the right where they are to', () => {
  expect(
    markdownTable(
      ['', 'found'],
      [
        ['one', 1],
        ['fifty', 50.5],
      ],
    ),
  ).toBe(['|       | found |', '| ----- | ----- |', '| one   | 1     |', '| fifty | 50.5  |'].join('\n'));
  expect(
    markdownTable(
      ['', 'n'],
      [
        ['one', 1],
        ['fifty', 50],
      ],
      { rightFrom: 1 },
    ),
  ).toBe(['|       |   n |', '| ----- | --: |', '| one   |   1 |', '| fifty |  50 |'].join('\n'));
});

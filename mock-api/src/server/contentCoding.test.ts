import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedCodings, type Coding } from './contentCoding';

const all: readonly Coding[] = ['br', 'gzip', 'identity'];

test.each<[string | undefined, readonly Coding[]]>([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0', ['identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity;q=0', []],
  ['br, identity;q=0', ['br']],
  ['gzip, *;q=0', ['gzip']],
  ['identity, br;q=0.1', ['identity', 'br']],
  ['BR ; Q=0.000 , GZIP', ['gzip', 'identity']],
  ['brotli, xgzip', ['identity']],
  ['br;q=0.001', ['br', 'identity']],
])('[RL-02] %j accepts %j, in this order', (header, accepted) => {
  expect(acceptedCodings(header)).toEqual(accepted);
});

/** Members of a header, each with its name once, as RFC 9110 writes them. */
const members = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...all, '*', 'deflate', 'zstd', 'br2', 'x'),
    weight: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
    space: fc.constantFrom('', ' ', '\t', '  '),
    isLoud: fc.boolean(),
  }),
  { selector: ({ name }) => name, maxLength: 6 },
);

test('[RL-02] whatever a well-formed header says, what it refuses is never sent, and what it likes better comes first', () => {
  fc.assert(
    fc.property(members, (list) => {
      const header = list
        .map(({ name, weight, space, isLoud }) => {
          const written = isLoud ? name.toUpperCase() : name;
          return weight === undefined ? written : `${written}${space};${space}q=${(weight / 1000).toFixed(3)}`;
        })
        .join(', ');
      const weightOf = (coding: string) => {
        const found = list.find(({ name }) => name === coding) ?? list.find(({ name }) => name === '*');
        return found === undefined ? undefined : (found.weight ?? 1000);
      };
      // The file itself is acceptable unless refused; a coding only when it is named, or all are.
      const expected = all.filter((coding) => (weightOf(coding) ?? (coding === 'identity' ? 1 : 0)) > 0);
      const accepted = acceptedCodings(header);
      expect(accepted.toSorted()).toEqual(expected.toSorted());
      const weights = accepted.map(weightOf).filter((weight) => weight !== undefined);
      expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    }),
    { numRuns: 2000 },
  );
});

test('[RL-02] any text is read, and a coding that it does not name is not sent', () => {
  const pieces = fc.constantFrom(
    'br',
    'gzip',
    'identity',
    ';q=',
    '0',
    '1',
    '0.5',
    ',',
    ' ',
    ';',
    '=',
    '"',
    '\\',
    'q',
    'é',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (header) => {
      const accepted = acceptedCodings(header);
      expect(new Set(accepted).size).toBe(accepted.length);
      for (const coding of accepted)
        expect(coding === 'identity' || header.includes('*') || header.toLowerCase().includes(coding)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

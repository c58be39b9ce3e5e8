import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { idCases } from './ids.fixture';
import { isRandomUuid, isUuid, newId } from './ids';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(idCases)('[WX-13] [CX-01] %j is a UUID: %s, a random one: %s', (value, anyVersion, random) => {
  expect([isUuid(value), isRandomUuid(value)]).toEqual([anyVersion, random]);
});

test('[WX-13] every random UUID, and nothing else of its looks, counts as one', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (id) => {
      expect([isUuid(id), isRandomUuid(id)]).toEqual([true, true]);
    }),
  );
  fc.assert(fc.property(fc.uuid({ version: [1, 2, 3, 5, 6, 7, 8] }), (id) => isUuid(id) && !isRandomUuid(id)));
});

test.each([
  ['secure', () => crypto],
  ['not secure', () => ({ getRandomValues: crypto.getRandomValues.bind(crypto) })],
])('[WX-13] [CX-01] on a page that is %s ids are random UUIDs, each another', (_page, source) => {
  vi.stubGlobal('crypto', source());
  const made = new Set(Array.from({ length: 100 }, newId));
  expect(made.size).toBe(100);
  expect([...made].every(isRandomUuid)).toBe(true);
});

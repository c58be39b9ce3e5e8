import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTaken,
  ledgerKeys,
  mostPending,
  pauseAfter,
  readClaims,
  readPending,
  withClaim,
  withoutPending,
  withPending,
  type PendingLaunch,
} from './launches';
import { ownKeys } from './visitorContext';

const idOf = (number: number) => `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`;
const launch = (number: number): PendingLaunch => ({ id: idOf(number), key: idOf(number + 500), tries: 0, next: 0 });

describe('[SM-04] what waits to be told', () => {
  test('is read back as it was written', () => {
    const list = [launch(1), launch(2)];
    expect(readPending(JSON.stringify(list))).toEqual(list);
  });

  test.each([null, '', '{', 'null', '7', '{}', '[null,1,{}]', '[{"id":"x","key":"y","tries":0,"next":0}]'])(
    'reads %j as nothing',
    (stored) => {
      expect(readPending(stored)).toEqual([]);
    },
  );

  test('is never more than so many, the newest', () => {
    const list = Array.from({ length: 30 }, (_, number) => launch(number)).reduce(
      withPending,
      [] as readonly PendingLaunch[],
    );
    expect(list).toHaveLength(mostPending);
    expect(list.at(-1)).toEqual(launch(29));
    expect(readPending(JSON.stringify([...list, ...list]))).toHaveLength(mostPending);
  });

  test('has each key once', () => {
    const list = withPending(withPending([], launch(1)), { ...launch(1), tries: 3 });
    expect(list).toEqual([{ ...launch(1), tries: 3 }]);
    expect(withoutPending(list, launch(1).key)).toEqual([]);
  });
});

describe('[SM-04] a claim', () => {
  test('holds until its time, and for good once the backend has heard', () => {
    const claims = withClaim({}, idOf(1), 1000);
    expect([isTaken(claims, idOf(1), 999), isTaken(claims, idOf(1), 1000)]).toEqual([true, false]);
    expect(isTaken(withClaim(claims, idOf(1), 'told'), idOf(1), 1e15)).toBe(true);
    expect(isTaken(withClaim(claims, idOf(1), undefined), idOf(1), 0)).toBe(false);
  });

  test('gives way to newer ones beyond forty', () => {
    const claims = Array.from({ length: 60 }, (_, number) => number).reduce(
      (all, number) => withClaim(all, idOf(number), 'told'),
      {},
    );
    expect(Object.keys(claims)).toHaveLength(40);
    expect(isTaken(claims, idOf(59), 0)).toBe(true);
  });

  test('is read from whatever is stored, without what is no claim', () => {
    expect(readClaims(`{"__proto__":1,"x":"told","${idOf(1)}":"told","${idOf(2)}":"soon","${idOf(3)}":5}`)).toEqual({
      [idOf(1)]: 'told',
      [idOf(3)]: 5,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(() => [readClaims(stored), readPending(stored)]).not.toThrow();
      }),
    );
  });
});

test('[SM-04] pauses double up to five minutes, a little apart from each other', () => {
  expect([1, 2, 3, 8, 20].map((tries) => pauseAfter(tries, 0))).toEqual([2000, 4000, 8000, 256_000, 300_000]);
  expect(pauseAfter(1, 1)).toBe(2500);
});

test('[SM-04] [CX-02] no address can write the ledger', () => {
  for (const key of Object.values(ledgerKeys)) expect(ownKeys.has(key)).toBe(true);
});

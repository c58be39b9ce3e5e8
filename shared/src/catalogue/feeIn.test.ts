import { describe, expect, test } from 'vitest';
import { availabilityOf, visitMode, type VisitMode } from './availability';
import { feeIn } from './feeIn';
import { feePrice } from './prices';
import { usStates, type UsState } from './states';
import { treatments } from './treatments';

const kinds: readonly VisitMode[] = ['virtual', 'live', 'weightLoss'];
const inWords = (kind: VisitMode, state?: UsState) => {
  const { price, where } = feeIn(kind, state);
  return [price, where].join(' ').trim();
};
/** Who can have a kind of visit in a state. */
const offeredTo = (kind: VisitMode, state: UsState) =>
  treatments.filter((entry) => availabilityOf(entry, state).offered.some((one) => visitMode(one) === kind));

describe('[AF-04] the fee of a kind of visit', () => {
  test('says what it depends on while no state is known', () => {
    expect(kinds.map((kind) => inWords(kind))).toEqual([
      '$29 if offered in your state',
      '$74',
      '$299 a month if offered in your state',
    ]);
  });

  test('is that of the state where there is one', () => {
    expect(inWords('virtual', 'Ohio')).toBe('$29 in Ohio');
    expect(inWords('virtual', 'Texas')).toBe('$29 in Texas for erectile dysfunction only');
    expect(inWords('virtual', 'Kansas')).toBe('Not offered in Kansas');
    expect(inWords('weightLoss', 'Texas')).toBe('$299 a month in Texas');
    expect(inWords('weightLoss', 'Iowa')).toBe('Not offered in Iowa');
  });

  test('names no amount where no treatment can be had by it, and no limit where most can', () => {
    const wrong = usStates.flatMap((state) =>
      kinds
        .filter((kind) => {
          const fee = feeIn(kind, state);
          const names = offeredTo(kind, state).map(({ name }) => name);
          const isLimited = names.join() === 'Erectile Dysfunction';
          return (
            fee.isOffered !== names.length > 0 ||
            fee.isOffered !== (fee.price === feePrice(kind)) ||
            isLimited !== (fee.where?.includes('erectile dysfunction only') === true) ||
            // Always said where the state decides, so that a line stays a line once the state is known.
            (fee.where === undefined) !== (kind === 'live')
          );
        })
        .map((kind) => `${kind}, ${state}`),
    );
    expect(wrong).toEqual([]);
  });
});

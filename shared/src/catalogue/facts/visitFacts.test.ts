import { describe, expect, test } from 'vitest';
import { availabilityOf, modesIn, visitMode } from '../availability';
import { feePrice } from '../prices';
import { usStates } from '../states';
import { treatmentAt, treatments } from '../treatments';
import { visitFacts, whatHappens } from './visitFacts';

const inShort = (...[path, state]: [Parameters<typeof treatmentAt>[0], (typeof usStates)[number]?]) =>
  visitFacts(treatmentAt(path), state).map(({ value, label }) => `${value} ${label}`);

describe('[AF-02] [AF-04] the facts in short', () => {
  test('say what the price depends on while no state is known', () => {
    expect(inShort('acute-sinusitis')).toEqual([
      'From $29 depends on your state',
      'About 15 minutes on average',
      expect.stringMatching(/^\$\d+ to \$\d+ medication$/),
      'Prescription to your pharmacy',
      'Less than 4 weeks since it began',
    ]);
    expect(inShort('medication-refill')[0]).toBe('$74 if offered in your state');
    expect(inShort('weight-loss')[0]).toBe('$299 a month if offered in your state');
    expect(inShort('shortness-of-breath')[0]).toBe('$74 for the visit');
  });

  test.each([
    ['rash', 'Ohio', '$29 or $74 in Ohio'],
    ['rash', 'Texas', '$74 in Texas'],
    ['medication-refill', 'Ohio', 'Not online in Ohio'],
    ['medication-refill', 'Texas', '$74 in Texas'],
  ] as const)('say for %s what holds in %s', (path, state, words) => {
    expect(inShort(path, state)[0]).toBe(words);
  });

  test('say where no visit can be had nothing of how one goes, but who helps', () => {
    const without = treatments.flatMap((treatment) =>
      usStates
        .filter((state) => modesIn(treatment, state).length === 0)
        .map((state) => [inShort(treatment.path, state).slice(1), whatHappens(treatment, state)]),
    );
    expect(without).toHaveLength(25 + 3);
    for (const said of without) expect(said).toEqual([['Call us for help with it'], []]);
  });

  test('name in no state a fee that it does not have', () => {
    for (const treatment of treatments.filter(({ path }) => path !== 'weight-loss')) {
      for (const state of usStates) {
        const modes = new Set(availabilityOf(treatment, state).offered.map(visitMode));
        const fee = visitFacts(treatment, state)[0]?.value ?? '';
        for (const mode of ['virtual', 'live'] as const)
          expect(fee.includes(feePrice(mode)), `${treatment.name}, ${state}, ${mode}`).toBe(modes.has(mode));
      }
    }
  });
});

test('[AF-03] what happens names the kinds of visit that an entry can have in a state, and the hours of live ones alone', () => {
  const both = whatHappens(treatmentAt('rash'), undefined).join(' ');
  expect(both).toContain('You answer questions online.');
  expect(both).toContain('Providers call from 9\u00A0AM to 9\u00A0PM\u00A0ET, all seven days.');
  for (const live of [
    whatHappens(treatmentAt('shortness-of-breath'), undefined),
    whatHappens(treatmentAt('rash'), 'Texas'),
  ]) {
    expect(live.join(' ')).toContain('Providers call');
    expect(live.join(' ')).not.toContain('questions online');
  }
});

import { expect, test } from 'vitest';
import { availabilityOf, visitMode } from './availability';
import { usStates } from './states';
import { treatmentAt, treatments, type TreatmentPath } from './treatments';
import { visitPrice } from './visitPrice';
import { visitPriceIn } from './visitPriceIn';

const where = (path: TreatmentPath, modes: number) =>
  usStates.find((state) => availabilityOf(treatmentAt(path), state).offered.length === modes);

test('[AF-01] the price is that of the state, and says so while none is chosen', () => {
  const rash = treatmentAt('rash');
  expect(visitPrice(rash, undefined)).toBe('$29 virtual, $74 live, by state');
  expect(visitPrice(rash, where('rash', 2))).toBe('$29 virtual, $74 live');
  expect(visitPrice(rash, where('rash', 1))).toBe('$74 live');
  expect(visitPrice(treatmentAt('general-consult'), undefined)).toBe('$74 live');
  expect(visitPrice(treatmentAt('weight-loss'), where('weight-loss', 2))).toBe('$299 a month');
});

test('[AF-01] where nothing is offered online no price is shown', () => {
  for (const entry of treatments) {
    for (const state of usStates) {
      const isOffered = availabilityOf(entry, state).offered.length > 0;
      expect(visitPrice(entry, state)).toMatch(isOffered ? /^\$/ : new RegExp(`^Not online in ${state}$`));
    }
  }
});

test('[AF-04] [HM-01] what holds for visits in general starts at $29 until a state says which of them it allows', () => {
  expect(visitPriceIn(undefined)).toBe('Starting at $29');
  for (const state of usStates) {
    const withVirtual = treatments.filter((entry) =>
      availabilityOf(entry, state).offered.some((consultation) => visitMode(consultation) === 'virtual'),
    );
    // Of one condition alone the card of the virtual fee says so.
    expect(visitPriceIn(state)).toBe(withVirtual.length > 1 ? '$29 virtual or $74 live visit' : '$74 live visit');
  }
});

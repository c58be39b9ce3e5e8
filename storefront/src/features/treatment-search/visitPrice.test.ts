// @vitest-environment node
import { expect, test } from 'vitest';
import { availabilityOf } from '@front-door/shared/catalogue/availability';
import { usStates } from '@front-door/shared/catalogue/states';
import { treatmentAt, treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { visitPrice } from './visitPrice';

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

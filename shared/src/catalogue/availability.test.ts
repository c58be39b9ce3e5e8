import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityOf, kindOf, type Availability, type Consultation } from './availability';
import { isInList, stateLists, usStates, type UsState } from './states';
import { treatmentAt, treatments, type TreatmentPath } from './treatments';

const virtual: Consultation = { kind: 'consultation', mode: 'virtual' };
const live: Consultation = { kind: 'consultation', mode: 'live' };
const newPatient: Consultation = { kind: 'weight-loss', path: 'new' };
const existingPatient: Consultation = { kind: 'weight-loss', path: 'existing' };

const both: Availability = { offered: [virtual, live], withheld: [] };
const liveOnly: Availability = {
  offered: [live],
  withheld: [{ consultation: virtual, reason: 'virtual-not-in-state' }],
};

const anyState = fc.constantFrom(...usStates);
const anyTreatment = fc.constantFrom(...treatments);
const ordinary = treatments.filter((entry) => kindOf(entry) === 'standard');
const neverVirtual = treatments.filter(({ name }) => /general consult|weight loss|medication refill/i.test(name));

/** The states in which the treatment is offered exactly so. */
function statesTold(path: TreatmentPath, expected: Availability): readonly UsState[] {
  const wanted = JSON.stringify(expected);
  return usStates.filter((state) => JSON.stringify(availabilityOf(treatmentAt(path), state)) === wanted);
}

function without(...omitted: readonly UsState[]): readonly UsState[] {
  return usStates.filter((state) => !omitted.includes(state));
}

describe('every treatment in every state', () => {
  test('[GS-05] has each consultation it could have once: offered, or withheld with a reason', () => {
    fc.assert(
      fc.property(anyTreatment, anyState, (treatment, state) => {
        const { offered, withheld } = availabilityOf(treatment, state);
        const told = [...offered, ...withheld.map((item) => item.consultation)];
        const could = treatment.path === 'weight-loss' ? [newPatient, existingPatient] : [virtual, live];
        expect(new Set(told.map((item) => JSON.stringify(item)))).toEqual(
          new Set(could.map((item) => JSON.stringify(item))),
        );
        expect(told).toHaveLength(could.length);
      }),
    );
  });

  test('[GS-05] virtual is never offered for a General Consult, weight loss or a refill', () => {
    expect(neverVirtual).toHaveLength(4);
    fc.assert(
      fc.property(fc.constantFrom(...neverVirtual), anyState, (treatment, state) => {
        expect(availabilityOf(treatment, state).offered).not.toContainEqual(virtual);
      }),
    );
  });
});

describe('ordinary treatments', () => {
  test('[GS-05] are virtual only in the states of the asynchronous-care list, and live in all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ordinary), anyState, (treatment, state) => {
        expect(availabilityOf(treatment, state)).toEqual(isInList('asyncCare', state) ? both : liveOnly);
      }),
    );
  });

  test('[GS-05] are all but five entries', () => {
    const others = treatments.filter((entry) => !ordinary.includes(entry)).map((entry) => [entry.path, kindOf(entry)]);
    expect(Object.fromEntries(others)).toEqual({
      'medication-refill': 'medication-refill',
      'general-consult': 'general-consult',
      'general-consult-pediatric': 'general-consult',
      'erectile-dysfunction': 'erectile-dysfunction',
      'weight-loss': 'weight-loss',
    });
  });

  test('[GS-05] are told in the order of the buttons: virtual, then live', () => {
    expect(availabilityOf(treatmentAt('rash'), 'Florida').offered).toEqual([virtual, live]);
    expect(availabilityOf(treatmentAt('rash'), 'California').offered).toEqual([live]);
  });
});

describe('General Consult', () => {
  test.each(['general-consult', 'general-consult-pediatric'] as const)(
    '[GS-05] %s is live in every state, and says that it always is',
    (path) => {
      const expected: Availability = {
        offered: [live],
        withheld: [{ consultation: virtual, reason: 'general-consult-is-live' }],
      };
      expect(statesTold(path, expected)).toEqual(usStates);
    },
  );
});

describe('Medication Refill', () => {
  test('[GS-06] offers nothing where virtual is allowed, and says why', () => {
    const nothing: Availability = {
      offered: [],
      withheld: [
        { consultation: virtual, reason: 'refill-not-online' },
        { consultation: live, reason: 'refill-not-online' },
      ],
    };
    expect(statesTold('medication-refill', nothing)).toEqual(stateLists.asyncCare);
  });

  test('[GS-06] is live where virtual is not allowed', () => {
    expect(statesTold('medication-refill', liveOnly)).toEqual(without(...stateLists.asyncCare));
  });
});

describe('Weight Loss', () => {
  test('[GS-07] is offered to new and to existing patients, new first, but not in three states', () => {
    const offered: Availability = { offered: [newPatient, existingPatient], withheld: [] };
    expect(statesTold('weight-loss', offered)).toEqual(without('California', 'Iowa', 'Washington'));
  });

  test('[GS-07] is not offered in California, Iowa and Washington, and says why', () => {
    const withheld: Availability = {
      offered: [],
      withheld: [
        { consultation: newPatient, reason: 'weight-loss-not-in-state' },
        { consultation: existingPatient, reason: 'weight-loss-not-in-state' },
      ],
    };
    expect(statesTold('weight-loss', withheld)).toEqual(['California', 'Iowa', 'Washington']);
  });

  test('[GS-07] does not follow the list for virtual care', () => {
    expect(isInList('asyncCare', 'Washington')).toBe(true);
    expect(availabilityOf(treatmentAt('weight-loss'), 'Washington').offered).toEqual([]);
  });
});

describe('Erectile Dysfunction', () => {
  test('[GS-07] is virtual in the states of a list of its own, and live in all', () => {
    expect(statesTold('erectile-dysfunction', both)).toEqual(stateLists.erectileDysfunction);
    expect(statesTold('erectile-dysfunction', liveOnly)).toEqual(without(...stateLists.erectileDysfunction));
  });

  test('[GS-07] does not follow the list for virtual care', () => {
    expect(isInList('asyncCare', 'Texas')).toBe(false);
    expect(availabilityOf(treatmentAt('erectile-dysfunction'), 'Texas')).toEqual(both);
  });
});

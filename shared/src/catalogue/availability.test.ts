import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groceryChain, isHidden, partnerOf, partners } from '../visitor/partners';
import { readVisitor, recordArrival } from '../visitor/visitorContext';
import {
  availabilityOf,
  dependsOnState,
  kindOf,
  liveByNature,
  modesIn,
  modesOf,
  nextBestWays,
  type Availability,
  type Consultation,
  type NextBestWay,
} from './availability';
import { isInList, stateLists, usStates, type StateList, type UsState } from './states';
import { loadTreatment } from './treatmentContent';
import { treatmentAt, treatments, type TreatmentPath } from './treatments';
import { programPoints } from './weightLossProgram';

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
const neverVirtual = treatments.filter(({ name }) =>
  /general consult|weight loss|medication refill|shortness of breath/i.test(name),
);

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

  test('[GS-05] virtual is never offered for a General Consult, weight loss, a refill or Shortness of Breath', () => {
    expect(neverVirtual).toHaveLength(5);
    fc.assert(
      fc.property(fc.constantFrom(...neverVirtual), anyState, (treatment, state) => {
        expect(availabilityOf(treatment, state).offered).not.toContainEqual(virtual);
      }),
    );
  });
});

const isLivePage = (path: string) => /general-consult|weight/i.test(path);

describe('every state, treatment, page and partner', () => {
  const pages = ['/', '/care', '/category/urgent-care', '/category/weight-loss', '/WEIGHT-loss', '/general-consult'];
  const anyPath = fc.oneof(
    fc.constantFrom(...pages, ...treatments.map(({ path }) => `/treatments/${path}`)),
    fc.webPath(),
    fc.string(),
  );
  /** Arrivals of every partner, of a partner of nobody's, and of no partner. */
  const anyArrival = fc.constantFrom(
    '',
    'partner=Somebody',
    ...partners.flatMap(({ key, marker }) => [`partner=${key}`, `source=${marker}`, `pharmacy=${marker}`]),
  );

  test('[GS-05] [GS-18] there is no dead end: something is offered, or the next best way leads elsewhere', () => {
    fc.assert(
      fc.property(anyState, anyTreatment, anyPath, (state, treatment, path) => {
        const { offered, withheld } = availabilityOf(treatment, state, path);
        const ways = withheld.map(({ reason }) => nextBestWays[reason]);
        const leads = (way: NextBestWay): boolean => {
          switch (way.kind) {
            case 'live':
              return offered.some((item) => item.kind === 'consultation' && item.mode === 'live');
            case 'own-page':
              return !isLivePage(treatment.path);
            case 'treatment':
              return availabilityOf(treatmentAt(way.path), state).offered.length > 0;
            case 'treatments':
            case 'phone':
              return true;
          }
        };
        expect(ways.filter((way) => !leads(way))).toEqual([]);
        expect(offered.length > 0 || ways.some(({ kind }) => kind === 'phone' || kind === 'treatment')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('[GS-05] virtual is offered exactly where the state is listed, the page allows it and the treatment is ordinary', () => {
    fc.assert(
      fc.property(anyState, anyTreatment, anyPath, (state, treatment, path) => {
        const kind = kindOf(treatment);
        const isListed = isInList(kind === 'erectile-dysfunction' ? 'erectileDysfunction' : 'asyncCare', state);
        const isOrdinary = kind === 'standard' || kind === 'erectile-dysfunction';
        const { offered } = availabilityOf(treatment, state, path);
        expect(offered.some((item) => item.kind === 'consultation' && item.mode === 'virtual')).toBe(
          isOrdinary && isListed && !isLivePage(path),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('[GS-05] [CX-06] the grocery chain’s visitors alone are shown no way to weight loss, however they arrive', () => {
    fc.assert(
      fc.property(anyArrival, (query) => {
        const stored = new Map<string, string>();
        const store = {
          get: (key: string) => stored.get(key) ?? null,
          set: (key: string, value: string) => void stored.set(key, value),
          remove: (key: string) => void stored.delete(key),
        };
        recordArrival(store, new URLSearchParams(query), () => '11111111-1111-4111-8111-111111111111');
        const partner = partnerOf(readVisitor(store));
        expect(isHidden('weight-loss', partner)).toBe(partner === groceryChain);
      }),
    );
  });

  test('[GS-05] every treatment in every state, one by one, from its own page', () => {
    let offers = 0;
    for (const treatment of treatments)
      for (const state of usStates) {
        const { offered, withheld } = availabilityOf(treatment, state);
        expect(offered.length + withheld.length).toBe(2);
        offers += offered.length;
      }
    // 39 ordinary ones: 51 live and 25 virtual; the rest by their own lists.
    expect(offers).toBe(ordinary.length * (51 + 25) + (51 + 47) + 3 * 51 + 26 + 2 * 48);
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

  test('[GS-05] are all but six entries', () => {
    const others = treatments.filter((entry) => !ordinary.includes(entry)).map((entry) => [entry.path, kindOf(entry)]);
    expect(Object.fromEntries(others)).toEqual({
      'shortness-of-breath': 'live-by-nature',
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

describe('Shortness of Breath', () => {
  test('[AF-06] is live in every state, from every page, and virtual is shown as not offered with the reason', () => {
    const expected: Availability = {
      offered: [live],
      withheld: [{ consultation: virtual, reason: 'condition-is-live' }],
    };
    expect(statesTold('shortness-of-breath', expected)).toEqual(usStates);
    fc.assert(
      fc.property(anyState, fc.webPath(), (state, path) => {
        expect(availabilityOf(treatmentAt('shortness-of-breath'), state, path)).toEqual(expected);
      }),
    );
    expect(nextBestWays['condition-is-live']).toEqual({ kind: 'live' });
  });

  test('[AF-06] gives the reason that its own page gives', async () => {
    const { symptoms } = await loadTreatment('shortness-of-breath');
    const said = symptoms.flatMap(({ sectionDetails }) => sectionDetails).join(' ');
    expect(said.replace('Your provider', 'the provider')).toContain(liveByNature['shortness-of-breath']);
  });
});

describe('the kinds of visit that an entry can have', () => {
  test('[AF-05] are those that some state offers, in the order of the buttons', () => {
    for (const treatment of treatments) {
      const offered = usStates.flatMap((state) => availabilityOf(treatment, state).offered);
      const kinds = offered.map((item) => (item.kind === 'weight-loss' ? 'weightLoss' : item.mode));
      expect([treatment.path, new Set(modesOf(treatment))]).toEqual([treatment.path, new Set(kinds)]);
    }
    expect(modesOf(treatmentAt('rash'))).toEqual(['virtual', 'live']);
  });

  test('[GS-05] [AF-04] are, from any page and without a state, those that some state offers from that page', () => {
    for (const path of ['/', '/care', '/general-consult', '/category/weight-loss'])
      for (const treatment of treatments) {
        const kinds = new Set(usStates.flatMap((state) => modesIn(treatment, state, path)));
        expect([path, treatment.path, new Set(modesIn(treatment, undefined, path))]).toEqual([
          path,
          treatment.path,
          kinds,
        ]);
        for (const kind of kinds)
          expect(dependsOnState(treatment, kind, path)).toBe(
            !usStates.every((state) => modesIn(treatment, state, path).includes(kind)),
          );
      }
    expect(modesIn(treatmentAt('rash'), undefined, '/general-consult')).toEqual(['live']);
    expect(dependsOnState(treatmentAt('rash'), 'live')).toBe(false);
  });
});

/** All that the lists decide in a state. */
const answers = (state: UsState) =>
  JSON.stringify([treatments.map((entry) => availabilityOf(entry, state)), programPoints(state)]);

describe('the lists of states', () => {
  test.each(Object.keys(stateLists) as StateList[])('[DM-06] %s decides something in every state', (list) => {
    const before = stateLists[list];
    try {
      for (const state of usStates) {
        const isListed = isInList(list, state);
        const told = answers(state);
        Object.assign(stateLists, { [list]: isListed ? [] : [state] });
        expect([state, answers(state)]).not.toEqual([state, told]);
        Object.assign(stateLists, { [list]: before });
      }
    } finally {
      Object.assign(stateLists, { [list]: before });
    }
  });
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

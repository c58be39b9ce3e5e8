import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownName as spanishName } from '../catalogue/names/es';
import { protocolNameParameter } from '../catalogue/resolveTreatment';
import { treatments } from '../catalogue/treatments';
import { isRandomUuid } from '../ids';
import { chamberOfCommerce, groceryChain, isHidden, longestValue, partnerOf, partners, type Partner } from './partners';
import { forbiddenAt, otherParameter, privacyTable } from './privacyTable';
import {
  isCopied,
  keptParameters,
  keys,
  mostParameters,
  ownKeys,
  readVisitor,
  recordArrival,
  type KeyValueStore,
} from './visitorContext';

const firstId = '11111111-1111-4111-8111-111111111111';
const secondId = '22222222-2222-4222-9222-222222222222';

function storeWith(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values));
  const store: KeyValueStore = {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
  return { store, map };
}

/** Hands out the two ids in turn. */
function idsInTurn(): () => string {
  const left = [firstId, secondId];
  return () => left.shift() ?? 'asked once too often';
}

/** Records one arrival per query string and returns what outlives the visit after the last. */
function stored(values: Record<string, string>, ...queries: readonly string[]): Map<string, string> {
  return keptAfter(values, ...queries).lasting;
}

/** The same, with what is kept for the visit. */
function keptAfter(values: Record<string, string>, ...queries: readonly string[]) {
  const lasting = storeWith({ [keys.guid]: firstId, [keys.transactionId]: secondId, ...values });
  const visit = storeWith();
  for (const query of queries) recordArrival(lasting.store, new URLSearchParams(query), idsInTurn(), visit.store);
  return { lasting: lasting.map, visit: visit.map };
}

describe('ids', () => {
  test('[CX-01] are made when absent', () => {
    const { store, map } = storeWith();
    recordArrival(store, [], idsInTurn());
    expect(Object.fromEntries(map)).toEqual({ guid: firstId, transaction_id: secondId });
  });

  test('[CX-01] are kept when present', () => {
    const { store, map } = storeWith({ guid: secondId, transaction_id: firstId });
    recordArrival(store, [], () => 'a new id');
    expect(Object.fromEntries(map)).toEqual({ guid: secondId, transaction_id: firstId });
  });

  test('[CX-01] only the transaction id is renewed after a launch has cleared it', () => {
    const { store, map } = storeWith({ guid: secondId });
    recordArrival(store, [], idsInTurn());
    expect(Object.fromEntries(map)).toEqual({ guid: secondId, transaction_id: firstId });
  });

  test.each(['', 'undefined', 'me@example.com', firstId.slice(1), `${firstId} `, firstId.replaceAll('-', '')])(
    '[CX-01] rubbish in their place ("%s") is replaced',
    (rubbish) => {
      const { store, map } = storeWith({ guid: rubbish, transaction_id: rubbish });
      recordArrival(store, [], idsInTurn());
      expect(Object.fromEntries(map)).toEqual({ guid: firstId, transaction_id: secondId });
    },
  );
});

describe('query parameters', () => {
  test('[CX-02] are copied under the same name, unknown ones too', () => {
    const { lasting, visit } = keptAfter({}, 'campaign=Fall+%26+Winter&utm_x=%F0%9F%8D%82&option=3');
    expect(lasting.get('campaign')).toBe('Fall & Winter');
    expect(visit.get('utm_x')).toBe('🍂');
    expect(lasting.get('option')).toBe('3');
  });

  test('[CX-02] replace what was stored, and stay when a later address has none', () => {
    expect(stored({ campaign: 'old' }, 'campaign=new').get('campaign')).toBe('new');
    expect(stored({}, 'campaign=first', '', 'source=x').get('campaign')).toBe('first');
  });

  test('[CX-02] an empty one empties the stored value', () => {
    expect(stored({ campaign: 'old' }, 'campaign=').get('campaign')).toBe('');
  });

  test('[CX-02] a repeated one counts as its last', () => {
    expect(stored({}, 'source=a&source=b&source=c').get('source')).toBe('c');
  });

  test('[CX-02] a repeated one whose last is refused counts as the last that is not', () => {
    expect(stored({}, `source=a&source=${'b'.repeat(longestValue + 1)}`).get('source')).toBe('a');
  });

  test.each([...ownKeys])('[CX-02] the own key %s is refused', (key) => {
    const before = keptAfter({ [key]: firstId }, '');
    expect(keptAfter({ [key]: firstId }, `${key}=${secondId}`)).toEqual(before);
    expect(isCopied(key, 'x')).toBe(false);
  });

  test("[CX-02] the own keys are the ids, the chat's included, the first-visit marker, the ledger of launches, the visitor's choices and the rest of the visit", () => {
    expect([...ownKeys].sort()).toEqual([
      'arrivals',
      'color-mode',
      'condition',
      'firstSymVisitKey',
      'guid',
      'language',
      'launch-claims',
      'launches',
      'privacy-choice',
      'react-router-scroll-positions',
      'receptionist:guid',
      'receptionist:kept',
      'state',
      'transaction_id',
    ]);
  });

  test('[CX-02] values of 2,000 characters are copied, longer ones and longer names refused', () => {
    expect(longestValue).toBe(2000);
    expect(isCopied('source', 'x'.repeat(2000))).toBe(true);
    expect(isCopied('source', 'x'.repeat(2001))).toBe(false);
    expect(isCopied('x'.repeat(2001), 'x')).toBe(false);
    expect(stored({ source: 'kept' }, `source=${'x'.repeat(2001)}`).get('source')).toBe('kept');
  });

  test('[CX-02] one without a name is refused', () => {
    const { lasting, visit } = keptAfter({}, '=x');
    expect([...lasting.keys(), ...visit.keys()]).toEqual(['guid', 'transaction_id']);
  });

  test('[CX-02] names that objects inherit are copied like any other', () => {
    const map = keptAfter({}, '__proto__=a&constructor=b&toString=c').visit;
    expect([map.get('__proto__'), map.get('constructor'), map.get('toString')]).toEqual(['a', 'b', 'c']);
  });

  test('[CX-02] whatever an address holds, the own keys stay as they were', () => {
    const name = fc.oneof(fc.constantFrom(...ownKeys, ...Object.values(keys)), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (query) => {
        const own = {
          guid: firstId,
          transaction_id: secondId,
          firstSymVisitKey: 'false',
          'color-mode': 'dark',
          'privacy-choice': 'opt-out',
          'receptionist:guid': firstId,
        };
        const { store, map } = storeWith(own);
        recordArrival(store, query, idsInTurn());
        expect(Object.fromEntries(map)).toMatchObject(own);
      }),
    );
  });
});

function many(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => [`p${String(index)}`, 'x']);
}

describe('hostile addresses and storage', () => {
  test('[CX-02] of thousands of parameters the first 50 are kept, and the known ones wherever they stand', () => {
    expect(mostParameters).toBe(50);
    const kept = keptParameters([...many(5000), ['pharmacy', 'Oak'], ['source', 'mail']]);
    expect([...kept.keys()]).toEqual(['pharmacy', 'source', ...many(48).map(([name]) => name)]);
    const map = stored({}, `${new URLSearchParams(many(5000)).toString()}&source=eagle`);
    expect(map.get('partner')).toBe(groceryChain.key);
    expect(map.size).toBeLessThanOrEqual(mostParameters + 3);
  });

  test('[CX-02] a name that is kept takes its last value, even beyond the fiftieth', () => {
    expect(keptParameters([...many(60), ['p1', 'last']]).get('p1')).toBe('last');
  });

  test('[CX-02] values of a megabyte are not kept, and nothing that was there before is lost', () => {
    const before = { source: 'kept', campaign: 'kept too', 'color-mode': 'dark' };
    const map = stored(before, `source=${'a'.repeat(1_000_000)}&${'n'.repeat(1_000_000)}=x&campaign=new`);
    expect(Object.fromEntries(map)).toMatchObject({ source: 'kept', campaign: 'new', 'color-mode': 'dark' });
    expect(JSON.stringify([...map]).length).toBeLessThan(1000);
  });

  test.each([
    '%',
    '%zz=1&%E0%A4%A=%',
    '&&&=&?=?',
    'a=%00&b=%FF',
    '<script>alert(1)</script>=<img src=x onerror=alert(1)>',
  ])('[CX-02] the malformed query "%s" is read as far as it can be', (query) => {
    const map = stored({ source: 'kept' }, `${query}&pharmacy=Oak`);
    expect([map.get('source'), map.get('pharmacy')]).toEqual(['kept', 'Oak']);
  });

  test('[CX-02] [CX-03] [CX-04] any query on any storage leaves a context that can be read, and no prototype changed', () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.values(keys), '__proto__', 'constructor', 'prototype', 'hasOwnProperty'),
      fc.string(),
    );
    const pairs = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom('eagle', 'chamber', '{}', 'null'))));
    fc.assert(
      fc.property(pairs, fc.dictionary(name, fc.string()), fc.string(), (query, earlier, raw) => {
        const { store, map } = storeWith(earlier);
        const copied = keptParameters(query);
        recordArrival(store, query, idsInTurn());
        recordArrival(store, new URLSearchParams(raw), idsInTurn());
        const visitor = readVisitor(store);
        expect(isRandomUuid(visitor.guid)).toBe(true);
        expect(Object.values(visitor).every((value) => typeof value !== 'string' || value.trim() !== '')).toBe(true);
        expect(copied.size).toBeLessThanOrEqual(mostParameters);
        // What an address does not name, and no rule derives, stays.
        const touched = new Set([
          ...copied.keys(),
          ...new URLSearchParams(raw).keys(),
          'guid',
          'transaction_id',
          // Gone with a partner that is replaced.
          'partner',
          'pharmacy',
          'pharmacyId',
          'pharmacyGroupId',
          'pharmacyID',
          'pharmacyGroupID',
          'campaign',
          'source',
        ]);
        const untouched = Object.entries(earlier).filter(([key]) => !touched.has(key));
        expect(untouched.filter(([key, value]) => map.get(key) !== value)).toEqual([]);
        expect(({} as Record<string, unknown>)['eagle']).toBeUndefined();
      }),
    );
  });

  test('[CX-02] a raw query, in whatever encoding, changes no own key and at most 50 others', () => {
    const own = Object.fromEntries([...ownKeys].map((key) => [key, secondId]));
    const encoded = fc
      .constantFrom(...ownKeys)
      .map((key) =>
        Array.from(key, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`).join(''),
      );
    const piece = fc.oneof(
      fc.constantFrom(...ownKeys, '__proto__', 'constructor', 'toString', '%', '%zz', '%E0%A4%A', '<script>', '+', ';'),
      encoded,
      fc.string({ unit: 'binary' }),
    );
    const raw = fc
      .array(fc.tuple(piece, fc.constantFrom('=', '==', '', '=%3D'), piece), { maxLength: 300 })
      .map((parts) => parts.map((part) => part.join('')).join('&'));
    fc.assert(
      fc.property(raw, (query) => {
        const { lasting, visit } = keptAfter({ ...own, [keys.guid]: firstId }, query);
        expect(Object.fromEntries(lasting)).toMatchObject({ ...own, [keys.guid]: firstId });
        expect([...visit.keys()].filter((name) => ownKeys.has(name))).toEqual([]);
        expect(lasting.size + visit.size).toBeLessThanOrEqual(ownKeys.size + mostParameters + 2);
      }),
    );
  });

  test('[CX-04] a value longer than any that is copied is rubbish from elsewhere', () => {
    expect(readVisitor(storeWith({ pharmacy: 'x'.repeat(longestValue + 1) }).store)).not.toHaveProperty('pharmacy');
  });
});

describe('the stored partner', () => {
  test.each<[string, string, Record<string, string>]>([
    ['partner=Some', 'is the partner parameter', { partner: 'Some' }],
    ['pharmacy=Oak', 'is the pharmacy parameter', { partner: 'Oak', pharmacy: 'Oak' }],
    ['partner=Some&pharmacy=Oak', 'is the partner of the two', { partner: 'Some', pharmacy: 'Oak' }],
    ['partner=&pharmacy=Oak', 'is the pharmacy beside an empty partner', { partner: 'Oak' }],
    ['pharmacy=EAGLE+Foods', 'is the grocery chain', { partner: groceryChain.key, pharmacy: 'EAGLE Foods' }],
    ['source=Eagle', 'is the grocery chain', { partner: groceryChain.key, source: 'Eagle' }],
    ['partner=Some&source=eagle', 'is the grocery chain all the same', { partner: groceryChain.key }],
    ['source=chamber-mail', 'is the chamber', { partner: chamberOfCommerce.key }],
    [
      'source=eaglecrest-flyer',
      'is the grocery chain, whose display name becomes the pharmacy',
      { partner: groceryChain.key, pharmacy: groceryChain.displayName },
    ],
    [
      'source=eaglecrest-flyer&pharmacy=Oak',
      'is the grocery chain, whose display name replaces the pharmacy',
      { partner: groceryChain.key, pharmacy: groceryChain.displayName },
    ],
  ])('[CX-03] after ?%s %s', (query, _what, expected) => {
    expect(Object.fromEntries(stored({}, query))).toMatchObject(expected);
  });

  test('[CX-03] stays on addresses that say nothing', () => {
    expect(stored({ partner: 'Some', pharmacy: 'Oak' }, '', 'campaign=x').get('partner')).toBe('Some');
  });

  test('[CX-03] follows a pharmacy or source that was stored before', () => {
    expect(stored({ source: 'eagle' }, '').get('partner')).toBe(groceryChain.key);
    expect(stored({ pharmacy: 'Eagle Foods' }, '').get('partner')).toBe(groceryChain.key);
    expect(stored({ source: 'chamber' }, '').get('partner')).toBe(chamberOfCommerce.key);
    expect(stored({ source: 'eaglecrest' }, '').get('pharmacy')).toBe(groceryChain.displayName);
  });

  test('[CX-03] ignores a parameter that is too long to be kept', () => {
    expect(stored({}, `pharmacy=eagle${'x'.repeat(longestValue)}`).has('partner')).toBe(false);
  });
});

describe('reading the context', () => {
  test('[CX-04] takes each value from its storage name', () => {
    const { store } = storeWith({
      guid: firstId,
      transaction_id: secondId,
      partner: 'p',
      pharmacy: 'Oak',
      pharmacyId: '7',
      pharmacyGroupId: '8',
      campaign: 'fall',
      source: 'mail',
      option: '2',
      firstSymVisitKey: 'false',
    });
    expect(readVisitor(store)).toEqual({
      guid: firstId,
      transactionId: secondId,
      partner: 'p',
      pharmacy: 'Oak',
      pharmacyId: '7',
      pharmacyGroupId: '8',
      campaign: 'fall',
      source: 'mail',
      option: '2',
      welcomed: true,
    });
  });

  test.each([
    ['pharmacyID=5&pharmacyGroupID=6', '5', '6'],
    ['pharmacyId=7&pharmacyID=5', '7', undefined],
    ['pharmacyID=5&pharmacyId=7', '7', undefined],
    ['pharmacyGroupID=6&pharmacyGroupID=8', undefined, '8'],
  ])('[CX-04] [OB-02] ?%s arrives in either spelling', (query, pharmacyId, pharmacyGroupId) => {
    const { store, map } = storeWith({});
    recordArrival(store, new URLSearchParams(query), () => firstId);
    const visitor = readVisitor(store);
    expect([visitor.pharmacyId, visitor.pharmacyGroupId]).toEqual([pharmacyId, pharmacyGroupId]);
    for (const [name, value] of new Map(new URLSearchParams(query))) expect(map.get(name)).toBe(value);
  });

  test('[CX-04] [SM-02] the later of two arrivals counts, whatever its spelling', () => {
    const { store } = storeWith({});
    for (const query of ['pharmacyID=5', 'pharmacyId=7', 'pharmacyID=9']) {
      recordArrival(store, new URLSearchParams(query), () => firstId);
      expect(readVisitor(store).pharmacyId).toBe(query.at(-1));
    }
  });

  test('[CX-04] leaves out what is absent, empty or blank', () => {
    expect(readVisitor(storeWith().store)).toEqual({ guid: '', welcomed: false });
    const { store } = storeWith({ guid: '', partner: '', pharmacy: ' ', campaign: '\t\n', source: '', option: '' });
    expect(Object.keys(readVisitor(store)).sort()).toEqual(['guid', 'welcomed']);
  });

  test('[CX-04] reads rubbish as absent', () => {
    const { store } = storeWith({ guid: 'rubbish', transaction_id: '{}', firstSymVisitKey: 'no' });
    expect(readVisitor(store)).toEqual({ guid: '', welcomed: false });
  });

  test.each(['1', '2', '3', '4'])('[CX-04] knows the hero variant %s', (option) => {
    expect(readVisitor(storeWith({ option }).store).option).toBe(option);
  });

  test.each(['0', '5', '12', '1.0', ' 1', '-1', 'one', '1\n'])('[CX-04] has no hero variant "%s"', (option) => {
    expect(readVisitor(storeWith({ option }).store)).not.toHaveProperty('option');
  });

  test('[CX-04] reads back what an arrival has stored', () => {
    const { store } = storeWith();
    recordArrival(store, new URLSearchParams('source=eaglecrest&campaign=fall&pharmacyId=7'), idsInTurn());
    expect(readVisitor(store)).toEqual({
      guid: firstId,
      transactionId: secondId,
      partner: groceryChain.key,
      pharmacy: groceryChain.displayName,
      pharmacyId: '7',
      campaign: 'fall',
      source: 'eaglecrest',
      welcomed: false,
    });
  });
});

describe('the grocery-chain context', () => {
  test.each<[string, boolean]>([
    ['pharmacy=Eagle+Foods', true],
    ['source=eagle', true],
    ['source=eaglecrest', true],
    ['partner=eaglecrest', true],
    ['partner=Eaglecrest', true],
    ['partner=Eaglecrest+Markets', true],
    ['pharmacy=Oak', false],
    ['source=chamber', false],
    ['partner=Some', false],
    ['campaign=eagle', false],
    ['', false],
  ])('[CX-06] after ?%s is %s', (query, expected) => {
    const { store } = storeWith();
    recordArrival(store, new URLSearchParams(query), idsInTurn());
    expect(partnerOf(readVisitor(store)) === groceryChain).toBe(expected);
  });
});

function anyCase(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(text, text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1), ` ${text}`);
}

function brandIn(map: ReadonlyMap<string, string>): Partner | undefined {
  return partnerOf({ partner: map.get('partner'), pharmacy: map.get('pharmacy'), source: map.get('source') });
}

/** Whose brand an address brings by itself, written out from the specification, apart from the policy. */
function brandBy(said: ReadonlyMap<string, string>): Partner | undefined {
  const lower = (name: string) => said.get(name)?.toLowerCase() ?? '';
  if (lower('source').includes('chamber')) return chamberOfCommerce;
  if (`${lower('pharmacy')} ${lower('source')}`.includes('eagle')) return groceryChain;
  const name = lower('partner').trim() || lower('pharmacy').trim();
  if (['eaglecrest', 'eaglecrest markets'].includes(name)) return groceryChain;
  if (['lakeside-chamber', 'lakeside chamber of commerce'].includes(name)) return chamberOfCommerce;
  return undefined;
}

/** Whether an address says whose visitor it is, or that it is nobody's. */
function decides(said: ReadonlyMap<string, string>): boolean {
  return said.has('partner') || said.has('pharmacy') || /eagle|chamber/i.test(said.get('source') ?? '');
}

function saidBy(query: string): ReadonlyMap<string, string> {
  return keptParameters(new URLSearchParams(query));
}

function nameIn(map: ReadonlyMap<string, string>): string {
  return brandIn(map)?.key ?? map.get('partner') ?? '';
}

describe('one partner after any arrivals', () => {
  const text = fc.oneof(
    fc
      .constantFrom(
        '',
        ' ',
        'oak',
        'elm',
        'mail',
        'beagle',
        'eagle-flyer',
        'chamber-mail',
        'chamber-eagle',
        'spring-eaglecrest',
        ...partners.flatMap(({ key, displayName }) => [key, displayName]),
      )
      .chain(anyCase),
    fc.string({ maxLength: 3 }),
    fc.constant(`eagle${'x'.repeat(longestValue)}`),
  );
  const named = ['partner', 'pharmacy', 'source', 'option', 'campaign', 'pharmacyId'] as const;
  const arrival = fc.array(fc.tuple(fc.constantFrom(...named), text), { maxLength: 4 });
  const rubbish = fc.dictionary(fc.constantFrom(...named), text);

  test('[SM-02] marks in the address come before its parameters, and these before what is stored', () => {
    fc.assert(
      fc.property(rubbish, fc.array(arrival, { maxLength: 2 }), arrival, (earlier, before, last) => {
        const { store, map } = storeWith(earlier);
        for (const query of before) recordArrival(store, query, () => firstId);
        const held = partnerOf(readVisitor(store));
        recordArrival(store, last, () => firstId);
        const asked = keptParameters(last);
        // A source that is replaced takes its mark with it, which may leave that of the pharmacy.
        fc.pre(decides(asked) || !asked.has('source'));
        expect(partnerOf(readVisitor(store))).toBe(decides(asked) ? brandBy(asked) : held);
        expect(brandIn(map)).toBe(partnerOf(readVisitor(store)));
      }),
      { numRuns: 3000 },
    );
  });

  const steps = [
    'source=eagle-flyer&campaign=fall',
    'source=spring-eaglecrest',
    'pharmacy=Eagle+Foods&pharmacyId=7&pharmacyGroupId=8',
    'partner=EAGLECREST',
    'source=Chamber-mail',
    'partner=Lakeside-Chamber',
    'pharmacy=Oak&pharmacyId=9',
    'partner=Some&source=mail',
    'partner=',
    'pharmacy=',
    'option=eagle',
    '',
  ];
  const triples = steps.flatMap((first) =>
    steps.flatMap((second) => steps.map((third) => [first, second, third] as const)),
  );
  test('[SM-02] of any two or three arrivals in any order the last that decides, decides', () => {
    const wrong = triples.filter((arrivals) => {
      const last = arrivals.findLast((query) => decides(saidBy(query)));
      return brandIn(stored({}, ...arrivals)) !== (last === undefined ? undefined : brandBy(saidBy(last)));
    });
    expect(wrong).toEqual([]);
  });

  test('[SM-02] what a replaced or ended partner brought is gone', () => {
    const replaced = triples.filter(([first, second, third]) => {
      const was = nameIn(stored({}, first, second));
      return decides(saidBy(third)) && was !== '' && was !== nameIn(stored({}, third));
    });
    expect(replaced.length).toBeGreaterThan(500);
    const left = replaced.map((arrivals) => Object.fromEntries(stored({}, ...arrivals)));
    const alone = replaced.map((arrivals) => {
      const option = arrivals.includes('option=eagle') ? { option: 'eagle' } : {};
      return Object.fromEntries(stored(option, arrivals[2]));
    });
    expect(left).toEqual(alone);
  });

  test('[SM-02] the same arrival twice is one arrival, and reading again finds the same partner', () => {
    fc.assert(
      fc.property(rubbish, arrival, arrival, (earlier, first, second) => {
        const { store, map } = storeWith(earlier);
        for (const query of [first, second]) recordArrival(store, query, () => firstId);
        const once = Object.fromEntries(map);
        recordArrival(store, second, () => firstId);
        expect(Object.fromEntries(map)).toEqual(once);
        const held = partnerOf(readVisitor(store));
        recordArrival(store, [], () => firstId);
        expect(partnerOf(readVisitor(store))).toBe(held);
      }),
      { numRuns: 2000 },
    );
  });

  test('[SM-01] a page that tells the widget what an address would say, has the partner of that address', () => {
    fc.assert(
      fc.property(arrival, (query) => {
        const { store } = storeWith();
        recordArrival(store, query, () => firstId);
        const kept = keptParameters(query);
        const told = { partner: kept.get('partner'), pharmacy: kept.get('pharmacy'), source: kept.get('source') };
        expect(partnerOf(told)).toBe(partnerOf(readVisitor(store)));
        // And so has the widget on our own pages, which are told what is stored.
        expect(isHidden('weight-loss', partnerOf(told))).toBe(partnerOf(told) === groceryChain);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a condition that an address names', () => {
  // Names that anybody may think of, and searches that advertisements pass on, in either language.
  const names = [
    protocolNameParameter,
    'PROTOCOLNAME',
    'protocol',
    'treatmentName',
    'utm_term',
    'utm_content',
    'q',
    'síntoma',
    'reason',
  ];
  const catalogue = treatments.flatMap(({ name, path, genieMdName }) => [
    name,
    path,
    genieMdName,
    spanishName({ path }),
  ]);
  const condition = fc.constantFrom(...catalogue, 'herpes', 'mal de orina', 'erectile dysfunction pills');
  const arrivals = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), condition), { maxLength: 6 });

  test('[SM-07] is kept for the visit only, whatever the name and the words', () => {
    fc.assert(
      fc.property(arrivals, (query) => {
        const known: ReadonlySet<string> = new Set([...Object.values(keys), 'pharmacyID', 'pharmacyGroupID']);
        const named = query.filter(([name]) => !known.has(name) && !ownKeys.has(name) && name !== '');
        const { store, map } = storeWith();
        const visit = storeWith();
        recordArrival(store, named, idsInTurn(), visit.store);
        expect([...map.keys()]).toEqual(['guid', 'transaction_id']);
        expect(visit.map).toEqual(new Map(named));
      }),
    );
  });

  test('[SM-07] by the name of what the visitor chooses is kept nowhere: no address chooses', () => {
    const { lasting, visit } = keptAfter({}, 'condition=gout&state=Ohio');
    expect([...lasting.keys(), ...visit.keys()]).toEqual(['guid', 'transaction_id']);
  });

  test('[SM-07] [RL-12] beyond the visit an address leaves nothing but what the privacy table names', () => {
    const everything = [...new Set([...privacyTable.map(({ field }) => field), ...names])].map(
      (name) => [name, 'x'] as const,
    );
    const { store, map } = storeWith();
    const visit = storeWith();
    recordArrival(store, everything, idsInTurn(), visit.store);
    expect(forbiddenAt('local storage', 'none', map.keys())).toEqual([]);
    // And what is kept for the visit is none of the application's own.
    const own = privacyTable.filter(({ place }) => place === 'session storage').map(({ field }) => field);
    expect(own.filter((name) => visit.map.has(name) && name !== otherParameter)).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { isHidden, longestValue, partnerOf, partners } from '@front-door/shared/visitor/partners';
import { heroFor, defaultHero } from '../features/home/hero.model';
import { currentVisitor, recordLeftArrivals, recordLocation } from '../platform/visitor';
import { beforePaint } from './beforePaint';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'color-mode=; max-age=0';
  for (const name of Object.keys(root.dataset)) root.removeAttribute(`data-${name}`);
  delete root.dataset['colorMode'];
  delete root.dataset['chosenLanguage'];
  window.history.replaceState(null, '', '/');
});

test('[TH-05] takes the remembered color mode, else the one of the cookie, else light', () => {
  beforePaint();
  expect(root.dataset['colorMode']).toBeUndefined();
  document.cookie = 'color-mode=dark';
  beforePaint();
  expect(root.dataset['colorMode']).toBe('dark');
  delete root.dataset['colorMode'];
  localStorage.setItem('color-mode', 'light');
  beforePaint();
  expect(root.dataset['colorMode']).toBe('light');
});

test.each(['storage', 'pageshow'])(
  '[TH-05] [ES-02] [SM-02] color mode and language that were chosen elsewhere are shown at "%s", and nothing is where nothing was',
  (type) => {
    beforePaint();
    window.dispatchEvent(new Event(type));
    expect([root.dataset['colorMode'], root.dataset['chosenLanguage']]).toEqual([undefined, undefined]);
    for (const [mode, language] of [
      ['dark', 'es'],
      ['light', 'en'],
    ] as const) {
      localStorage.setItem('color-mode', mode);
      localStorage.setItem('language', language);
      window.dispatchEvent(new Event(type));
      expect([root.dataset['colorMode'], root.dataset['chosenLanguage']]).toEqual([mode, language]);
    }
  },
);

test('[ES-02] marks the page with the language that was chosen before, and with none where none was', () => {
  for (const [stored, marked] of [
    [null, undefined],
    ['', undefined],
    ['en', 'en'],
    ['es', 'es'],
  ] as const) {
    delete root.dataset['chosenLanguage'];
    if (stored !== null) localStorage.setItem('language', stored);
    beforePaint();
    expect([stored, root.dataset['chosenLanguage']]).toEqual([stored, marked]);
  }
});

/** What the script makes of an address and of what is stored. */
function marks(query: string, stored: Readonly<Record<string, string>> = {}) {
  window.history.replaceState(null, '', `/${query}`);
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  beforePaint();
  return { hides: root.dataset['hides'], visitor: root.dataset['visitor'] };
}

test.each([
  ['', {}],
  ['?option=5', {}],
  ['?option=eagle', {}],
  ['?campaign=fall', { source: 'newsletter' }],
  ['?pharmacy=', { pharmacy: 'Oak', partner: 'Oak' }],
])('[HM-04] [AF-14] shows the hero at once on %s, since nothing changes it', (query, stored) => {
  expect(marks(query, stored).visitor).toBe('new');
});

test.each([
  ['', { option: '2' }],
  ['', { pharmacy: 'Oak' }],
  ['', { source: 'an-EAGLE' }],
  ['?option=4', {}],
  ['?source=eaglecrest', {}],
])('[HM-04] leaves the skeleton on %s with %j', (query, stored) => {
  expect(marks(query, stored).visitor).toBe('');
});

test.each<[string, Record<string, string>, boolean]>([
  ['?source=Eaglecrest-flyer', {}, true],
  ['?partner=EAGLECREST', {}, true],
  ['', { partner: 'eaglecrest' }, true],
  ['?partner=beagle', {}, false],
  ['?option=eagle', {}, false],
  ['', { option: 'eagle' }, false],
  ['?campaign=eagle', {}, false],
  ['?source=eagle&source=mail', {}, false],
  ['?pharmacy=Oak', { partner: 'eaglecrest', source: 'eagle-flyer' }, false],
  ['?partner=', { partner: 'eaglecrest', source: 'eagle-flyer' }, false],
])('[CX-06] [AF-16] the page of %s with %j stored hides what the partner hides: %s', (query, stored, hides) => {
  expect(marks(query, stored).hides).toBe(hides ? 'weight-loss price-lookup' : '');
});

/** Runs script and application on the same, and tells what either has marked, and what React goes by. */
function both(address: string, stored: Readonly<Record<string, string>>) {
  localStorage.clear();
  const script = marks(address, stored);
  recordLeftArrivals();
  recordLocation(address);
  const application = { hides: root.dataset['hides'], visitor: root.dataset['visitor'] };
  const visitor = currentVisitor();
  const partner = partnerOf(visitor);
  const react = {
    hides: ['weight-loss', 'price-lookup'].filter((offer) => isHidden(offer, partner)).join(' '),
    visitor: heroFor(visitor) === defaultHero ? 'new' : '',
  };
  return { script, application, react };
}

/** All that is kept beyond the visit but the ids, which are new each time. */
function keptButIds(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(localStorage).filter(([key]) => !['guid', 'transaction_id', 'condition'].includes(key)),
  );
}

describe('the marks of the script are those of the application', () => {
  const text = fc.oneof(
    fc
      .constantFrom(
        '',
        ' ',
        '1',
        '4',
        '5',
        'eagle',
        'beagle',
        'Oak',
        'mail',
        'chamber',
        'x-eaglecrest',
        'undefined',
        '%',
        '\0',
        ...partners.flatMap(({ key, displayName }) => [key, displayName]),
      )
      .chain((value) => fc.constantFrom(value, value.toUpperCase())),
    fc.string({ maxLength: 4 }),
    fc.constant(`eagle${'x'.repeat(longestValue)}`),
  );
  const name = fc.constantFrom('partner', 'pharmacy', 'source', 'option', 'campaign', 'PARTNER', 'firstSymVisitKey');
  const rubbish = fc.dictionary(name, text);
  const query = fc
    .array(fc.tuple(name, text), { maxLength: 5 })
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);

  test('[AF-16] on any address, with any rubbish in storage, after any arrivals before', () => {
    fc.assert(
      fc.property(rubbish, fc.array(query, { maxLength: 2 }), query, (earlier, before, last) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(earlier)) localStorage.setItem(key, value);
        for (const address of before) recordLocation(address);
        const { script, application, react } = both(
          last,
          Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
        );
        expect(script).toEqual(react);
        expect(application).toEqual(react);
      }),
      { numRuns: 300 },
    );
  });

  test('[AF-16] [CX-02] on arrivals that were left before the application ran: it records them in their order', () => {
    fc.assert(
      fc.property(rubbish, fc.array(query, { maxLength: 3 }), query, (earlier, before, last) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(earlier)) localStorage.setItem(key, value);
        // An address without a query is none that brings anything.
        for (const address of [...before.filter((one) => one !== '?'), last]) recordLocation(address);
        const recorded = keptButIds();

        localStorage.clear();
        for (const address of before) marks(address, earlier);
        const { script, application, react } = both(last, earlier);
        expect(script).toEqual(react);
        expect(application).toEqual(react);
        expect(keptButIds()).toEqual(recorded);
        expect(sessionStorage.getItem('arrivals')).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('[AF-16] on addresses that are no well-formed queries', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), rubbish, (raw, stored) => {
        const { script, react } = both(`?${raw.replaceAll('#', '')}&partner=eaglecrest`, stored);
        expect(script).toEqual(react);
      }),
    );
  });
});

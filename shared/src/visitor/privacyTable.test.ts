import { expect, test } from 'vitest';
import { assessmentUrl } from '../contract/assessmentUrl';
import {
  forbiddenAt,
  languageParameter,
  otherParameter,
  places,
  privacyChoices,
  privacyDocument,
  privacyTable,
} from './privacyTable';
import { ownKeys } from './visitorContext';

test('[RL-12] docs/privacy-table.md says what the table says', async () => {
  await expect(privacyDocument()).toMatchFileSnapshot('../../../docs/privacy-table.md');
});

test('[RL-12] every place has rows, each field one, and a choice never allows what no choice does not', () => {
  expect(new Set(privacyTable.map(({ place }) => place))).toEqual(new Set(places));
  const names = privacyTable.map(({ place, field }) => `${place}: ${field}`);
  expect(new Set(names).size).toBe(names.length);
  expect(privacyTable.filter(({ under }) => !under.includes('none'))).toEqual([]);
});

test('[RL-12] [CX-02] the visit keeps what is its own, which an address cannot set, and else what addresses say', () => {
  const ofVisit = privacyTable.filter(({ place }) => place === 'session storage').map(({ field }) => field);
  expect(ofVisit.filter((field) => !ownKeys.has(field))).toEqual([otherParameter]);
  const kept = new Set(privacyTable.filter(({ place }) => place.endsWith('storage')).map(({ field }) => field));
  expect([...ownKeys].filter((key) => !kept.has(key))).toEqual([]);
});

test('[RL-12] held back, nothing goes to data layer, transactions or reports, and no id of a visitor is kept', () => {
  for (const choice of privacyChoices.slice(1)) {
    const left = privacyTable.filter(({ under }) => under.includes(choice));
    expect(left.filter(({ place }) => ['data layer', 'transaction call', 'report'].includes(place))).toEqual([]);
    expect(forbiddenAt('local storage', choice, ['guid', 'transaction_id', 'color-mode'])).toEqual([
      'guid',
      'transaction_id',
    ]);
  }
  expect(forbiddenAt('search call', 'none', ['message', 'guid', 'name'])).toEqual(['name']);
});

test.each(privacyChoices)('[RL-12] the assessment address has what the table says under the choice: %s', (choice) => {
  const url = assessmentUrl('https://assessment.example.com/', {
    consultation: { kind: 'consultation', mode: 'live' },
    genieMdName: 'Gout',
    state: 'Ohio',
    isHeldBack: choice !== 'none',
    language: [languageParameter, 'es'],
    visitor: {
      guid: 'g',
      transactionId: 't',
      pharmacyId: '7',
      pharmacyGroupId: '8',
      campaign: 'c',
      source: 's',
      welcomed: true,
    },
  });
  const allowed = privacyTable.filter(({ place, under }) => place === 'assessment address' && under.includes(choice));
  expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(allowed.map(({ field }) => field).toSorted());
});

import { expect, test } from 'vitest';
import { assessmentUrl } from '../contract/assessmentUrl';
import { forbiddenAt, languageParameter, places, privacyChoices, privacyDocument, privacyTable } from './privacyTable';

test('[RL-12] docs/privacy-table.md says what the table says', async () => {
  await expect(privacyDocument()).toMatchFileSnapshot('../../../docs/privacy-table.md');
});

test('[RL-12] every place has rows, each field one, and a choice never allows what no choice does not', () => {
  expect(new Set(privacyTable.map(({ place }) => place))).toEqual(new Set(places));
  const names = privacyTable.map(({ place, field }) => `${place}: ${field}`);
  expect(new Set(names).size).toBe(names.length);
  expect(privacyTable.filter(({ under }) => !under.includes('none'))).toEqual([]);
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

import { expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { cardFields, savingsCard } from './savings';

const text = [savingsCard.benefits, savingsCard.who, savingsCard.questions.map((question) => question.text)]
  .flat()
  .join('\n');

test('[SV-01] asks to show the card at the pharmacy, and offers to print it', () => {
  expect(savingsCard.callToAction).toBe('Show this savings card at your pharmacy!');
  expect(savingsCard.printLabel).toBe('Print Card');
});

test.each([
  ['access at no cost', /Access at no cost/],
  ['any participating pharmacy', /Works at any participating pharmacy/],
  ['never expires', /Never expires/],
  ['as often as wanted', /Use it as often as you want/],
  ['no insurance, no cost', /not insurance, and it has no cost/],
  ['up to 80%', /Up to 80% off generic and branded drugs/],
  ['commercial insurance', /People with commercial insurance/],
  ['Medicare or government benefits', /Medicare or government benefits/],
  ['limited drug coverage', /limited drug coverage/],
  ['high deductible plans', /high deductible plans/],
  ['cash payers', /Cash payers/],
  ['not combinable', /cannot be combined with insurance/],
  ['may beat the insurance price', /may beat your insurance price/],
])('[SV-01] says: %s', (_fact, pattern) => {
  expect(text).toMatch(pattern);
});

test('[SV-01] a card has its four numbers, each with its label', () => {
  const fields = cardFields({ memberId: 'M', group: 'G', bin: 'B', pcn: 'P' });
  expect(fields.map(({ label, value }) => `${label} ${value}`)).toEqual(['Member ID M', 'Group G', 'BIN B', 'PCN P']);
  expect(brandMistakes([text])).toEqual([]);
});

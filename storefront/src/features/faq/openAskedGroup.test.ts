import { beforeEach, expect, test } from 'vitest';
import { faqCategories } from '@front-door/shared/catalogue/faqs/faq.types';
import { groupId } from './groupId';
import { openAskedGroup } from './openAskedGroup';

const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = [
    '<p id="elsewhere"></p>',
    ...faqCategories.map((category) => `<details id="${groupId(category)}"></details>`),
  ].join('');
});

test.each(['?section=weight-loss', '?section=weightloss', '?a=b&section=WeightLoss'])(
  '[FQ-02] [RT-10] %s opens Weight Loss Questions',
  (search) => {
    expect(openAskedGroup({ search, hash: '' })?.id).toBe(groupId('Weight Loss Questions'));
    expect(opened()).toEqual(['weight-loss-questions']);
  },
);

test('[FQ-02] an unknown section opens nothing', () => {
  for (const search of [
    '',
    '?section=',
    '?section=payment',
    '?section=weight',
    '?section=weight--loss',
    '?tab=weightloss',
  ])
    expect(openAskedGroup({ search, hash: '' })).toBeUndefined();
  expect(opened()).toEqual([]);
});

test('[FQ-01] every group has an address of its own', () => {
  expect(new Set(faqCategories.map(groupId)).size).toBe(8);
  for (const category of faqCategories) {
    expect(openAskedGroup({ search: '', hash: `#${groupId(category)}` })?.id).toBe(groupId(category));
  }
  expect(opened()).toHaveLength(8);
  expect(groupId('Payment and Insurance Questions')).toBe('payment-and-insurance-questions');
});

test('a fragment that names no group opens nothing', () => {
  for (const hash of ['#', '#nothing', '#elsewhere']) expect(openAskedGroup({ search: '', hash })).toBeUndefined();
  expect(opened()).toEqual([]);
});

test('[APP-02] refers to nothing outside itself, since it is written into the page', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it from its text too
  const fromText = new Function(`return (${openAskedGroup.toString()})`)() as typeof openAskedGroup;
  expect(fromText({ search: '?section=weightloss', hash: '' })?.id).toBe('weight-loss-questions');
});

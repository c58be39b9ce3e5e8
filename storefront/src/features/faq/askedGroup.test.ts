import { expect, test } from 'vitest';
import { faqCategories } from '@front-door/shared/catalogue/faqs/faq.types';
import { askedGroup, groupId } from './askedGroup';

test('[FQ-02] [RT-10] both spellings of the weight-loss section ask for its group', () => {
  expect(askedGroup('?section=weight-loss', '')).toBe('weight-loss-questions');
  expect(askedGroup('?a=b&section=WeightLoss', '')).toBe('weight-loss-questions');
});

test('[FQ-02] an unknown section asks for nothing', () => {
  for (const search of ['', '?section=', '?section=payment', '?section=weight', '?tab=weight-loss']) {
    expect(askedGroup(search, '')).toBeUndefined();
  }
});

test('[FQ-01] every group has an address of its own', () => {
  expect(new Set(faqCategories.map(groupId)).size).toBe(8);
  for (const category of faqCategories) expect(askedGroup('', `#${groupId(category)}`)).toBe(groupId(category));
  expect(askedGroup('', '#nothing')).toBeUndefined();
  expect(groupId('Payment and Insurance Questions')).toBe('payment-and-insurance-questions');
});

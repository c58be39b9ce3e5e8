import { expect, test, vi } from 'vitest';
import { parsed, prerenderAt, textOf } from '../../testing/renderAt';
import { SavingsAndPrices } from './SavingsAndPrices';

vi.mock('../../platform/savingsCardNumbers', () => ({ savingsCardNumbers: null }));

test('[HM-08] [AF-15] a brand without a savings card offers none to download', async () => {
  const page = parsed(await prerenderAt('/', <SavingsAndPrices />));
  expect(textOf(page)).toContain('One clear price');
  expect(textOf(page)).not.toMatch(/savings card/i);
  expect(page.querySelector('img, a[href="/savings"]')).toBeNull();
});

import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { parsed, prerenderAt, renderAt, textOf } from '../testing/renderAt';
import { SavingsCardPage } from './SavingsCardPage';

test('[SV-01] shows the card, what to do with it, its benefits, and what it is and is not', async () => {
  const page = parsed(await prerenderAt('/savings-card', <SavingsCardPage />));
  expect(page.querySelector('img[src="/images/savings-card.svg"]')?.getAttribute('alt')).toContain('Member ID');
  const text = textOf(page);
  for (const words of [
    'Show this savings card at your pharmacy!',
    'Access at no cost',
    'Works at any participating pharmacy',
    'Never expires',
    'Use it as often as you want',
    'not insurance',
    'no cost',
    'Up to 80% off generic and branded drugs',
    'commercial insurance',
    'Medicare or government benefits',
    'limited drug coverage',
    'high deductible plans',
    'Cash payers',
    'cannot be combined with insurance',
    'may beat your insurance price',
  ]) {
    expect(text).toContain(words);
  }
});

test('[SV-02] "Print Card" prints', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { container } = renderAt('/savings-card', <SavingsCardPage />);
  const button = [...container.querySelectorAll('button')].find((candidate) => textOf(candidate) === 'Print Card');
  act(() => {
    button?.click();
  });
  expect(print).toHaveBeenCalledOnce();
});

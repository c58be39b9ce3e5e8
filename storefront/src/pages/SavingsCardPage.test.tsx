import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { parsed, prerenderAt, renderAt, textOf } from '../testing/renderAt';
import { SavingsCardPage } from './SavingsCardPage';

test('[SV-01] shows the card, what to do with it, its benefits, and what it is and is not', async () => {
  const page = parsed(await prerenderAt('/savings-card', <SavingsCardPage />));
  expect(page.querySelector('img[src="/images/savings-card.svg"]')?.getAttribute('alt')).toBe(
    'Prescription Savings Card: Member ID WP-417-29, Group WP-RX, BIN WP-142, PCN WP-PORCH',
  );
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

test('[SV-01] [AF-15] a brand without a card says whom to ask, and offers none to show, print or keep', async () => {
  const page = parsed(await prerenderAt('/savings-card', <SavingsCardPage numbers={null} />));
  expect(textOf(page.querySelector('h1'))).toBe('Ask us for a savings card');
  expect(textOf(page)).toContain('Call (800) 555-0142 or write to support@wellporch.example.com');
  expect(textOf(page)).toContain('not insurance');
  expect(page.querySelector('img, dl, button, a[download]')).toBeNull();
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

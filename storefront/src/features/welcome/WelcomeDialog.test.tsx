import { expect, test, vi } from 'vitest';
import { recordLocation } from '../../platform/visitor';
import { click, control } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { WelcomeDialog } from './WelcomeDialog';

function arrive(query: string): { readonly onClose: () => void } {
  recordLocation(query);
  const onClose = vi.fn<() => void>();
  renderAt('/', <WelcomeDialog onClose={onClose} />);
  return { onClose };
}

const dialog = () => document.querySelector('[role=dialog]');

test("[WM-01] greets the pharmacy's customers and sets the marker to 'false'", () => {
  arrive('?pharmacy=Oak%20Pharmacy');
  expect(textOf(dialog()?.querySelector('h2'))).toBe('Welcome Oak Pharmacy Customers!');
  expect(localStorage.getItem('firstSymVisitKey')).toBe('false');
  expect(dialog()?.querySelector('img')).toBeNull();
});

test.each([['Get Started'], ['Close']])('[WM-01] %s hides it', async (name) => {
  const { onClose } = arrive('?pharmacy=Oak');
  await click(control(name) ?? dialog()?.querySelector(`[aria-label=${name}]`));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[WM-01] shows the logo of a partner that is known', () => {
  arrive('?source=eaglecrest-flyer');
  expect(textOf(dialog()?.querySelector('h2'))).toBe('Welcome Eaglecrest Markets Customers!');
  expect(dialog()?.querySelector('img')?.getAttribute('src')).toBe('/images/partners/eaglecrest.svg');
});

test('[WM-01] shows markup in a name as text, and a long name cut', () => {
  arrive(`?pharmacy=${encodeURIComponent(`<img src=x onerror="window.hacked=1">${'x'.repeat(1900)}`)}`);
  expect(dialog()?.querySelector('img')).toBeNull();
  expect(textOf(dialog()?.querySelector('h2'))).toMatch(
    /^Welcome <img src=x onerror="window\.hacked=1">x+… Customers!$/,
  );
  expect('hacked' in window).toBe(false);
});

test('[WM-01] greets nobody under a name that cannot be seen', () => {
  arrive('?pharmacy=%E2%80%8B');
  expect(dialog()).toBeNull();
});

test('[SM-02] greets under one brand: that of the newest arrival', () => {
  recordLocation('?source=eagle-flyer');
  arrive('?pharmacy=Oak');
  expect(textOf(dialog()?.querySelector('h2'))).toBe('Welcome Oak Customers!');
  expect(dialog()?.querySelector('img')).toBeNull();
});

test('[SM-02] greets under the name of a partner that is a pharmacy, not under one that the same address has', () => {
  arrive('?source=eagle-flyer&pharmacy=Oak');
  expect(textOf(dialog()?.querySelector('h2'))).toBe('Welcome Eaglecrest Markets Customers!');
});

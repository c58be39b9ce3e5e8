import { expect, test, vi } from 'vitest';
import { storefrontLinks } from './links';
import { defaults } from './settings';

const settings = { ...defaults, storefront: 'https://shop.example.com' };
const close = vi.fn<() => void>();

test.each([
  ['sinus-infection', '/treatments/sinus-infection'],
  ['weight-loss', '/treatments/weight-loss'],
  ['newer-than-this-file', '/treatments/newer-than-this-file'],
  ['medication-refill', '/medication-refill'],
  ['general-consult', '/general-consult'],
  ['general-consult-pediatric', '/general-consult-pediatric'],
])('[CH-10] leads from the option %s to %s', (path, page) => {
  expect(storefrontLinks(settings, close).treatmentPage(path)).toBe(page);
});

test('[CH-10] leads from the button to the general consult', () => {
  expect(storefrontLinks(settings, close).consultPage).toBe('/general-consult');
});

test('[WE-06] carries partner, pharmacy, source and campaign in absolute addresses, and nothing else', () => {
  const context = { partner: 'p', pharmacy: 'A & B', source: 's', campaign: 'c', other: 'x' };
  expect(storefrontLinks({ ...settings, context }, close).address('/treatments/rash')).toBe(
    'https://shop.example.com/treatments/rash?partner=p&pharmacy=A+%26+B&source=s&campaign=c',
  );
  expect(storefrontLinks(settings, close).address('/general-consult')).toBe('https://shop.example.com/general-consult');
});

test.each([
  ['fills the window', true, ['close', '/general-consult']],
  ['leaves room for the page', false, ['/general-consult']],
])('[CH-10] hands routing to the page; a panel that %s makes way first: %s', (_, fills, expected) => {
  const steps: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: fills }));
  const links = storefrontLinks({ ...settings, navigate: (page) => steps.push(page) }, () => steps.push('close'));

  links.navigate?.('/general-consult');

  expect(steps).toEqual(expected);
});

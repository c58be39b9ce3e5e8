import { expect, test, vi } from 'vitest';
import { storefrontLinks } from './links';
import type { Surroundings, ToPage } from '../channel/channel.types';

const surroundings: Surroundings = {
  product: 'Acme Care',
  language: 'en',
  texts: {},
  context: {},
  storefront: 'https://shop.example.com',
  target: '_top',
  navigates: false,
  fetches: false,
  direction: 'ltr',
  properties: {},
};
const tell = vi.fn<(message: ToPage) => void>();

test.each([
  ['sinus-infection', '/treatments/sinus-infection'],
  ['weight-loss', '/treatments/weight-loss'],
  ['newer-than-this-file', '/treatments/newer-than-this-file'],
  ['medication-refill', '/medication-refill'],
  ['general-consult', '/general-consult'],
  ['general-consult-pediatric', '/general-consult-pediatric'],
])('[CH-10] leads from the option %s to %s', (path, page) => {
  expect(storefrontLinks(surroundings, tell).treatmentPage(path)).toBe(page);
});

test('[CH-10] leads from the button to the general consult', () => {
  expect(storefrontLinks(surroundings, tell).consultPage).toBe('/general-consult');
});

test('[WE-06] carries partner, pharmacy, source and campaign in absolute addresses, and nothing else', () => {
  const context = { partner: 'p', pharmacy: 'A & B', source: 's', campaign: 'c', other: 'x' };
  expect(storefrontLinks({ ...surroundings, context }, tell).address('/treatments/rash')).toBe(
    'https://shop.example.com/treatments/rash?partner=p&pharmacy=A+%26+B&source=s&campaign=c',
  );
  expect(storefrontLinks(surroundings, tell).address('/general-consult')).toBe(
    'https://shop.example.com/general-consult',
  );
});

test('[CH-10] hands plain clicks to a page that routes', () => {
  storefrontLinks({ ...surroundings, navigates: true }, tell).follow?.('/general-consult');
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'navigate', page: '/general-consult' });
});

test.each([
  ['_top', '_top', false],
  ['_blank', '_blank', false],
  ['_self', '_top', true],
] as const)('[WX-08] [WX-11] with the target %s opens in %s; by the page itself: %s', (target, opened, byPage) => {
  tell.mockReset();
  const links = storefrontLinks({ ...surroundings, target }, tell);
  links.follow?.('/care');
  expect(links.target).toBe(opened);
  const address = 'https://shop.example.com/care';
  expect(tell.mock.calls).toEqual(byPage ? [[{ type: 'leave', address }]] : []);
});

test.each([
  ['may be left', true, 'opened', []],
  ['may not be left', false, 'opened', []],
  ['may not be left, nor may tabs be opened', false, null, ['leave']],
] as const)('[WX-11] [WX-08] a page in a frame that %s', (_, mayLeave, opened, told) => {
  tell.mockReset();
  const went: string[] = [];
  const frames = {
    location: {
      set href(address: string) {
        if (!mayLeave) throw new DOMException('not allowed', 'SecurityError');
        went.push(address);
      },
    },
  };
  vi.stubGlobal('top', frames);
  const tab = vi.fn<() => unknown>(() => opened);
  vi.stubGlobal('open', tab);
  storefrontLinks(surroundings, tell, true).follow?.('/care');
  expect(went).toEqual(mayLeave ? ['https://shop.example.com/care'] : []);
  expect(tab).toHaveBeenCalledTimes(mayLeave ? 0 : 1);
  expect(tell.mock.calls.map(([{ type }]) => type)).toEqual(told);
});

test('[WX-08] a page that is in no frame has plain links', () => {
  expect(storefrontLinks(surroundings, tell).follow).toBeUndefined();
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultHero, heroFor } from './hero.model';

test('[HM-02] shows the picture of the stored option, else the default', () => {
  expect(heroFor({ option: '3' }).image).toBe('/images/hero/3.svg');
  expect(heroFor({})).toBe(defaultHero);
});

test('[HM-03] shows the shopping list to visitors of a pharmacy', () => {
  expect(heroFor({ pharmacy: 'Cornerstone Drugs', option: '2' }).kind).toBe('shopping-list');
});

test('[HM-03] shows the shopping list when the source contains the retailer, in any case', () => {
  expect(heroFor({ source: 'spring-EAGLE-flyer' }).kind).toBe('shopping-list');
  expect(heroFor({ source: 'newsletter' }).kind).toBe('symptom-to-care');
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { categoryAliases } from '@front-door/shared/routing/categoryAliases';
import { categories } from '@front-door/shared/catalogue/categories';
import { partners } from '@front-door/shared/visitor/partners';
import { categoryInfo } from './categoryPage.model';

const namesOf = (segment: string) => categoryInfo(segment)?.treatments.map(({ name }) => name);

test('[CT-01] has title, description and picture for every category', () => {
  for (const slug of Object.keys(categoryAliases)) {
    const info = categoryInfo(slug);
    expect(info?.title).toBeTruthy();
    expect(info?.description).toBeTruthy();
    expect(info?.image).toBe(`/images/categories/${slug}.svg`);
  }
});

test('[CT-02] lists the treatments of the category, General Consult first', () => {
  expect(namesOf('optometry')).toEqual(['General Consult', 'Dry Eye', 'Pinkeye']);
});

test('[RT-08] an alias in any case is its canonical category', () => {
  expect(categoryInfo('Womens')?.title).toBe("Women's Health");
  expect(categoryInfo('YOUTH')?.title).toBe('Pediatric Health');
});

test('[RT-15] categories that are one treatment list that treatment', () => {
  expect(namesOf('medication-refill')).toEqual(['Medication Refill']);
  expect(namesOf('general-consult')).toEqual(['General Consult']);
  expect(namesOf('weight-loss')).toEqual(['Weight Loss']);
});

test('[AF-16] [CX-06] no category lists what a partner hides among others; one that is nothing else hides its whole page', () => {
  const hidden = new Set<string>(partners.flatMap(({ hides }) => hides));
  const slugs = new Set([...Object.keys(categoryAliases), ...categories.map(({ urlPath }) => urlPath)]);
  const listing = [...slugs].flatMap((slug) => {
    const info = categoryInfo(slug);
    return info?.treatments.some(({ path }) => hidden.has(path)) === true ? [[slug, info.only?.path]] : [];
  });
  expect(listing).toEqual([['weight-loss', 'weight-loss']]);
});

test('[CT-04] any other segment is no category', () => {
  expect(categoryInfo('cardiology')).toBeUndefined();
  expect(categoryInfo('rash')).toBeUndefined();
  expect(categoryInfo('')).toBeUndefined();
});

test('[CT-05] mental wellness has an empty list and the crisis line', () => {
  expect(categoryInfo('mental')).toMatchObject({ title: 'Mental Wellness', treatments: [], needsCrisisLine: true });
  expect(categoryInfo('allergies')?.needsCrisisLine).toBe(false);
});

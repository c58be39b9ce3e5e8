import { expect, test } from 'vitest';
import { parsed, prerenderAt } from '../testing/renderAt';
import { Stars } from './Stars';
import * as english from './starsTexts/en';
import * as spanish from './starsTexts/es';

test.each([
  [4, 4],
  [4.4, 4],
  [4.9, 5],
])('[HM-06] a rating of %s fills the nearest number of stars, %s', async (rating, filled) => {
  const page = parsed(await prerenderAt('/', <Stars rating={rating} />));
  const fills = [...page.querySelectorAll('svg')].map((star) => star.getAttribute('fill'));
  expect(fills).toHaveLength(5);
  expect(fills.filter((fill) => fill === 'currentColor')).toHaveLength(filled);
});

test('[HM-06] one review is one review', () => {
  expect([english, spanish].map(({ starsFrom }) => starsFrom('4.0', '15'))).toEqual([
    '4.0 stars from 15 reviews',
    '4.0 estrellas en 15 reseñas',
  ]);
  expect([english, spanish].map(({ starsFrom }) => starsFrom('5.0', '1'))).toEqual([
    '5.0 stars from 1 review',
    '5.0 estrellas en 1 reseña',
  ]);
});

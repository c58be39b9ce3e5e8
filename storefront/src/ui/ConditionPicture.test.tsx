import { expect, test } from 'vitest';
import { parsed, prerenderAt } from '../testing/renderAt';
import { ConditionPicture } from './ConditionPicture';

test('[AF-09] a picture has its size before it is there, and nothing to be read out', async () => {
  const page = parsed(await prerenderAt('/', <ConditionPicture path="birth-control" size={48} />));
  const picture = page.querySelector('svg');
  expect(picture?.getAttribute('width')).toBe('48');
  expect(picture?.getAttribute('height')).toBe('48');
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
  expect(picture?.querySelector('use')?.getAttribute('href')).toBe(
    '/images/conditions/womens-health.svg#birth-control',
  );
});

test('[AF-09] what belongs to no category has a picture too', async () => {
  const page = parsed(await prerenderAt('/', <ConditionPicture path="weight-loss" size={48} />));
  expect(page.querySelector('use')?.getAttribute('href')).toBe('/images/conditions/other.svg#weight-loss');
});

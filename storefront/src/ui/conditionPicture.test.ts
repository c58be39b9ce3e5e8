// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { conditionPicture } from './conditionPicture';

test('[AF-01] every entry has a picture that is there', () => {
  const missing = treatments.filter(
    ({ path }) => !existsSync(new URL(`../../public${conditionPicture(path)}`, import.meta.url)),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(conditionPicture('weight-loss')).toBe('/images/categories/weight-loss-icon.svg');
});

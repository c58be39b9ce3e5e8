import { expect, test } from 'vitest';
import { pageKeys } from '@front-door/shared/routing/englishPaths';
import { parsed, prerenderAt, textOf } from '../../../testing/renderAt';
import { whichRules } from './es';

test('[ES-03] a Spanish document says that the English one rules, and leads to it', async () => {
  const line = parsed(await prerenderAt('/', whichRules(pageKeys.terms)));
  expect(textOf(line)).toContain('rige la versión en inglés');
  const link = line.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/terms');
  expect(link?.getAttribute('hreflang')).toBe('en');
});

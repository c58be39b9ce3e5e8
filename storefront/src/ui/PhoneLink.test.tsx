import { expect, test } from 'vitest';
import { parsed, prerenderAt } from '../testing/renderAt';
import { sourceFiles } from '../testing/sourceFiles';
import { PhoneLink } from './PhoneLink';

test.each([
  ['(800) 555-0142', 'tel:8005550142'],
  ['911', 'tel:911'],
])('[AF-10] the link to %s calls it and says it', async (number, href) => {
  const link = parsed(await prerenderAt('/', <PhoneLink number={number} />)).querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, number]);
});

test('[AF-10] no other file writes the address of a call', () => {
  const writers = sourceFiles().filter(({ text }) => /["'`]tel:[\w$]/.test(text));
  expect(writers.map(({ path }) => path)).toEqual(['ui/PhoneLink.tsx']);
});

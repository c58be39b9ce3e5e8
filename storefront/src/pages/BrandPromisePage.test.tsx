import { expect, test } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { brandPromise } from '@front-door/shared/catalogue/story';
import { brand } from '../platform/brand';
import { parsed, prerenderAt, textOf } from '../testing/renderAt';
import { BrandPromisePage } from './BrandPromisePage';

test('[BP-01] has a title, a tagline, the About Us text and the three steps in order', async () => {
  const page = parsed(await prerenderAt('/brand-promise', <BrandPromisePage />));
  expect(textOf(page.querySelector('h1'))).toBe(brandPromise.title);
  const text = textOf(page);
  for (const words of [brandPromise.tagline, 'About Us', fillBrand(brandPromise.aboutUs.text, brand)]) {
    expect(text).toContain(words);
  }
  expect([...page.querySelectorAll('ol > li h2')].map(textOf)).toEqual([
    'Browse Common Symptoms',
    'Complete Treatment Protocol',
    'Prescription Sent to Pharmacy',
  ]);
});

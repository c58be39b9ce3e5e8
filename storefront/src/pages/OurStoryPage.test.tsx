import { expect, test } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { ourStory } from '@front-door/shared/catalogue/story';
import { brand } from '../platform/brand';
import { parsed, prerenderAt, textOf } from '../testing/renderAt';
import { OurStoryPage } from './OurStoryPage';

test('[LG-01] tells our story in full', async () => {
  const page = parsed(await prerenderAt('/about-us', <OurStoryPage />));
  expect(textOf(page.querySelector('h1'))).toBe('Our Story');
  const text = textOf(page);
  for (const { heading, paragraphs } of ourStory.sections) {
    for (const words of [heading, ...paragraphs])
      expect(text).toContain(textOf({ textContent: fillBrand(words, brand) }));
  }
});

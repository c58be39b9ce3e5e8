import { expect, test } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { visibleFaqs } from '@front-door/shared/catalogue/faqs';
import { brand } from '../../platform/brand';
import { parsed, prerenderAt, textOf } from '../../testing/renderAt';
import { FaqTeaser } from './FaqTeaser';

test('[FQ-04] shows the first four FAQs with their answers, and the way to all of them', async () => {
  const teaser = parsed(await prerenderAt('/', <FaqTeaser />));
  const first = visibleFaqs().slice(0, 4);
  expect([...teaser.querySelectorAll('summary')].map(textOf)).toEqual(
    first.map(({ title }) => fillBrand(title, brand)),
  );
  for (const { description } of first)
    expect(textOf(teaser)).toContain(textOf({ textContent: fillBrand(description, brand) }));
  const links = [...teaser.querySelectorAll('a[href^="/"]')];
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([['See All FAQs', '/faqs']]);
});

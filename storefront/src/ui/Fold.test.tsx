import { expect, test } from 'vitest';
import { click } from '../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../testing/renderAt';
import { Fold } from './Fold';

const fold = (
  <Fold heading={<h2>Learn more</h2>} label="Learn more">
    <a href="/faqs">FAQs</a>
  </Fold>
);

test('[FT-01] [AF-14] what is folded is in the HTML, below its heading', async () => {
  const page = parsed(await prerenderAt('/', fold));
  expect(textOf(page)).toBe('Learn moreFAQs');
});

test('[FT-01] its button opens and closes it, and says which it is', async () => {
  const { container } = renderAt('/', fold);
  const button = container.querySelector('button');
  const isOpen = () => [button?.getAttribute('aria-expanded'), container.querySelector('[data-open] > a') !== null];
  expect(isOpen()).toEqual(['false', false]);
  await click(button);
  expect(isOpen()).toEqual(['true', true]);
  await click(button);
  expect(isOpen()).toEqual(['false', false]);
});

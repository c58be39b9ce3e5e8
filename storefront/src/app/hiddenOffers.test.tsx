import { expect, test } from 'vitest';
import { chamberOfCommerce, groceryChain } from '@front-door/shared/visitor/partners';
import { pagesOfOffers, pagesToSweep, waysAround, waysShown } from './hiddenOffers.fixture';

test.each(pagesToSweep())(
  '[CX-06] [SM-01] [AF-16] $path shows no way to what a partner hides, whatever the address asks for',
  async (page) => {
    expect(await waysShown(page, groceryChain.marker)).toEqual([]);
  },
);

test('[CX-06] [SM-01] [AF-16] header and footer, the same around every page, show no way to it, and do to everybody else', async () => {
  expect(await waysAround(chamberOfCommerce.marker)).not.toEqual([]);
  expect(await waysAround(groceryChain.marker)).toEqual([]);
});

test.each(pagesOfOffers)('[CX-06] $path is there for everybody else', async (page) => {
  expect(await waysShown(page, chamberOfCommerce.marker)).not.toEqual([]);
});

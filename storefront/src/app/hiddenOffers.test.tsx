import { expect, test } from 'vitest';
import { chamberOfCommerce, groceryChain } from '@front-door/shared/visitor/partners';
import { pagesOfOffers, pagesToSweep, waysShown } from './hiddenOffers.fixture';

test.each(pagesToSweep())(
  '[CX-06] [SM-01] [AF-16] $path shows no way to what a partner hides, whatever the address asks for',
  async (page) => {
    expect(await waysShown(page, groceryChain.marker)).toEqual([]);
  },
);

test.each(pagesOfOffers)('[CX-06] $path is there for everybody else', async (page) => {
  expect(await waysShown(page, chamberOfCommerce.marker)).not.toEqual([]);
});

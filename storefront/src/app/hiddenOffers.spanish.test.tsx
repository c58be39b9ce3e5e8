import { expect, test } from 'vitest';
import { chamberOfCommerce, groceryChain } from '@front-door/shared/visitor/partners';
import { pagesOfOffers, waysAround, waysShown } from './hiddenOffers.fixture';

test.each(pagesOfOffers)(
  '[CX-06] [ES-03] $path shows no way to what a partner hides, whatever the address asks for',
  async (page) => {
    expect(await waysShown(page, groceryChain.marker)).toEqual([]);
  },
);

test('[CX-06] [ES-03] header and footer show no way to it, and do to everybody else', async () => {
  expect(await waysAround(chamberOfCommerce.marker)).not.toEqual([]);
  expect(await waysAround(groceryChain.marker)).toEqual([]);
});

test('[CX-06] [ES-01] they are pages of the Spanish edition, at its own addresses and at the English ones', () => {
  expect(pagesOfOffers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/tratamientos/perdida-de-peso', '/treatments/weight-loss', '/category/weight-loss']),
  );
});

import { createMemoryRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { pageKeys, treatmentKey } from '@front-door/shared/routing/englishPaths';
import { allPages, type Page } from '@front-door/shared/routing/pages';
import { groceryChain, partners, type Offer } from '@front-door/shared/visitor/partners';
import { priceLookup } from '../features/get-started/costTexts/en';
import { brand } from '../platform/brand';
import { rememberState } from '../platform/chosenState';
import { recordLocation } from '../platform/visitor';
import { settled } from '../testing/interact';
import { render, textOf } from '../testing/renderAt';
import { notThrough } from '../ui/notOfferedTexts/en';
import { routes, type RouteHandle } from './routes';

const pages = allPages(brand);
/** What some partner hides. */
const offers = [...new Set(partners.flatMap(({ hides }) => hides))];
const keyOfOffer = (offer: Offer) => (offer === 'price-lookup' ? pageKeys.priceLookup : treatmentKey(offer));
/** Every address, aliases too, of a page that is about what is hidden. */
export const pagesOfOffers = pages.filter(({ key }) => offers.some((offer) => key === keyOfOffer(offer)));

/** The page's component, by its file. */
function kindOf({ path }: Page): string | undefined {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.sources[0];
}

/** One page of each kind that the router knows, and all that are about what is hidden. */
export function pagesToSweep(): readonly Page[] {
  const first = pages.filter((page, at) => pages.findIndex((other) => kindOf(other) === kindOf(page)) === at);
  return [...new Set([...first, ...pagesOfOffers])];
}

/** Asks for what is hidden in every way that an address knows; in any case, as names may be. */
const asking = `protocolName=${treatmentAt('weight-loss').name.toUpperCase()}&treatment=weight-loss&condition=weight-loss&tab=2&section=weight-loss&option=2`;

/** Where an anchor leads, if to what is hidden. */
function leadsTo(anchor: HTMLAnchorElement): boolean {
  // The same page in another language hides the same.
  if (anchor.hreflang !== '') return false;
  const href = anchor.getAttribute('href') ?? '';
  return href === brand.priceLookupUrl || pagesOfOffers.some(({ path }) => href.split(/[?#]/)[0] === path);
}

/** Words by which what is hidden is called, in any case. */
const called = offers.map((offer) => (offer === 'price-lookup' ? priceLookup : shownName(treatmentAt(offer))));
/** Says that something is not to be had. */
const denial = notThrough('', groceryChain.displayName);

/** Every way to what is hidden in a part of a document: links, tabs, buttons, headings, choices and what a panel starts. */
function waysIn(root: ParentNode): readonly string[] {
  const links = [...root.querySelectorAll('a')].filter(leadsTo).map((anchor) => `link ${textOf(anchor)}`);
  const named = [
    ...root.querySelectorAll(
      'a:not([hreflang]), button, [role=tab], option, h1, h2, h3, [aria-labelledby=get-started] p',
    ),
  ]
    .map((element) => textOf(element))
    .filter((text) => called.some((name) => text.toLowerCase().includes(name.toLowerCase())))
    .filter((text) => !text.includes(denial));
  return [...links, ...named];
}

/** Every page without header and footer, which are the same around all of them. */
const pagesAlone = routes.flatMap(({ children = [] }) => children);
/** Header and footer around a page of which there is nothing. */
const withoutPages: RouteObject[] = routes.map(({ Component = null }) => ({
  Component,
  children: [{ path: '*', Component: () => null }],
}));

/** The ways in header and footer to what is hidden, that somebody is shown who comes with a source. */
export function waysAround(source: string): Promise<readonly string[]> {
  return waysShown({ path: '/' }, source, withoutPages);
}

/**
 * The ways on a page that the application shows to somebody who comes with a source, where a state has been chosen; and where
 * it leads away by itself, that it does.
 *
 * @param within the routes; by default the page stands alone.
 */
export async function waysShown(
  { path }: Pick<Page, 'path'>,
  source: string,
  within: RouteObject[] = pagesAlone,
): Promise<readonly string[]> {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  vi.stubGlobal('scrollTo', () => undefined);
  const search = `?source=${source}&${asking}`;
  rememberState('Texas');
  recordLocation(search);
  const router = createMemoryRouter(within, { initialEntries: [path + search] });
  const { container, unmount } = render(<RouterProvider router={router} />);
  await settled();
  const left = open.mock.calls.map(([url]) => `a tab of ${String(url)}`);
  const ways = [...waysIn(container), ...left];
  unmount();
  rememberState(undefined);
  open.mockRestore();
  return ways;
}

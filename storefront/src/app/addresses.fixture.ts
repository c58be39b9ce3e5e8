import { matchRoutes, type LoaderFunction } from 'react-router-dom';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { categoryAliases } from '@front-door/shared/routing/categoryAliases';
import { localPath } from '@front-door/shared/routing/local/en';
import { localPath as spanishPath } from '@front-door/shared/routing/local/es';
import { treatmentSegment } from '@front-door/shared/routing/local/spanishTreatments';
import { allPages, type Page } from '@front-door/shared/routing/pages';
import { segmentsOf } from '@front-door/shared/routing/segments';
import type { CategoryPageData } from '../pages/CategoryPage';
import type { TreatmentPageData } from '../pages/TreatmentPage';
import { brand } from '../platform/brand';
import { routes, type RouteHandle } from './routes';

const pages = allPages(brand);
const served = new Map(pages.map((page) => [page.path, page]));

/** The page that a server sends for an address: in any case, with or without a slash at its end. */
const servedAt = (address: string): Page | undefined => served.get(address.toLowerCase().replace(/(.)\/$/, '$1'));

type Match = ReturnType<typeof matchRoutes<(typeof routes)[number]>>;

/** The page's component, by its file. */
const sourceOf = (matches: Match) => (matches?.at(-1)?.route.handle as RouteHandle | undefined)?.sources[0];

/**
 * What the router shows at an address: of a treatment its path, of a category its title, else the page's file; `undefined`
 * for no page.
 */
async function routedAt(address: string): Promise<string | undefined> {
  const matches = matchRoutes(routes, address);
  const match = matches?.at(-1);
  if (match === undefined || match.route.path === '*') return undefined;
  const load = match.route.loader as LoaderFunction | undefined;
  const loaded: unknown = await load?.({ params: match.params } as Parameters<LoaderFunction>[0]);
  if (typeof loaded !== 'object' || loaded === null || !('kind' in loaded)) return sourceOf(matches);
  const data = loaded as TreatmentPageData | CategoryPageData;
  switch (data.kind) {
    case 'treatment':
      return data.treatment.path;
    case 'category':
      return data.category.only?.path ?? data.category.title;
    case 'none':
    case 'not-found':
      return undefined;
  }
}

/** What the page that is served says it is, in the same words. */
function saidBy({ key, title }: Page, routed: string | undefined): string | undefined {
  const treatment = treatments.find(({ path }) => key.endsWith(`/${path}`) && !key.startsWith('/category/'));
  if (treatment !== undefined) return treatment.path;
  return key.startsWith('/category/')
    ? routed !== undefined && title.startsWith(routed)
      ? routed
      : title
    : sourceOf(matchRoutes(routes, localPath(key)));
}

const parts = (address: string) => {
  const end = address.lastIndexOf('/');
  return { folder: address.slice(0, end), segment: address.slice(end + 1) };
};

/** Every folder with every segment, of both editions, wherever the two belong. */
function everyMixture(): readonly string[] {
  const addresses = [...pages.flatMap(({ path, key }) => [path, key, spanishPath(key)]), '/categoria/x'];
  const segments = [
    ...addresses.map((address) => parts(address).segment),
    ...treatments.flatMap(segmentsOf),
    ...treatments.map(({ path }) => treatmentSegment(path)),
    ...Object.entries(categoryAliases).flat(2),
    'perdida-de-peso',
    'no-such-page',
    '',
  ];
  const folders = new Set(addresses.map((address) => parts(address).folder));
  return Array.from(folders, (folder) => [...new Set(segments)].map((segment) => `${folder}/${segment}`)).flat();
}

/** Spellings of an address: most servers know some, none knows others. */
const spellings = (address: string) => [
  address.toUpperCase(),
  `${address}/`,
  `${address}-`,
  address.replace(/-(?=[^-]*$)/, '--'),
  address.replace(/-(?=[^-]*$)/, '%20'),
];

/** Addresses where router and server disagree: different pages, or a page on one side only. */
export async function disagreements(): Promise<readonly string[]> {
  const mixtures = everyMixture();
  const addresses = new Set([...mixtures, ...mixtures.filter((_address, at) => at % 40 === 0).flatMap(spellings)]);
  const wrong: string[] = [];
  for (const address of addresses) {
    const page = servedAt(address);
    const routed = await routedAt(address);
    const sent = page && saidBy(page, routed);
    if (routed !== sent) wrong.push(`${address}: ${String(sent)} is sent, ${String(routed)} shown`);
  }
  return wrong;
}

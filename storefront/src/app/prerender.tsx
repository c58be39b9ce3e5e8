import { StrictMode } from 'react';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { edition } from '@front-door/shared/edition/en';
import { addressOf } from '@front-door/shared/routing/hrefs';
import { allPages, notFoundPath, notFoundText, type Page } from '@front-door/shared/routing/pages';
import { brand } from '../platform/brand';
import { documentHead, type Alternates } from './documentHead';
import { routes, type RouteHandle } from './routes';

/** One prerendered page. */
export interface Prerendered {
  /** Tags for the document's head: what the page says of itself, and its styles. */
  readonly head: string;
  readonly body: string;
  /** Source files of the chunks that the page needs besides the entry's, from the storefront's folder. */
  readonly sources: readonly string[];
}

const notFound: Page = {
  key: notFoundPath,
  path: notFoundPath,
  canonical: notFoundPath,
  ...notFoundText(brand),
};

/** Every file to write: path from the output folder and the page it holds. */
export function pagesToPrerender(): readonly (readonly [file: string, page: Page])[] {
  const folder = edition.base.slice(1);
  return [
    ...allPages(brand).map((page) => [inFolder(folder, `${page.path.slice(1)}/index.html`), page] as const),
    [inFolder(folder, '404.html'), notFound],
  ];
}

function inFolder(folder: string, file: string): string {
  return `${folder}/${file}`.replaceAll(/\/{2,}/g, '/').replace(/^\//, '');
}

const handler = createStaticHandler(routes, { basename: edition.base });

const parts = import.meta.glob([
  '../{pages,features,ui}/**/*.tsx',
  '!../**/*.{test,fixture}.tsx',
  '!../**/[a-z][a-z].tsx',
]);
let runParts: Promise<void> | undefined;

/**
 * Runs every part of the storefront, one after the other. A page's styles stand in the order in which their modules were
 * first run; parts that pages load as they need them would be run in another order each time.
 */
async function runInOrder(): Promise<void> {
  for (const load of Object.values(parts)) await load();
}

/**
 * Renders a page to HTML.
 *
 * @param alternates the addresses of the same page in every edition, for search engines.
 * @throws when a page that should exist renders as an error or as not found.
 */
export async function prerender(page: Page, alternates: Alternates = {}): Promise<Prerendered> {
  await (runParts ??= runInOrder());
  const context = await handler.query(new Request(new URL(addressOf(page.path), brand.siteUrl)));
  if (context instanceof Response) throw new Error(`${page.path} answers with status ${String(context.status)}`);
  if (context.errors !== null) throw new Error(`${page.path} fails`, { cause: Object.values(context.errors)[0] });
  const isNotFound = context.matches.at(-1)?.route.path === '*';
  if (isNotFound !== (page === notFound)) throw new Error(`${page.path} has no page`);
  const data: unknown[] = Object.values(context.loaderData);
  const treatment = data.find(hasTreatment)?.treatment;
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  let failure: unknown;
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </StrictMode>,
      ),
      {
        // Every part stands in its place: nothing is sent later and moved there by a script.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          failure ??= error;
        },
      },
    );
    const html = await text(prelude);
    if (failure !== undefined) throw new Error(`${page.path} fails`, { cause: failure });
    // React puts links that preload the page's pictures before everything else. A browser that looks ahead in the
    // document finds the pictures themselves in the same packets, so the links are left out.
    const [preloads = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
    return {
      head: [documentHead(page, brand, treatment, alternates), sheet.getStyleTags()].join(''),
      body: html.slice(preloads.length),
      sources: [
        ...context.matches.flatMap(({ route }) => (isHandle(route.handle) ? route.handle.sources : [])),
        ...(treatment === undefined
          ? []
          : [`../shared/src/catalogue/content/${treatment.path}/${edition.language}.ts`]),
      ],
    };
  } finally {
    sheet.seal();
  }
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'sources' in handle;
}

/** Only the loader of a treatment's page answers with an entry and its content. */
function hasTreatment(data: unknown): data is { readonly treatment: Treatment } {
  return typeof data === 'object' && data !== null && 'treatment' in data;
}

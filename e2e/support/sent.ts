import type { Frame, Request } from '@playwright/test';
import { forbiddenAt, type Place, type PrivacyChoice } from '@front-door/shared/visitor/privacyTable';
import { brand } from './brand';

/** A request, as far as it can carry something of a visitor. */
export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** A page or a frame goes there. */
  readonly isNavigation: boolean;
}

/** What browsers say of themselves and of how they ask; a page can't set most of these. */
const browsersOwn =
  /^(?:accept(?:-.+)?|cache-control|content-(?:type|length)|cookie|dnt|host|if-.+|origin|pragma|priority|purpose|range|referer|save-data|sec-.+|service-worker|upgrade-insecure-requests|user-agent|x-devtools-.+|:.+)$/i;

/** Names of cookies, entries and parameters that only testers have: the mock's choices, and marks that a test sets itself. */
export const isTestersOwn = (name: string) => /^(?:mock-|test:)/.test(name);

const placesByPath: ReadonlyMap<string, Place> = new Map([
  [`${brand.searchApi}/ai/search`, 'search call'],
  [`${brand.transactionApi}/transaction`, 'transaction call'],
  [brand.assessmentUrl, 'assessment address'],
] as const);

/** The place of the privacy table that a request of ours goes to. */
export function placeOf(url: URL, origin: string): Place | undefined {
  const path = url.pathname.replace(/^\/scenarios\/[^/]+/, '');
  return placesByPath.get(url.origin === origin ? path : url.origin + path);
}

/**
 * The fields of a request that the table does not allow: of a listed place those without a row, of any other all. A page
 * of ours that is loaded with an address of its own brings what it has from outside, and sends nothing on: what it keeps of
 * that is looked at where it is kept. And a part of the site that did not come is asked for again by another address (`loadChunk`),
 * which says the same of everybody.
 *
 * @param origin of our pages.
 */
export function sentAgainst(sent: Sent, origin: string, choice: PrivacyChoice): readonly string[] {
  const place = placeOf(sent.url, origin);
  const all = [...bodyFields(sent), ...headerFields(sent)];
  const names = [...sent.url.searchParams.keys()].filter((name) => !isTestersOwn(name));
  if (place !== undefined) {
    // The assessment site is told by its address, which is what the table lists of it; a call is not.
    const fields = [...all, ...(place === 'assessment address' ? names : names.map((name) => `?${name}`))];
    return forbiddenAt(place, choice, fields).map((field) => `${field} in ${place} (choice: ${choice})`);
  }
  const isAgain = sent.url.origin === origin && sent.url.search === '?retry';
  // What `npm run dev` serves, file by file; a build has none of these addresses.
  const isSource = /^\/(?:node_modules|src|@\w+)\//.test(sent.url.pathname);
  const isDocument = sent.isNavigation && sent.url.origin === origin && !sent.url.pathname.startsWith('/stand-in/');
  const fields = [...all, ...(isDocument || isAgain || isSource ? [] : names.map((name) => `?${name}`))];
  return fields.map(
    (field) => `${field} sent to ${sent.url.origin === origin ? '' : sent.url.origin}${sent.url.pathname}`,
  );
}

/** The names in a body of JSON; of any other body, that there is one. Of some the browser shows nothing but the method. */
function bodyFields({ body, method }: Sent): readonly string[] {
  if (body === null && ['GET', 'HEAD', 'OPTIONS'].includes(method)) return [];
  try {
    const content: unknown = JSON.parse(body?.toString() ?? '');
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return Object.keys(content);
  } catch {
    // No JSON.
  }
  return ['(a body that is no object of JSON)'];
}

/** Headers that a page has set, as the table names them: with a colon. */
function headerFields({ headers }: Sent): readonly string[] {
  return Object.keys(headers)
    .filter((name) => !browsersOwn.test(name))
    .map((name) => `${name.toLowerCase()}:`);
}

/** Whether a page of an origin asks: itself, or a frame in it that has no origin of its own. A tab that shows nothing yet counts as ours, until its opener is known. */
export function isAskedBy(request: Request, origin: string): boolean {
  const url = askingPage(request);
  return url === undefined || isOurs(url, origin);
}

/**
 * Whether the browser was sent there from the address bar or by the test itself, or in a new tab that none of our pages
 * opened.
 */
export async function isOfNoPage(request: Request, origin: string): Promise<boolean> {
  if (!request.isNavigationRequest()) return false;
  const isFirst = askingPage(request) === undefined;
  const headers: Readonly<Record<string, string>> = await request.allHeaders().catch(() => ({}));
  if (headers['sec-fetch-site'] === 'none') return true;
  if (!isFirst) return false;
  const opener = await (await frameOf(request))?.page().opener();
  return !isOurs(opener?.url() ?? '', origin);
}

/** The frame of a request, also where its tab is only about to be there. */
async function frameOf(request: Request): Promise<Frame | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      return request.frame();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
  return undefined;
}

/** The address of the page that asks; where it goes elsewhere, of the old one. `undefined` for a tab that shows nothing yet. */
function askingPage(request: Request): string | undefined {
  let frame: Frame | null = null;
  try {
    frame = request.frame();
  } catch {
    // Its tab is only about to be there.
  }
  while (frame !== null && !/^https?:/.test(frame.url())) frame = frame.parentFrame();
  return frame?.url();
}

function isOurs(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) && !isTestersPage(new URL(url));
}

/** Stand-ins and the tester's bench are no pages of the product. */
function isTestersPage({ pathname }: URL): boolean {
  return /^\/(?:stand-in|qa)(?:\/|$)/.test(pathname);
}

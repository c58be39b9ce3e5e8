import type { BrowserContext, Page } from '@playwright/test';
import { forbiddenAt, otherParameter, type Place, type PrivacyChoice } from '@front-door/shared/visitor/privacyTable';
import { isAskedBy, isOfNoPage, isTestersOwn, placeOf, sentAgainst } from './sent';

/** What the visitor of a context has chosen; the models that choose say so. */
const choices = new WeakMap<BrowserContext, PrivacyChoice>();

/** Says what the visitor of a page has chosen from now on. */
export function noteChoice(page: Page, choice: PrivacyChoice): void {
  choices.set(page.context(), choice);
}

/**
 * Records what pages of an origin send, to whomever, and what anybody sends to the calls of that origin; reads in the end what its
 * pages keep.
 *
 * @returns what the privacy table does not allow.
 */
export function watchFlows(context: BrowserContext, origin: string): () => Promise<readonly string[]> {
  const faults = new Set<string>();
  const arrived = new Set<string>();
  const asked: Promise<readonly string[]>[] = [];
  const choice = () => choices.get(context) ?? 'none';
  const hold = (place: Place, fields: Iterable<string>) => {
    const ours = [...fields].filter((field) => !isTestersOwn(field));
    for (const field of forbiddenAt(place, choice(), ours)) faults.add(`${field} in ${place} (choice: ${choice()})`);
  };
  // An address that the application has gone to by itself brings names as one does that was loaded.
  const noteArrivals = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith(`${origin}/`))
        for (const name of new URL(frame.url()).searchParams.keys()) arrived.add(name);
    });
  for (const page of context.pages()) noteArrivals(page);
  context.on('page', noteArrivals);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    const isNavigation = request.isNavigationRequest();
    if (isNavigation && url.origin === origin) for (const name of url.searchParams.keys()) arrived.add(name);
    if (placeOf(url, origin) === undefined && !isAskedBy(request, origin)) return;
    const sent = {
      url,
      method: request.method(),
      headers: request.headers(),
      body: request.postDataBuffer(),
      isNavigation,
    };
    const found = sentAgainst(sent, origin, choice());
    if (found.length > 0) asked.push(isOfNoPage(request, origin).then((isAlone) => (isAlone ? [] : found)));
  });
  const noteSockets = (page: Page) =>
    page.on('websocket', (socket) => {
      if (page.url().startsWith(`${origin}/`)) faults.add(`a socket to ${new URL(socket.url()).origin}`);
    });
  for (const page of context.pages()) noteSockets(page);
  context.on('page', noteSockets);
  return async () => {
    for (const found of await Promise.all(asked)) for (const fault of found) faults.add(fault);
    for (const page of context.pages()) {
      if (!page.url().startsWith(`${origin}/`)) continue;
      // A page that is on its way elsewhere has nothing to say.
      const kept = await page.evaluate(readKept).catch(() => undefined);
      if (kept === undefined) continue;
      hold(
        'local storage',
        kept.local.map((name) => (arrived.has(name) ? known('local storage', name) : name)),
      );
      hold(
        'session storage',
        kept.session.map((name) => (arrived.has(name) ? known('session storage', name) : name)),
      );
      hold('data layer', kept.events);
    }
    hold(
      'cookie',
      (await context.cookies(origin)).map(({ name }) => name),
    );
    return [...faults];
  };
}

/** A name that an address has brought is one of the table's own, or one of the others. */
function known(place: Place, name: string): string {
  return forbiddenAt(place, 'none', [name]).length > 0 ? otherParameter : name;
}

function readKept() {
  const layer: unknown = globalThis.dataLayer ?? [];
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    events: Array.isArray(layer) ? [...new Set(layer.flatMap((event) => Object.keys(event as object)))] : [],
  };
}

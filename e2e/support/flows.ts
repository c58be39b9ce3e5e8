import type { BrowserContext, Page, Request } from '@playwright/test';
import { forbiddenAt, otherParameter, type Place, type PrivacyChoice } from '@front-door/shared/visitor/privacyTable';
import { brand } from './brand';

/** What the visitor of a context has chosen; the models that choose say so. */
const choices = new WeakMap<BrowserContext, PrivacyChoice>();

/** Says what the visitor of a page has chosen from now on. */
export function noteChoice(page: Page, choice: PrivacyChoice): void {
  choices.set(page.context(), choice);
}

/** Names of cookies and entries that only testers have: the mock's choices, and marks that a test sets itself. */
const isTestersOwn = (name: string) => /^(?:mock-|test:)/.test(name);

/**
 * Records what pages of an origin send, and reads in the end what they keep.
 *
 * @returns what the privacy table does not allow.
 */
export function watchFlows(context: BrowserContext, origin: string): () => Promise<readonly string[]> {
  const faults = new Set<string>();
  const arrived = new Set<string>();
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
    if (url.origin !== origin) return;
    const path = url.pathname.replace(/^\/scenarios\/[^/]+/, '');
    if (path === `${brand.searchApi}/ai/search`) hold('search call', bodyFields(request));
    else if (path === `${brand.transactionApi}/transaction`) hold('transaction call', bodyFields(request));
    else if (path === brand.assessmentUrl) hold('assessment address', url.searchParams.keys());
    else if (request.isNavigationRequest()) for (const name of url.searchParams.keys()) arrived.add(name);
  });
  return async () => {
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

function bodyFields(request: Request): readonly string[] {
  try {
    return Object.keys(request.postDataJSON() as object);
  } catch {
    return [];
  }
}

function readKept() {
  const layer: unknown = globalThis.dataLayer ?? [];
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    events: Array.isArray(layer) ? [...new Set(layer.flatMap((event) => Object.keys(event as object)))] : [],
  };
}

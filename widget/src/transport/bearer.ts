import { pageOrigin } from './pageOrigin';
import { currentSession } from './session';

interface SessionAccess {
  /** The page's own token. */
  readonly token?: string | undefined;
  readonly sessionCookie?: boolean | undefined;
  /** Base of the search API. */
  readonly api: string;
}

/**
 * The bearer token of a search: the page's own if it gave one, else the session cookie where the page says so
 * and page and API belong together.
 */
export function bearerToken({ token, sessionCookie: isAsked, api }: SessionAccess): string | undefined {
  return token ?? (isAsked === true && isSessionOf(api) ? currentSession() : undefined);
}

/** Whether this page's session is that of an API, whose base may start at the page's root. */
export function isSessionOf(api: string): boolean {
  return mayReadSession(location.href, new URL(api, pageOrigin()).href);
}

/**
 * Whether a page's session is the API's: both are of one site, or the page is the storefront that this was built
 * for. Everywhere else the cookie of that name is somebody else's and must not be read.
 *
 * @param api absolute.
 */
export function mayReadSession(page: string, api: string, storefront: string = BUILD_SITE): boolean {
  const [here, there] = [new URL(page), new URL(api)];
  return here.origin === storefront || isSameSite(here, there);
}

/**
 * The same host, or one below the other; a `www.` makes no difference. Hosts side by side count as two sites, since
 * they may belong to two people, as the subdomains of a hosting service do.
 */
function isSameSite(here: URL, there: URL): boolean {
  const [one, other] = [hostOf(here), hostOf(there)];
  return here.protocol === there.protocol && (one === other || isBelow(one, other) || isBelow(other, one));
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');
const isBelow = (host: string, parent: string) => parent.includes('.') && host.endsWith(`.${parent}`);

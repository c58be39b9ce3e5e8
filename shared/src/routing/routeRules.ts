import { otherLanguages } from '../language';
import { baseOf } from './editionBase';

/**
 * What a path of a deployment is and how it is answered: one table, as plain data, from which the Node server answers
 * and from which configurations of other servers can be written.
 */
export interface RouteRule {
  readonly kind: RouteKind;
  /**
   * A regular expression for the decoded path. JavaScript, PCRE (nginx) and RE2 (Caddy) read it alike: no lookaround, no
   * back reference.
   */
  readonly pattern: string;
  /** Whether `pattern` holds in any case. */
  readonly ignoresCase?: true;
  /** Who answers. `nowhere`: there is nothing to see, whatever files lie there. */
  readonly from: 'nowhere' | 'service' | 'widget' | 'storefront';
  /** Methods that may reach it; others are refused with 405. */
  readonly methods: readonly string[];
  /** For an answer that has succeeded, or has not changed. */
  readonly cacheControl: string;
  /** Sent with every answer, refusals too. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the address works in any case: where there is no such file, the one in lower case is sent. */
  readonly worksInAnyCase?: true;
  /** Whether the answer depends on `Accept-Encoding`, so that a cache has to know. */
  readonly isCoded?: true;
  /** Answered only where the operator has turned the tester's switches on; elsewhere there is nothing. */
  readonly isForTesters?: true;
}

export type RouteKind =
  | 'hidden'
  | 'liveness'
  | 'readiness'
  | 'api'
  | 'scenario'
  | 'bench'
  | 'stand-in'
  | 'widget file that never changes'
  | 'widget file'
  | 'asset'
  | 'page'
  | 'file';

/** Where partner pages load the widget from. */
export const widgetBase = '/receptionist/v1';
/** What they load there: the loader, under the one name that never changes. */
export const loaderPath = `${widgetBase}/receptionist.js`;
/** Under these every call is answered. */
export const apiBases = ['/rest/v1', '/calls'] as const;
/** Says that the process is alive, also while it is about to end. */
export const livenessPath = '/healthz';
/** Says whether new requests should be sent here. */
export const readinessPath = '/readyz';

/** Headers of every answer. */
export const commonHeaders = { 'X-Content-Type-Options': 'nosniff' } as const;

/** Sent over TLS alone, with every answer; browsers mind it there only. */
export const secureHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** What no page of ours asks a browser for, so that no script in it can. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every HTML page, beside its policy (`contentPolicy`). */
export const pageHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
} as const;

/** What an API answers before a call from another origin. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Idempotency-Key',
  'Access-Control-Max-Age': '600',
} as const;

/** How answers are kept. */
export const cacheTimes = {
  never: 'no-store',
  askAgain: 'no-cache',
  /** The loader's address is stable, so it is asked for again soon. */
  soon: 'public, max-age=300',
  hour: 'public, max-age=3600',
  /** Its name carries a hash of the content. */
  forever: 'public, max-age=31536000, immutable',
} as const;

/** What is not found is not kept: it may come with the next release. */
export const notFoundCache = { widget: cacheTimes.never, storefront: cacheTimes.askAgain } as const;

/** Sent when the widget has no such file: to any page, whatever the rule. */
export const noWidgetFileHeaders = {
  ...commonHeaders,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': notFoundCache.widget,
} as const;

/** The page of a folder, which has no address of its own. */
export const folderPage = 'index.html';

/**
 * The storefront's pages for addresses that it has not, which have no address of their own: one for what is below the base
 * of an edition in another language, and last the one for everything else.
 */
export const notFoundPages = [
  ...otherLanguages.map((language) => notFoundBelow(baseOf(language))),
  notFoundBelow(''),
] as const;

/** A page for what is not found, and the pattern of the paths that it answers for, in any case. */
export interface NotFoundPage {
  readonly file: string;
  readonly pattern: string;
}

function notFoundBelow(base: string): NotFoundPage {
  return { file: `${base}/404.html`.slice(1), pattern: base === '' ? '^/' : `^${base}(?:/|$)` };
}

/** The file of the page that says that nothing is at a path. */
export function notFoundPageFor(path: string): string {
  return (notFoundPages.find(({ pattern }) => new RegExp(pattern, 'i').test(path)) ?? notFoundBelow('')).file;
}

/**
 * A target, as it was sent, whose path has a slash in code. It stands for itself: no page, asset or file of the widget is called
 * so, though some servers would look the path up as if it were a slash.
 */
export const codedSlash = '^[^?]*%2[fF]';

/** The endings of files that lie beside others, compressed, best first, and the coding that each is in. */
export const codedFiles = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/** Any page may call; no call needs a browser's credentials, a token comes in its own header. */
const callable = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' } as const;
/** Its own pages alone show what is no script and no style; frames of nobody's origin, too, load those (`EmbedPreview`). */
const ours = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;
const loadable = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;
const read = ['GET', 'HEAD'] as const;

/** Eight characters of a bundler's hash: a digit or capital tells it from a word such as `manifest`. */
const bundlersHash = Array.from(
  { length: 8 },
  (_, at) => `[\\w-]{${String(at)}}[A-Z\\d][\\w-]{${String(7 - at)}}`,
).join('|');

const service = { from: 'service', headers: {}, cacheControl: cacheTimes.never } as const;
const site = { from: 'storefront', methods: read, headers: { ...pageHeaders, ...ours }, isCoded: true } as const;
const widget = { from: 'widget', methods: read, headers: loadable, isCoded: true } as const;
/** How the storefront answers for an address that it has not. */
export const nothing = { ...site, kind: 'hidden', from: 'nowhere', cacheControl: notFoundCache.storefront } as const;

/** The first rule whose pattern fits says how a path is answered; the last fits all. */
export const routeRules: readonly RouteRule[] = [
  { ...site, kind: 'file', pattern: String.raw`^/\.well-known/[^./\\][^/\\]*$`, cacheControl: cacheTimes.hour },
  // Hidden files of a build are not part of the site, and `..` leads nowhere.
  { ...nothing, pattern: String.raw`[/\\]\.` },
  // What is sent in place of a file has no address of its own.
  { ...nothing, pattern: String.raw`\.(?:br|gz|zst)/?$`, ignoresCase: true },
  { ...service, kind: 'liveness', pattern: `^${livenessPath}$`, methods: read },
  { ...service, kind: 'readiness', pattern: `^${readinessPath}$`, methods: read },
  {
    ...service,
    kind: 'api',
    pattern: `^(?:${apiBases.join('|')})(?:/|$)`,
    methods: ['POST', 'OPTIONS'],
    headers: callable,
  },
  {
    ...service,
    kind: 'scenario',
    pattern: '^/scenarios(?:/|$)',
    methods: ['POST', 'OPTIONS'],
    headers: callable,
    isForTesters: true,
  },
  { ...service, kind: 'bench', pattern: '^/qa(?:/|$)', methods: [...read, 'POST'], isForTesters: true },
  { ...service, kind: 'stand-in', pattern: '^/stand-in(?:/|$)', methods: read },
  {
    ...widget,
    kind: 'widget file that never changes',
    pattern: String.raw`^${widgetBase}/(?:.*[-.])(?:${bundlersHash}|[\da-f]{8}|[\da-f]{16})\.\w+(?:\.map)?$`,
    cacheControl: cacheTimes.forever,
  },
  { ...widget, kind: 'widget file', pattern: `^${widgetBase}/`, cacheControl: cacheTimes.soon },
  // Spellings under which a file could be found though the storefront's router knows no such page.
  { ...nothing, pattern: String.raw`//|/(?:404|index)(?:\.html)?/?$`, ignoresCase: true },
  { ...site, kind: 'asset', pattern: '^/assets/', headers: loadable, cacheControl: cacheTimes.forever },
  { ...site, kind: 'page', pattern: String.raw`\.html$`, cacheControl: cacheTimes.askAgain, worksInAnyCase: true },
  { ...site, kind: 'file', pattern: String.raw`\.\w+$`, cacheControl: cacheTimes.hour, worksInAnyCase: true },
  { ...site, kind: 'page', pattern: '^/', cacheControl: cacheTimes.askAgain, worksInAnyCase: true },
];

const compiled = routeRules.map((rule) => ({
  rule,
  expression: new RegExp(rule.pattern, rule.ignoresCase === true ? 'i' : ''),
}));

/**
 * The rule for a path.
 *
 * @param path decoded, from its first slash on, without a query.
 * @param isForTesters whether the tester's switches are on. Where they are off, their paths are those of pages.
 * @throws when the path does not start with a slash.
 */
export function ruleFor(path: string, isForTesters: boolean): RouteRule {
  const found = compiled.find(
    ({ rule, expression }) => (isForTesters || rule.isForTesters !== true) && expression.test(path),
  );
  if (found === undefined) throw new Error('a path starts with a slash');
  return found.rule;
}

/**
 * The rule for a path as it was sent.
 *
 * @throws when it does not start with a slash, or has a malformed escape.
 */
export function ruleForSent(path: string, isForTesters: boolean): RouteRule {
  const rule = ruleFor(decodeURIComponent(path), isForTesters);
  // Who answers calls says itself that there is no such call.
  return rule.from !== 'service' && hasCodedSlash.test(path) ? { ...nothing, pattern: codedSlash } : rule;
}

const hasCodedSlash = new RegExp(codedSlash);

/** The headers of an answer that has succeeded; its type, length and tag aside. */
export function headersOf({
  headers,
  cacheControl,
  isCoded,
}: Pick<RouteRule, 'headers' | 'cacheControl' | 'isCoded'>): Readonly<Record<string, string>> {
  return {
    ...commonHeaders,
    ...headers,
    'Cache-Control': cacheControl,
    ...(isCoded === true ? { Vary: 'Accept-Encoding' } : {}),
  };
}

import type { Brand } from '../brand/brand';
import { benchPolicy, receptionistPolicy, startPolicy, storefrontPolicyName } from '../contract/trustedNames';

/** Texts of a document's own scripts and styles, each known by its hash. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Addresses of a brand that its pages load from, call or show. */
type Addresses = Pick<
  Brand,
  | 'searchApi'
  | 'transactionApi'
  | 'receptionistScript'
  | 'signUpFormScript'
  | 'reviewWidgetScript'
  | 'priceLookupFrameUrl'
>;

/** Where the build of the storefront keeps the policies of its pages. Hidden, so that it is not served. */
export const policiesFile = '.policies.json';

/** A policy for each page of a build; many pages share one. */
export interface Policies {
  readonly policies: readonly string[];
  /** Where the policy of a file, as in `care/index.html`, stands in `policies`. */
  readonly pages: Readonly<Record<string, number>>;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"] as const;

/** Nothing at all: for a document of which nothing else is known. */
export const closedPolicy = write({
  'default-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': none,
});

/**
 * What a page of the storefront may load, run and call: what the brand names, and nothing else.
 *
 * @param reports where browsers tell what they have refused, with the address of the page; nowhere when absent.
 */
export async function storefrontPolicy(brand: Addresses, inline: Inline, reports?: string): Promise<string> {
  const scripts = [brand.receptionistScript, brand.signUpFormScript, brand.reviewWidgetScript];
  return write({
    'default-src': none,
    'script-src': ["'self'", ...sourcesOf(scripts), ...(await hashesOf(inline.scripts))],
    // An empty style element is what styled-components adds rules to, one by one, which needs no leave.
    'style-src': ["'self'", ...(await hashesOf(['', ...inline.styles]))],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // A copy of the Receptionist elsewhere says in its manifest which release it is.
    'connect-src': ["'self'", ...sourcesOf([brand.searchApi, brand.transactionApi, brand.receptionistScript])],
    'frame-src': ["'self'", ...sourcesOf([brand.priceLookupFrameUrl])],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [startPolicy, storefrontPolicyName, receptionistPolicy],
    ...(reports === undefined ? {} : { 'report-uri': [reports] }),
  });
}

/** A page that the server itself has written: it may send a form to its own server, and show what it holds. */
export async function serverPagePolicy(
  inline: Inline,
  { framed = false, scripted = false }: { readonly framed?: boolean; readonly scripted?: boolean } = {},
): Promise<string> {
  return write({
    'default-src': none,
    'style-src': await hashesOf(inline.styles),
    ...(scripted ? { 'script-src': ["'self'"], 'connect-src': ["'self'"] } : {}),
    'base-uri': none,
    'form-action': ["'self'"],
    ...(framed ? {} : { 'frame-ancestors': none }),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': scripted ? [benchPolicy] : none,
  });
}

/**
 * The scripts and styles that stand in a document.
 *
 * @throws for what no hash allows: a style or a handler that is an attribute.
 */
export function inlineOf(html: string): Inline {
  const scripts: string[] = [];
  const styles: string[] = [];
  const rest = html.replaceAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (_whole, name: string, attributes: string, text: string) => {
      if (name === 'style') styles.push(text);
      // Data is not run, and a file is known by its address.
      else if (!/\b(?:src=|type="application\/)/.test(attributes)) scripts.push(text);
      return '';
    },
  );
  const attribute = /<[a-z][^<>]*\s(style|on[a-z]+)=/.exec(rest)?.[1];
  if (attribute !== undefined)
    throw new Error(`no policy allows the attribute "${attribute}"; use a class, or a script`);
  return { scripts, styles };
}

/**
 * Reads the address for reports from a build's environment (`POLICY_REPORTS`).
 *
 * @throws where it is neither a path of the site's own nor an address over TLS, or could be read as more than an address.
 */
export function readReportsAddress(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (/^(?:https:\/\/[^\s;,/]+)?\/(?![/\\])[^\s;,]*$/.test(given)) return given;
  throw new Error(`POLICY_REPORTS must be a path such as "/policy-reports" or an https address, not "${given}"`);
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Origins of addresses, each once; the page's own is another source. */
function sourcesOf(addresses: readonly string[]): readonly string[] {
  const elsewhere = addresses.filter((address) => /^https?:/.test(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
}

/** What a policy knows texts by, each once. */
async function hashesOf(texts: readonly string[]): Promise<readonly string[]> {
  const hashes = texts.map(async (text) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  });
  return [...new Set(await Promise.all(hashes))];
}

import type { ReceptionistContext, ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import type { Given } from '../boundary.types';

/** The options with defaults in place. */
export type Settings = ReceptionistOptions &
  Required<Pick<ReceptionistOptions, 'product' | 'searchApi' | 'storefront' | 'context'>>;

/** Defaults of this build. Addresses start where this file came from, which is where the loader came from. */
export const defaults: Settings = {
  product: BUILD_PRODUCT,
  searchApi: new URL(BUILD_SEARCH_API, import.meta.url).href,
  storefront: new URL(import.meta.url).origin,
  context: {},
};

export const contextNames = [
  'partner',
  'pharmacy',
  'source',
  'campaign',
] as const satisfies readonly (keyof ReceptionistContext)[];

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The kinds of option, named as a page's developer is told of them. */
const checks = {
  text: isText,
  'web address': (value) => isText(value) && /^(?:https?:\/)?\/[^/]/.test(value),
  UUID: (value) => isText(value) && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  boolean: (value) => typeof value === 'boolean',
  function: (value) => typeof value === 'function',
  'set of texts': (value) => typeof value === 'object' && value !== null && Object.values(value).every(isTextOrAbsent),
} as const satisfies Record<string, Check>;

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || isText(value);
}

const kinds = {
  product: 'text',
  searchApi: 'web address',
  storefront: 'web address',
  ownOpener: 'boolean',
  guid: 'UUID',
  token: 'text',
  sessionCookie: 'boolean',
  context: 'set of texts',
  navigate: 'function',
} as const satisfies Record<keyof ReceptionistOptions, keyof typeof checks>;

/**
 * Reads what the page gave: its script tag's attributes and, over them, the options of its calls.
 *
 * @returns the settings, with defaults where nothing or nothing usable was given, and a sentence for each
 * thing that is not usable.
 */
export function readSettings({ attributes, options }: Given): { settings: Settings; problems: readonly string[] } {
  const problems: string[] = [];
  const accepted = Object.entries<unknown>({ ...fromAttributes(attributes), ...options }).filter(([name, value]) => {
    if (value === undefined) return false;
    const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;
    if (kind === undefined) problems.push(`"${name}" is not an option`);
    else if (checks[kind](value)) return true;
    else problems.push(`"${name}" must be a ${kind}; the default is used`);
    return false;
  });
  return { settings: { ...defaults, ...Object.fromEntries(accepted) }, problems };
}

/** `data-search-api` is `searchApi`, and so on; the four values of the context have an attribute each. */
function fromAttributes(attributes: Given['attributes']): Record<string, unknown> {
  const given = Object.entries(attributes)
    .filter(([name]) => Object.hasOwn(kinds, name))
    .map(([name, value]) => [name, kinds[name as keyof typeof kinds] === 'boolean' ? readFlag(value) : value]);
  const context = contextNames.filter((name) => isText(attributes[name])).map((name) => [name, attributes[name]]);
  return { ...(context.length > 0 && { context: Object.fromEntries(context) }), ...Object.fromEntries(given) };
}

/** The attribute alone, `"true"` and `"false"`; anything else is left for the check to name. */
function readFlag(value: string | undefined): unknown {
  if (value === '' || value === 'true') return true;
  return value === 'false' ? false : value;
}

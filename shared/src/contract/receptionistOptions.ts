import { isUuid } from '../ids';
import { isLanguageTag } from '../languageTag';
import { isBearerToken } from '../visitor/session';
import type { ReceptionistContext, ReceptionistOptions } from './receptionist';

/**
 * What each option of the Receptionist must be. The widget reads its options by it, and the doctor a partner's tag,
 * so that neither accepts what the other refuses. The loader is too small to carry this; a test holds it to the
 * same answers (`widget/src/loader/options.test.ts`).
 */

/** What only the runtime knows. */
export interface Surroundings {
  /** The page's base address. */
  readonly base: string;
  /** `CSS.supports`. Where there is none, every text is taken for a CSS value. */
  readonly supports?: (property: string, value: string) => boolean;
}

/**
 * Words that every CSS property knows, and functions whose worth nobody can tell beforehand. A browser tells them by `all`,
 * for which nothing else is good.
 */
const noValue = /^(?:inherit|initial|unset|revert|revert-layer)$|\bvar\(|\benv\(/i;

const wholeNumber = /^\s*[-+]?\d+\s*$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isGoodFor =
  (property: string) =>
  (value: unknown, { supports }: Surroundings) =>
    isCss(property, value, supports);

/** By what CSS makes of it, such as a number. */
function isCss(property: string, value: unknown, supports: Surroundings['supports']): boolean {
  // `undefined` and `null` become ''.
  const text = [value].join('');
  if (supports === undefined) return isText(text) && !noValue.test(text);
  return supports(property, text) && !supports('all', text);
}

/** The kinds of option, named as a page's developer is told of them. */
const checks = {
  'a text': isText,
  'a bearer token': isBearerToken,
  'a web address': (value, { base }) =>
    isText(value) && /^(?:https?:\/)?\/[^/\\]/.test(value) && isAddress(value, base),
  'a UUID': isUuid,
  'a boolean': (value) => typeof value === 'boolean',
  'a function': (value) => typeof value === 'function',
  'a set of texts': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  // Not by its class: it may come from another frame.
  'an element': (value) =>
    typeof value === 'object' && value !== null && (value as { readonly nodeType?: unknown }).nodeType === 1,
  '"en" or "es"': isLanguageTag,
  '"left", "right", "start" or "end"': (value) => isText(value) && /^(?:left|right|start|end)$/.test(value),
  '"_top", "_self" or "_blank"': (value) => isText(value) && /^_(?:top|self|blank)$/.test(value),
  'a CSS color': isGoodFor('color'),
  'a CSS font family': isGoodFor('font-family'),
  // A radius of a circle, unlike a width, is never a word or less than nothing.
  'a CSS length': isGoodFor('r'),
  'a whole number': (value, { supports }) =>
    supports === undefined ? wholeNumber.test(String(value)) : isCss('order', value, supports),
} as const satisfies Record<string, (value: unknown, surroundings: Surroundings) => boolean>;

export type Kind = keyof typeof checks;

/** Whether a value is of a kind. */
export function isKind(kind: Kind, value: unknown, surroundings: Surroundings): boolean {
  return checks[kind](value, surroundings);
}

/** What each option must be. docs/embedding.md says the same. */
export const kinds = {
  product: 'a text',
  searchApi: 'a web address',
  storefront: 'a web address',
  ownOpener: 'a boolean',
  guid: 'a UUID',
  token: 'a bearer token',
  sessionCookie: 'a boolean',
  context: 'a set of texts',
  navigate: 'a function',
  changeLanguage: 'a function',
  fetch: 'a function',
  container: 'an element',
  inline: 'an element',
  launcher: 'a boolean',
  target: '"_top", "_self" or "_blank"',
  keep: 'a boolean',
  language: '"en" or "es"',
  texts: 'a set of texts',
  label: 'a text',
  primary: 'a CSS color',
  onPrimary: 'a CSS color',
  font: 'a CSS font family',
  radius: 'a CSS length',
  side: '"left", "right", "start" or "end"',
  offsetX: 'a CSS length',
  offsetY: 'a CSS length',
  zIndex: 'a whole number',
} as const satisfies Record<keyof ReceptionistOptions, Kind>;

/** The texts of the option `context`, which have an attribute each. */
export const contextNames = [
  'partner',
  'pharmacy',
  'source',
  'campaign',
] as const satisfies readonly (keyof ReceptionistContext)[];

export function isOption(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
}

/** What an attribute's text means; what means nothing is left for the check to name. */
export function readAttribute(kind: Kind, value: string): unknown {
  if (kind === 'a boolean') return value === '' || value === 'true' ? true : value === 'false' ? false : value;
  return kind === 'a whole number' && wholeNumber.test(value) ? Number(value) : value;
}

function isAddress(value: string, base: string): boolean {
  try {
    return Boolean(new URL(value, base));
  } catch {
    return false;
  }
}

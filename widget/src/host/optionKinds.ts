import { isUuid } from '@front-door/shared/ids';
import { isLanguageTag } from '@front-door/shared/language';
import { isBearerToken } from '@front-door/shared/visitor/session';

/** Words that every CSS property knows, and functions whose worth nobody can tell beforehand. */
const noValue = /^(?:inherit|initial|unset|revert|revert-layer)$|\bvar\(|\benv\(/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isGoodFor = (property: string) => (value: unknown) =>
  isText(value) && !noValue.test(value) && CSS.supports(property, value);

/** `URL.canParse`, which not all browsers have. A page's `<base>` has no say. */
function isAddress(value: string): boolean {
  try {
    return new URL(value, location.href).href !== '';
  } catch {
    return false;
  }
}

/** The kinds of option, named as a page's developer is told of them. */
const checks = {
  'a text': isText,
  'a bearer token': isBearerToken,
  'a web address': (value) => isText(value) && /^(?:https?:\/)?\/[^/\\]/.test(value) && isAddress(value),
  'a UUID': isUuid,
  'a boolean': (value) => typeof value === 'boolean',
  'a function': (value) => typeof value === 'function',
  'a set of texts': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  // Not by its class: it may come from another frame.
  'an element': (value) => typeof value === 'object' && value !== null && (value as Partial<Node>).nodeType === 1,
  '"en" or "es"': isLanguageTag,
  '"left", "right", "start" or "end"': (value) => isText(value) && /^(?:left|right|start|end)$/.test(value),
  '"_top", "_self" or "_blank"': (value) => isText(value) && /^_(?:top|self|blank)$/.test(value),
  'a CSS color': isGoodFor('color'),
  'a CSS font family': isGoodFor('font-family'),
  // A padding, unlike a width, is never a word or less than nothing.
  'a CSS length': isGoodFor('padding-top'),
  'a whole number': Number.isInteger,
} as const satisfies Record<string, (value: unknown) => boolean>;

export type Kind = keyof typeof checks;

export function isKind(kind: Kind, value: unknown): boolean {
  return checks[kind](value);
}

import type { ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import {
  contextNames,
  isOption,
  kinds,
  readAttribute,
  type Kind,
} from '@front-door/shared/contract/receptionistOptions';
import type { Given } from '../boundary.types';
import { isForeign } from './foreignAttributes';
import { isKind } from './optionKinds';

/** The options with defaults in place. */
export type Settings = ReceptionistOptions &
  Required<Pick<ReceptionistOptions, 'product' | 'searchApi' | 'storefront' | 'context' | 'texts'>>;

/** Defaults of this build. Addresses start where this file came from, which is where the loader came from. */
export const defaults: Settings = {
  product: BUILD_PRODUCT,
  searchApi: new URL(BUILD_SEARCH_API, import.meta.url).href,
  storefront: new URL(import.meta.url).origin,
  context: {},
  texts: {},
};

/** Options that are sets of texts, and the names in them; those of the texts are the conversation's to know. */
const sets: Readonly<Record<'context' | 'texts', readonly string[] | undefined>> = {
  context: contextNames,
  texts: undefined,
};

/**
 * Reads what the page gave: its script tag's attributes and, over them, the options of its calls.
 *
 * @returns the settings, with defaults where nothing or nothing usable was given, and a sentence for each
 * thing that is not usable.
 */
export function readSettings({ attributes, options }: Given): { settings: Settings; problems: readonly string[] } {
  const problems = Object.keys(attributes)
    .filter((name) => !isOption(name) && !isForeign(name) && !contextNames.some((known) => known === name))
    .map((name) => `"${name}" of the tag is not an option`);
  const accepted: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries<unknown>({ ...fromAttributes(attributes), ...options })) {
    if (value === undefined) continue;
    if (!isOption(name)) problems.push(`"${name}" is not an option`);
    else if (!isKind(kinds[name], value)) problems.push(refusal(name, kinds[name]));
    else accepted.push([name, name in sets ? readSet(name as keyof typeof sets, value as object, problems) : value]);
  }
  return { settings: { ...defaults, ...Object.fromEntries(accepted) }, problems };
}

function readSet(set: keyof typeof sets, value: object, problems: string[]): object {
  const entries = Object.entries<unknown>({ ...value }).filter(([name, text]) => {
    if (text === undefined) return false;
    if (sets[set]?.includes(name) === false) problems.push(`"${set}.${name}" is not an option`);
    else if (isKind('a text', text)) return true;
    else problems.push(refusal(`${set}.${name}`, 'a text'));
    return false;
  });
  return Object.fromEntries(entries);
}

function refusal(name: string, kind: Kind): string {
  return `"${name}" must be ${kind}; the default is used`;
}

/** `data-search-api` is `searchApi`, and so on; the four values of the context have an attribute each. */
function fromAttributes(attributes: Given['attributes']): Record<string, unknown> {
  const given = Object.entries(attributes).flatMap(([name, value = '']) =>
    isOption(name) ? [[name, readAttribute(kinds[name], value)] as const] : [],
  );
  const context = contextNames.filter((name) => attributes[name]).map((name) => [name, attributes[name]]);
  return { ...(context.length > 0 && { context: Object.fromEntries(context) }), ...Object.fromEntries(given) };
}

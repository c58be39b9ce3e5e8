import { isRandomUuid } from '../ids';
import { languageKey } from './languageKey';
import { ledgerKeys } from './launches';
import { isHeroOption, longestValue, originAfter, storedOrigin, worthKeeping } from './partners';
import { privacyChoiceKey } from './privacy';

/** Browser storage as this module needs it. Implementations never throw (see the storefront's platform). */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What is known of a visit. Absent and blank stored values are `undefined`. */
export interface VisitorContext {
  /** Random UUID; empty until the first arrival is recorded. */
  readonly guid: string;
  /** Absent after a launch until the next navigation renews it, or the next launch makes its own. */
  readonly transactionId?: string;
  readonly partner?: string;
  readonly pharmacy?: string;
  readonly pharmacyId?: string;
  readonly pharmacyGroupId?: string;
  readonly campaign?: string;
  readonly source?: string;
  /** Hero variant, '1' to '4'. */
  readonly option?: '1' | '2' | '3' | '4';
  /** The welcome modal has been shown. */
  readonly welcomed: boolean;
}

/** The storage names of the visitor context. */
export const keys = {
  guid: 'guid',
  transactionId: 'transaction_id',
  partner: 'partner',
  pharmacy: 'pharmacy',
  pharmacyId: 'pharmacyId',
  pharmacyGroupId: 'pharmacyGroupId',
  campaign: 'campaign',
  source: 'source',
  option: 'option',
  welcomed: 'firstSymVisitKey',
} as const;

/** Names that the specification spells in one way where they arrive and in another where they go out: both arrive. */
const spelledTwice = [keys.pharmacyId, keys.pharmacyGroupId];
const otherSpelling = (name: string) => name.replace('Id', 'ID');

/** What is kept for the visit beside what addresses leave there: the visitor's choices, the router's and the widget's. */
const visitKeys = ['state', 'condition', 'arrivals', 'react-router-scroll-positions', 'receptionist:kept'] as const;

/** Names that an address can't set: they are the app's own. */
export const ownKeys: ReadonlySet<string> = new Set([
  keys.guid,
  keys.transactionId,
  keys.welcomed,
  'color-mode',
  languageKey,
  privacyChoiceKey,
  ...Object.values(ledgerKeys),
  ...visitKeys,
  // The widget's.
  'receptionist:guid',
]);

/** How many parameters of one address are kept; those that the visitor context knows come before others. */
export const mostParameters = 50;

/** Whether a query parameter may be copied into storage, lasting or the visit's. */
export function isCopied(name: string, value: string): boolean {
  return name !== '' && name.length <= longestValue && value.length <= longestValue && !ownKeys.has(name);
}

const knownNames: ReadonlySet<string> = new Set([...Object.values(keys), ...spelledTwice.map(otherSpelling)]);

/**
 * The parameters of an address that are kept: the last value of each name, known names first. What arrives in another
 * spelling is kept under the name that is read too, unless that arrives beside it.
 */
export function keptParameters(query: Iterable<readonly [name: string, value: string]>): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const others = new Map<string, string>();
  for (const [name, value] of query) {
    if (!isCopied(name, value)) continue;
    if (knownNames.has(name)) known.set(name, value);
    else if (others.has(name) || others.size < mostParameters) others.set(name, value);
  }
  for (const name of spelledTwice) {
    const value = known.get(otherSpelling(name));
    if (value !== undefined && !known.has(name)) known.set(name, value);
  }
  return new Map([...known, ...others].slice(0, mostParameters));
}

/** What came with a partner, and goes with it. */
const broughtByPartner = [
  keys.partner,
  keys.pharmacy,
  keys.pharmacyId,
  keys.pharmacyGroupId,
  ...spelledTwice.map(otherSpelling),
  keys.campaign,
  keys.source,
];

/**
 * What happens on every location change (specification 4): ids are created if absent, query parameters are
 * copied into storage, and the partner is worked out from them (`originAfter`). What the visitor context does not know
 * may name a condition in any words of any language, so it is kept for the visit only.
 *
 * @param query the parameters of the address, in order; the last of a repeated name wins (`keptParameters`).
 * @param newId makes a random UUID.
 * @param visit keeps all other parameters until the tab is closed; without it nothing does.
 */
export function recordArrival(
  store: KeyValueStore,
  query: Iterable<readonly [name: string, value: string]>,
  newId: () => string,
  visit?: Pick<KeyValueStore, 'set'>,
): void {
  for (const key of [keys.guid, keys.transactionId]) if (!isRandomUuid(store.get(key))) store.set(key, newId());
  const arrived = keptParameters(query);
  const { partner, pharmacy, isReplaced } = originAfter(
    { partner: arrived.get(keys.partner), pharmacy: arrived.get(keys.pharmacy), source: arrived.get(keys.source) },
    storedOrigin((name) => store.get(name)),
  );
  if (isReplaced) for (const key of broughtByPartner) store.remove(key);
  for (const [name, value] of arrived) {
    if (knownNames.has(name)) store.set(name, value);
    else visit?.set(name, value);
  }
  if (partner !== undefined) store.set(keys.partner, partner);
  if (pharmacy !== undefined) store.set(keys.pharmacy, pharmacy);
}

/** Reads the context that `recordArrival` keeps. */
export function readVisitor(store: KeyValueStore): VisitorContext {
  const value = (key: string) => worthKeeping(store.get(key));
  const uuid = (key: string) => {
    const text = store.get(key);
    return isRandomUuid(text) ? text : undefined;
  };
  const option = value(keys.option);
  const context = {
    guid: uuid(keys.guid) ?? '',
    transactionId: uuid(keys.transactionId),
    ...storedOrigin((name) => store.get(name)),
    pharmacyId: value(keys.pharmacyId),
    pharmacyGroupId: value(keys.pharmacyGroupId),
    campaign: value(keys.campaign),
    option: isHeroOption(option) ? option : undefined,
    welcomed: value(keys.welcomed) === 'false',
  };
  return withoutAbsent(context);
}

type WithoutAbsent<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

function withoutAbsent<Shape extends object>(
  shape: Shape,
): Pick<Shape, { [K in keyof Shape]: undefined extends Shape[K] ? never : K }[keyof Shape]> &
  Partial<WithoutAbsent<Shape>> {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as never;
}

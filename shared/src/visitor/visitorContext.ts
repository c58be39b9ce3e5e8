import { isRandomUuid } from '../ids';
import { ledgerKeys } from './launches';
import { findPartner, groceryChain, partnerAfterArrival } from './partners';
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

/** Names that an address can't set: they are the app's own. */
export const ownKeys: ReadonlySet<string> = new Set([
  keys.guid,
  keys.transactionId,
  keys.welcomed,
  'color-mode',
  privacyChoiceKey,
  ...Object.values(ledgerKeys),
  // The widget's.
  'receptionist:guid',
]);

/** The longest query value that is kept, in UTF-16 code units. */
export const longestValue = 2000;

/** How many parameters of one address are kept; those that the visitor context knows come before others. */
export const mostParameters = 50;

/** Whether a query parameter may be copied into storage. */
export function isCopied(name: string, value: string): boolean {
  return name !== '' && name.length <= longestValue && value.length <= longestValue && !ownKeys.has(name);
}

const knownNames: ReadonlySet<string> = new Set(Object.values(keys));

/** The parameters of an address that are kept: the last value of each name, known names first. */
export function keptParameters(query: Iterable<readonly [name: string, value: string]>): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const others = new Map<string, string>();
  for (const [name, value] of query) {
    if (!isCopied(name, value)) continue;
    if (knownNames.has(name)) known.set(name, value);
    else if (others.has(name) || others.size < mostParameters) others.set(name, value);
  }
  return new Map([...known, ...others].slice(0, mostParameters));
}

/**
 * What happens on every location change (specification 4): ids are created if absent, query parameters are
 * copied into storage, and the partner is worked out from them.
 *
 * @param query the parameters of the address, in order; the last of a repeated name wins (`keptParameters`).
 * @param newId makes a random UUID.
 */
export function recordArrival(
  store: KeyValueStore,
  query: Iterable<readonly [name: string, value: string]>,
  newId: () => string,
): void {
  for (const key of [keys.guid, keys.transactionId]) if (!isRandomUuid(store.get(key))) store.set(key, newId());
  const arrived = keptParameters(query);
  for (const [name, value] of arrived) store.set(name, value);
  const { partner, pharmacy } = partnerAfterArrival({
    partner: arrived.get(keys.partner),
    pharmacy: arrived.get(keys.pharmacy),
    storedPharmacy: store.get(keys.pharmacy) ?? undefined,
    storedSource: store.get(keys.source) ?? undefined,
  });
  if (partner !== undefined) store.set(keys.partner, partner);
  if (pharmacy !== undefined) store.set(keys.pharmacy, pharmacy);
}

/** Reads the context that `recordArrival` keeps. Rubbish in storage, such as no address can have left, reads as absent. */
export function readVisitor(store: KeyValueStore): VisitorContext {
  const value = (key: string) => {
    const text = store.get(key);
    return text === null || text.trim() === '' || text.length > longestValue ? undefined : text;
  };
  const uuid = (key: string) => {
    const text = store.get(key);
    return isRandomUuid(text) ? text : undefined;
  };
  const option = value(keys.option);
  const context = {
    guid: uuid(keys.guid) ?? '',
    transactionId: uuid(keys.transactionId),
    partner: value(keys.partner),
    pharmacy: value(keys.pharmacy),
    pharmacyId: value(keys.pharmacyId),
    pharmacyGroupId: value(keys.pharmacyGroupId),
    campaign: value(keys.campaign),
    source: value(keys.source),
    option: isOption(option) ? option : undefined,
    welcomed: value(keys.welcomed) === 'false',
  };
  return withoutAbsent(context);
}

/** The grocery chain's context hides Weight Loss and the price lookup (specification 6). */
export function isGroceryChain({ partner, pharmacy }: Pick<VisitorContext, 'partner' | 'pharmacy'>): boolean {
  return findPartner(partner) === groceryChain || (pharmacy !== undefined && groceryChain.recognises(pharmacy));
}

function isOption(value: string | undefined): value is NonNullable<VisitorContext['option']> {
  return value !== undefined && /^[1-4]$/.test(value);
}

type WithoutAbsent<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

function withoutAbsent<Shape extends object>(
  shape: Shape,
): Pick<Shape, { [K in keyof Shape]: undefined extends Shape[K] ? never : K }[keyof Shape]> &
  Partial<WithoutAbsent<Shape>> {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as never;
}

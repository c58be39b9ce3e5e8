import type { TreatmentPath } from '../catalogue/treatments';

/** What a partner can hide from its visitors: a treatment, by its path, or the price lookup. */
export type Offer = TreatmentPath | 'price-lookup';

/** A partner whose visitors see its branding. Adding a partner is adding an entry, and its logo to the storefront. */
export interface Partner {
  /** The stored partner value. */
  readonly key: string;
  /** Name shown to visitors. */
  readonly displayName: string;
  /** Lower-case text in a source, in any case, that marks a visit as this partner's. */
  readonly marker: string;
  /**
   * It is a pharmacy. Its marker counts in a pharmacy's name too, its source brings the shopping-list hero (specification
   * 2.5), and a source with its key sets the pharmacy to its display name.
   */
  readonly isPharmacy?: true;
  readonly hides: readonly Offer[];
}

export const groceryChain: Partner = {
  key: 'eaglecrest',
  displayName: 'Eaglecrest Markets',
  marker: 'eagle',
  isPharmacy: true,
  hides: ['weight-loss', 'price-lookup'],
};

export const chamberOfCommerce: Partner = {
  key: 'lakeside-chamber',
  displayName: 'Lakeside Chamber of Commerce',
  marker: 'chamber',
  hides: [],
};

/** Of partners that are marked at once the later outweighs the earlier. */
export const partners: readonly Partner[] = [groceryChain, chamberOfCommerce];

/** Address of a partner's logo on the storefront. */
export function logoOf({ key }: Partner): string {
  return `/images/partners/${key}.svg`;
}

/** The longest value that an address leaves in storage, in UTF-16 code units. */
export const longestValue = 2000;

/** What says whose visitor somebody is: the parameters of an address, what is stored, or what a page tells the widget. */
export interface Origin {
  readonly partner?: string | undefined;
  readonly pharmacy?: string | undefined;
  readonly source?: string | undefined;
}

/** The partner whose brand the visitor sees: the one that pharmacy or source mark, else the one that is named. */
export function partnerOf(origin: Origin): Partner | undefined {
  const name = plain(nameOf(origin));
  return marked(origin) ?? partners.find(({ key, displayName }) => name === key || name === displayName.toLowerCase());
}

/** Whether a partner hides something. Nobody hides anything without a partner. */
export function isHidden(offer: string, partner: Partner | undefined): boolean {
  return (partner?.hides as readonly string[] | undefined)?.includes(offer) === true;
}

/** Shoppers of a pharmacy get the shopping-list hero (specification 2.5). */
export function isShopper({ pharmacy, source }: Origin): boolean {
  return (
    worthKeeping(pharmacy) !== undefined || partners.some((partner) => partner.isPharmacy && marks(partner, source))
  );
}

/** A variant of the hero that can be asked for; a shopper's is the shopping list all the same. */
export function isHeroOption(option: string | undefined): option is '1' | '2' | '3' | '4' {
  return /^[1-4]$/.test(option ?? '');
}

/** How the customers of a pharmacy are greeted. */
export interface Greeting {
  readonly pharmacy: string;
  readonly logo: string | undefined;
}

/**
 * The greeting of a visit with a pharmacy. A partner that is a pharmacy greets under its own name, never under
 * another's; the logo of one that is none stands beside no pharmacy's name.
 */
export function greetingOf(origin: Origin): Greeting | undefined {
  const pharmacy = worthKeeping(origin.pharmacy);
  if (pharmacy === undefined) return undefined;
  const partner = partnerOf(origin);
  if (!partner?.isPharmacy) return { pharmacy, logo: undefined };
  return { pharmacy: partnerOf({ pharmacy }) === partner ? pharmacy : partner.displayName, logo: logoOf(partner) };
}

/**
 * Whose visitor it is after an arrival (specification 4, step 3). Marks in this address come before its parameters,
 * and these before what is stored. An address that names another partner or pharmacy than the stored one replaces it,
 * and an empty `partner` or `pharmacy` beside no name ends it: `isReplaced`, nothing stored of the old one counts.
 *
 * @returns what is to be stored of it; what is `undefined` stays as it is.
 */
export function originAfter(arrived: Origin, stored: Origin): Origin & { readonly isReplaced: boolean } {
  const before = identityOf(stored);
  const now = identityOf(arrived);
  const isAsked = (now ?? arrived.partner ?? arrived.pharmacy) !== undefined;
  const name = marked(arrived)?.key ?? nameOf(arrived);
  // The address may name the old partner and yet take away the mark that made it outweigh another.
  const isReplaced =
    isAsked &&
    before !== undefined &&
    (now !== before || identityOf(over(stored, { ...arrived, partner: name })) !== now);
  const origin = over(isReplaced ? {} : stored, arrived);
  const { source } = origin;
  const pharmacy =
    partners.find((partner) => partner.isPharmacy && source?.includes(partner.key))?.displayName ?? origin.pharmacy;
  const partner = isAsked ? (name ?? '') : (marked({ pharmacy, source })?.key ?? origin.partner);
  return { partner, pharmacy, source, isReplaced };
}

/** Reads an origin from storage. */
export function storedOrigin(get: (name: keyof Origin) => string | null): Origin {
  return {
    partner: worthKeeping(get('partner')),
    pharmacy: worthKeeping(get('pharmacy')),
    source: worthKeeping(get('source')),
  };
}

/** A value that says something: no blank, and no rubbish that no address can have left in storage. */
export function worthKeeping(text: string | null | undefined): string | undefined {
  return text == null || text.trim() === '' || text.length > longestValue ? undefined : text;
}

function over(stored: Origin, arrived: Origin): Origin {
  return {
    partner: arrived.partner ?? stored.partner,
    pharmacy: arrived.pharmacy ?? stored.pharmacy,
    source: arrived.source ?? stored.source,
  };
}

function marked({ pharmacy, source }: Origin): Partner | undefined {
  return partners.findLast((partner) => marks(partner, source) || (partner.isPharmacy && marks(partner, pharmacy)));
}

function marks({ marker }: Partner, text: string | undefined): boolean {
  return worthKeeping(text)?.toLowerCase().includes(marker) === true;
}

/** The name as given; an empty `partner` names nobody. */
function nameOf({ partner, pharmacy }: Origin): string | undefined {
  return worthKeeping(partner) ?? worthKeeping(pharmacy);
}

/** What tells one partner or pharmacy from another. */
function identityOf(origin: Origin): string | undefined {
  return partnerOf(origin)?.key ?? plain(nameOf(origin));
}

function plain(name: string | undefined): string | undefined {
  return name?.trim().toLowerCase();
}

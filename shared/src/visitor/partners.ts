/** A partner whose visitors see its branding. Adding a partner is adding an entry. */
export interface Partner {
  /** The stored partner value. */
  readonly key: string;
  /** Name shown to visitors. */
  readonly displayName: string;
  /** Text in a pharmacy or source, in any case, that marks a visit as this partner's. */
  readonly marker: string;
  readonly markedBy: readonly ('pharmacy' | 'source')[];
  /** One-word lower-case name: in a stored source it sets the pharmacy to the display name. */
  readonly oneWordName?: string;
  readonly logo: string;
  readonly hides: readonly ('weight-loss' | 'price-lookup')[];
  readonly recognises: (text: string) => boolean;
}

function partner(facts: Omit<Partner, 'recognises'>): Partner {
  return { ...facts, recognises: (text) => text.toLowerCase().includes(facts.marker) };
}

export const groceryChain = partner({
  key: 'eaglecrest',
  displayName: 'Eaglecrest Markets',
  marker: 'eagle',
  markedBy: ['pharmacy', 'source'],
  oneWordName: 'eaglecrest',
  logo: '/images/partners/eaglecrest.svg',
  hides: ['weight-loss', 'price-lookup'],
});

export const chamberOfCommerce = partner({
  key: 'lakeside-chamber',
  displayName: 'Lakeside Chamber of Commerce',
  marker: 'chamber',
  markedBy: ['source'],
  logo: '/images/partners/lakeside-chamber.svg',
  hides: [],
});

export const partners: readonly Partner[] = [groceryChain, chamberOfCommerce];

/** Text in a stored source that brings the shopping-list hero (specification 2.5). */
export const retailerMarker = groceryChain.marker;

export interface ArrivalFacts {
  /** The `partner` and `pharmacy` parameters of this address. */
  readonly partner: string | undefined;
  readonly pharmacy: string | undefined;
  /** Stored values, with this address's already copied over them. */
  readonly storedPharmacy: string | undefined;
  readonly storedSource: string | undefined;
}

/**
 * The partner and pharmacy to store after an arrival (specification 4, step 3); `undefined` leaves the
 * stored value as it is. A partner that pharmacy or source name outweighs a bare parameter, a later one an earlier one;
 * an empty `partner` parameter names none.
 */
export function partnerAfterArrival(facts: ArrivalFacts): {
  readonly partner: string | undefined;
  readonly pharmacy: string | undefined;
} {
  const { storedPharmacy: pharmacy, storedSource: source } = facts;
  const marked = partners.findLast((candidate) =>
    candidate.markedBy.some((by) => candidate.recognises((by === 'pharmacy' ? pharmacy : source) ?? '')),
  );
  const parameter = facts.partner === '' ? undefined : facts.partner;
  const named = partners.find(({ oneWordName }) => oneWordName !== undefined && source?.includes(oneWordName) === true);
  return {
    partner: marked?.key ?? parameter ?? facts.pharmacy,
    pharmacy: named?.displayName,
  };
}

/** The partner behind a stored partner value, if it is one of ours. */
export function findPartner(value: string | undefined): Partner | undefined {
  if (value === undefined) return undefined;
  const text = value.toLowerCase();
  return partners.find(({ key, displayName }) => text === key || text === displayName.toLowerCase());
}

import { pageKeys } from '@front-door/shared/routing/englishPaths';
import { brand } from '../../platform/brand';

/** An address of ours that leads to another website (specification 2.1). */
export interface OutboundSite {
  readonly heading: string;
  readonly text: string;
  /** Words of the link. */
  readonly label: string;
  readonly url: string;
}

/** The key of a page that leads away. */
export type OutboundPath = typeof pageKeys.priceLookup | typeof pageKeys.portal;

export const outboundSites = {
  [pageKeys.priceLookup]: {
    heading: 'Medication prices',
    text: 'The price lookup of the discount card is another website. It opens in a new tab.',
    label: 'Open the price lookup',
    url: brand.priceLookupUrl,
  },
  [pageKeys.portal]: {
    heading: 'Patient portal',
    text: 'The patient portal is another website. It opens in a new tab, where you log in.',
    label: 'Open the patient portal',
    url: brand.portalUrl,
  },
} as const satisfies Record<OutboundPath, OutboundSite>;

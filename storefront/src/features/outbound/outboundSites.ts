import { pageKeys } from '@front-door/shared/routing/englishPaths';
import { brand } from '../../platform/brand';
import * as texts from './outboundTexts/en';

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
    heading: texts.prices,
    text: texts.aboutPrices,
    label: texts.openPrices,
    url: brand.priceLookupUrl,
  },
  [pageKeys.portal]: {
    heading: texts.portal,
    text: texts.aboutPortal,
    label: texts.openPortal,
    url: brand.portalUrl,
  },
} as const satisfies Record<OutboundPath, OutboundSite>;

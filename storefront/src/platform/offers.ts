import { isHidden, partnerOf, partners, type Offer } from '@front-door/shared/visitor/partners';
import { useOfVisitor } from './visitor';

/** Whether something is shown to this visitor: all but what the partner hides. */
export function useOffered(): (offer: Offer | undefined) => boolean {
  const key = useOfVisitor((visitor) => partnerOf(visitor)?.key);
  const partner = partners.find((one) => one.key === key);
  return (offer) => offer === undefined || !isHidden(offer, partner);
}

/**
 * The `data-offer` of an element that some partner hides: its visitors never see it, not even before the application
 * runs (`pageMarks`).
 */
export function offerMark(offer: Offer | undefined): Offer | undefined {
  return partners.some(({ hides }) => hides.some((hidden) => hidden === offer)) ? offer : undefined;
}

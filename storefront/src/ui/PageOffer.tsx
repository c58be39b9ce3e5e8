import type { ReactNode } from 'react';
import { isHidden, partnerOf, type Offer } from '@front-door/shared/visitor/partners';
import { offerMark } from '../platform/offers';
import { useVisitor } from '../platform/visitor';
import { deferred } from './deferred';

// Hardly a visitor needs it.
const NotOffered = deferred(
  () => import('./NotOffered'),
  (module) => module.NotOffered,
);

interface PageOfferProps {
  /** What the page is about, where a partner can hide that. */
  readonly offer: Offer | undefined;
  /** Its name as it is shown. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * The page of a treatment, or of another offer. Visitors whose partner hides it can still follow an address to it: they
 * read what they can have instead (specification 5, CX-06). Until the visitor is known the page holds both, of which the document's style
 * shows one (`pageMarks`), so that nothing hidden flashes up and no page is empty when scripts fail.
 */
export function PageOffer({ offer, name, children }: PageOfferProps) {
  const visitor = useVisitor();
  if (offer === undefined || offerMark(offer) === undefined) return children;
  const partner = visitor && partnerOf(visitor);
  const hides = isHidden(offer, partner);
  return (
    <>
      {!hides && <div data-offer={offer}>{children}</div>}
      {(visitor === undefined || hides) && (
        <div data-instead={offer}>
          <NotOffered offer={offer} name={name} partner={partner} />
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { isHidden, partnerOf } from '@front-door/shared/visitor/partners';
import { offerMark } from '../platform/offers';
import { useVisitor } from '../platform/visitor';
import { deferred } from './deferred';

// Hardly a visitor needs it.
const NotOffered = deferred(
  () => import('./NotOffered'),
  (module) => module.NotOffered,
);

interface PageOfferProps {
  readonly treatment: Pick<TreatmentSummary, 'name' | 'path'>;
  readonly children: ReactNode;
}

/**
 * The page of a treatment. Visitors whose partner hides it can still follow an address to it: they read what they can
 * have instead (specification 5, CX-06). Until the visitor is known the page holds both, of which the document's style
 * shows one (`pageMarks`), so that nothing hidden flashes up and no page is empty when scripts fail.
 */
export function PageOffer({ treatment, children }: PageOfferProps) {
  const visitor = useVisitor();
  const offer = offerMark(treatment.path);
  if (offer === undefined) return children;
  const partner = visitor && partnerOf(visitor);
  const hides = isHidden(offer, partner);
  return (
    <>
      {!hides && <div data-offer={offer}>{children}</div>}
      {(visitor === undefined || hides) && (
        <div data-instead={offer}>
          <NotOffered name={shownName(treatment)} partner={partner} />
        </div>
      )}
    </>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { protocolNameParameter, resolveTreatment } from '@front-door/shared/catalogue/resolveTreatment';
import { useOffered } from '../../platform/offers';
import { useIsHydrated } from '../../platform/useIsHydrated';

/**
 * The treatment that this page starts (specification 4, step 6), and a function that takes the address's say in
 * it away, for when the visitor has chosen. What the address's query says counts once the page is hydrated, and where it
 * names what the visitor's partner hides, it says nothing.
 *
 * @param otherwise the selected treatment, or the one whose page it is.
 */
export function useTreatmentToStart<Otherwise extends TreatmentSummary | undefined>(
  otherwise: Otherwise,
): readonly [treatment: TreatmentSummary | Otherwise, forgetName: () => void] {
  const isHydrated = useIsHydrated();
  const isOffered = useOffered();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(isHydrated ? search : '');
  const protocolName = query.get(protocolNameParameter);
  const forgetName = () => {
    if (protocolName === null) return;
    query.delete(protocolNameParameter);
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  return [resolveTreatment({ protocolName, isOffered, selected: otherwise }) ?? otherwise, forgetName];
}

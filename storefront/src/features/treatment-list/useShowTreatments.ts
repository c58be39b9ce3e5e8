import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementById } from '../../platform/onPage';

/** Id of the treatment list, for links within the page. */
export const treatmentsAnchor = 'treatments';

/**
 * Scrolls to the treatment list when the address says `?show=treatments`. Going back or forward restores
 * the scroll position instead.
 */
export function useShowTreatments(): void {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    const isRestored = navigationType === NavigationType.Pop && key !== 'default';
    if (isRestored || new URLSearchParams(search).get('show') !== 'treatments') return;
    elementById(treatmentsAnchor)?.scrollIntoView();
  }, [search, key, navigationType]);
}

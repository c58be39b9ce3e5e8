import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { elementById } from '../../platform/onPage';

/**
 * Moves focus to the heading that the fragment names, so that the keyboard goes on from there; the router
 * scrolls to it.
 */
export function useFragmentFocus(): void {
  const location = useLocation();

  // Anew for every navigation: the same link may be followed twice.
  useEffect(() => {
    if (location.hash !== '') elementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
}

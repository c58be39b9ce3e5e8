import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { tabOf } from './tabOf';

/**
 * The tab that the address asks for, and a way to ask for another, which leaves history and scroll position
 * alone. Tab 0 is prerendered, whatever the query.
 */
export function useTab(): readonly [tab: number, select: (tab: number) => void] {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  const select = (tab: number) => {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('tab', String(tab));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [isHydrated ? tabOf(query.get('tab')) : 0, select];
}

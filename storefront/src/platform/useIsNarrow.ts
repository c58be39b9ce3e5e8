import { useSyncExternalStore } from 'react';
import { belowMd } from '../theme/breakpoints';

const narrow = () => window.matchMedia(belowMd);

/** Whether the screen is narrower than the breakpoint `md`; `false` while the page is being hydrated. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

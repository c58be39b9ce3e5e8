import { useSyncExternalStore } from 'react';

/**
 * Whether the page may differ from its prerendered HTML: `false` while that is being hydrated, so that what
 * only the browser knows (the query, for one) is shown in the render after.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}

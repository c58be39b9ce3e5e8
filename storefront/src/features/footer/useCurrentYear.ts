import { useSyncExternalStore } from 'react';

declare const BUILD_YEAR: number;

/** The year of the copyright line: that of the build while its HTML is being hydrated, then the visitor's. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
}

function never(): () => void {
  return () => undefined;
}

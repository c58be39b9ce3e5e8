import { useSyncExternalStore } from 'react';

// oxlint-disable-next-line no-underscore-dangle -- the customary spelling of a build-time constant
declare const __BUILD_YEAR__: number;

/** The year of the copyright line: that of the build while its HTML is being hydrated, then the visitor's. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    // oxlint-disable-next-line no-underscore-dangle -- see above
    () => __BUILD_YEAR__,
  );
}

function never(): () => void {
  return () => undefined;
}

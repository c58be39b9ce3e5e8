/** An address of this site or of another as the browser reads it on this page. */
export function absolute(address: string): URL {
  return new URL(address, location.href);
}

/** Loads the page anew. */
export function reload(): void {
  location.reload();
}

/**
 * Loads the page anew where that can bring a part of it that could not be fetched: a release may have changed its name.
 * Not without a network, and not where this address has just been loaded anew, so that it never goes round in a circle.
 *
 * @returns whether it does.
 */
export function reloadForLost(error: unknown): boolean {
  const [entry] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[];
  const can =
    /module|chunk/.test(String(error)) &&
    navigator.onLine &&
    (entry?.type !== 'reload' || entry.name !== location.href);
  if (can) reload();
  return can;
}

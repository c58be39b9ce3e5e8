/** The session's storage has them under this name; no address can set it. */
const key = 'arrivals';
/** How many are kept: of a visitor who goes from page to page without scripts the latest count. */
const most = 10;

/**
 * The query strings of addresses that the application has not recorded yet, oldest first. A visitor can leave a page
 * before its scripts have come; what brought the visitor, a pharmacy's link say, counts all the same (`beforePaint`
 * notes it, `recordLeftArrivals` records it).
 */
export function leftArrivals(): readonly string[] {
  try {
    return sessionStorage.getItem(key)?.split('\n') ?? [];
  } catch {
    return [];
  }
}

/** Notes them; none forgets them. Without storage nothing is noted, as nothing else is (CX-02). */
export function noteLeftArrivals(searches: readonly string[]): void {
  try {
    if (searches.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, searches.slice(-most).join('\n'));
  } catch {
    // A page that can't note it works on.
  }
}

/**
 * Where paths such as `/rest/v1` start at: the page's root. A page without an address of its own, such as that of a `srcdoc`, has
 * the root of the page that made it; one without an origin has none, and only whole addresses mean something there.
 */
export function pageOrigin(): string {
  // oxlint-disable-next-line unicorn/prefer-string-starts-ends-with -- a page may have a variable `origin` that is no text
  return [location.origin, self.origin].find((origin) => /^http/.test(origin)) ?? location.href;
}

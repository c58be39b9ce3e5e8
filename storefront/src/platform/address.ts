/** An address of this site or of another as the browser reads it on this page. */
export function absolute(address: string): URL {
  return new URL(address, location.href);
}

/** Loads the page anew. */
export function reload(): void {
  location.reload();
}

/** An address of this site or of another as the browser reads it on this page. */
export function absolute(address: string): URL {
  return new URL(address, location.href);
}

/** The address of this page. */
export function current(): URL {
  return new URL(location.href);
}

/** Loads another page in this one's place. */
export function load(address: string): void {
  location.assign(address);
}

/** Loads the page anew. */
export function reload(): void {
  location.reload();
}

/** What a directive of a policy allows, read as browsers do (Content Security Policy, level 3). */

/** What is to be fetched, and from which page. */
export interface Fetched {
  readonly address: URL;
  /** The page's address, which `'self'` means. */
  readonly page: URL;
}

/** Whether a list of sources has one that matches an address. */
export function matchesAddress(sources: readonly string[], fetched: Fetched): boolean {
  return sources.some((source) => matches(source.toLowerCase(), source, fetched));
}

/** The nonces of a list. */
export function noncesOf(sources: readonly string[]): readonly string[] {
  return sources.flatMap((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] ?? []);
}

/** The hashes of a list, written as an `integrity` has them. */
export function hashesOf(sources: readonly string[]): readonly string[] {
  return sources.flatMap((source) => /^'(sha(?:256|384|512)-.+)'$/i.exec(source)?.[1] ?? []);
}

/** A list with one source more. `'none'` means nothing beside others, and browsers complain of it. */
export function withSource(sources: readonly string[], source: string): string {
  return [...sources.filter((one) => one.toLowerCase() !== "'none'"), source].join(' ');
}

function matches(source: string, written: string, { address, page }: Fetched): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(address.protocol) || address.protocol === page.protocol;
  if (source === "'self'") {
    const isUpgraded = page.protocol === 'http:' && address.protocol === 'https:' && page.hostname === address.hostname;
    return address.origin === page.origin || isUpgraded;
  }
  if (source.startsWith("'")) return false;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return fitsScheme(source, address.protocol);
  return matchesHost(written, { address, page });
}

function matchesHost(source: string, { address, page }: Fetched): boolean {
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (host === '' || !fitsScheme(`${(scheme ?? page.protocol.slice(0, -1)).toLowerCase()}:`, address.protocol))
    return false;
  return fitsHost(host.toLowerCase(), address.hostname) && fitsPort(port, address) && fitsPath(path, address.pathname);
}

/** A scheme allows its secure twin as well. */
function fitsScheme(asked: string, given: string): boolean {
  return asked === given || (asked === 'http:' && given === 'https:') || (asked === 'ws:' && given === 'wss:');
}

function fitsHost(asked: string, given: string): boolean {
  if (asked === '*') return true;
  return asked.startsWith('*.') ? given.endsWith(asked.slice(1)) : asked === given;
}

function fitsPort(asked: string | undefined, { port, protocol }: URL): boolean {
  if (asked === '*') return true;
  const standard = protocol === 'https:' ? '443' : '80';
  const given = port === '' ? standard : port;
  return asked === undefined ? given === standard : asked === given || (asked === '80' && given === '443');
}

/** A path that ends in a slash means everything below it. */
function fitsPath(asked: string, given: string): boolean {
  if (asked === '' || asked === '/') return true;
  return asked.endsWith('/') ? given.startsWith(asked) : asked === given;
}

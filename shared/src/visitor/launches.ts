import { isRandomUuid } from '../ids';

/**
 * The ledger of launches: which transactions the backend has yet to hear of. It holds ids and times, nothing of what
 * was launched.
 */
export interface PendingLaunch {
  /** The transaction id that the launch's address carries. */
  readonly id: string;
  /** Sent with every try, so that the backend counts the launch once. */
  readonly key: string;
  /** How often it has been tried. */
  readonly tries: number;
  /** Not before this time, in milliseconds since 1970. */
  readonly next: number;
}

/** What of the ledger the tabs of a visit share: until when a key is being sent, or that it has arrived. */
export type Claims = Readonly<Record<string, number | 'told'>>;

/** Storage names: of the tab's pending launches, for the visit, and of what its tabs share, in lasting storage. */
export const ledgerKeys = { pending: 'launches', claims: 'launch-claims' } as const;

export const mostPending = 20;
/** A launch that was tried so often is given up. */
export const mostTries = 20;
const mostClaims = 40;
const firstPause = 2000;
const longestPause = 300_000;

/** How long to wait after a failed try, in milliseconds; twice as long each time. `jitter` is from 0 to 1. */
export function pauseAfter(tries: number, jitter: number): number {
  return Math.min(longestPause, firstPause * 2 ** (tries - 1)) * (1 + jitter / 4);
}

/** Reads what is stored; rubbish reads as nothing. */
export function readPending(stored: string | null): readonly PendingLaunch[] {
  const list = parsed(stored);
  return Array.isArray(list) ? list.filter((item) => isPending(item)).slice(-mostPending) : [];
}

/** The list with a launch put in, or in the place of its older state. */
export function withPending(list: readonly PendingLaunch[], launch: PendingLaunch): readonly PendingLaunch[] {
  return [...withoutPending(list, launch.key), launch].slice(-mostPending);
}

export function withoutPending(list: readonly PendingLaunch[], key: string): readonly PendingLaunch[] {
  return list.filter((launch) => launch.key !== key);
}

export function readClaims(stored: string | null): Claims {
  const claims = parsed(stored);
  if (typeof claims !== 'object' || claims === null) return {};
  return Object.fromEntries(
    Object.entries(claims).filter(([key, until]) => isRandomUuid(key) && (until === 'told' || Number.isFinite(until))),
  ) as Claims;
}

/** The claims with one changed, or withdrawn where `until` is absent; the oldest give way. */
export function withClaim(claims: Claims, key: string, until: number | 'told' | undefined): Claims {
  const others = Object.entries(claims).filter(([other]) => other !== key);
  const entries = until === undefined ? others : [...others, [key, until] as const];
  return Object.fromEntries(entries.slice(-mostClaims));
}

/** Whether the backend has heard of a launch, or another tab is telling it now. */
export function isTaken(claims: Claims, key: string, now: number): boolean {
  const claim = claims[key];
  return claim === 'told' || (claim !== undefined && claim > now);
}

function isPending(item: unknown): item is PendingLaunch {
  if (typeof item !== 'object' || item === null) return false;
  const { id, key, tries, next } = item as Partial<Record<keyof PendingLaunch, unknown>>;
  return isRandomUuid(id) && isRandomUuid(key) && Number.isSafeInteger(tries) && Number.isFinite(next);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

import { newId } from '@front-door/shared/ids';
import {
  isTaken,
  ledgerKeys,
  mostTries,
  pauseAfter,
  readClaims,
  readPending,
  withClaim,
  withoutPending,
  withPending,
  type PendingLaunch,
} from '@front-door/shared/visitor/launches';
import type { VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { mayRecord } from './privacy';
import { lasting, visit } from './storage';
import { postTransaction, transactionTimeout } from './transaction';
import { clearTransaction, currentVisitor, recordLocation } from './visitor';

/** A try may not be made by another tab while it lasts, in milliseconds. */
const claimFor = transactionTimeout + 5000;
/** Another tab of the same instant is told apart for so long, until it sees what this one has stored. */
const apart = 3000;
/** The browser's word on that is waited for so long, in milliseconds: the new tab is open already. */
const patience = 150;

/** The visitor of one launch, who has a transaction id of this launch's own. */
export type LaunchingVisitor = VisitorContext & { readonly transactionId: string };

/**
 * Takes the transaction id out of storage for a launch; where there is none, as after another launch, it makes one. Two
 * tabs that launch at the same moment get two.
 */
export async function takeTransaction(): Promise<LaunchingVisitor> {
  const taken = takeTransactionNow();
  // Storage reaches other tabs a little later than they may click; the browser's locks tell them apart at once.
  return (await isFirstToTake(taken.transactionId)) ? taken : { ...taken, transactionId: newId() };
}

/** The same at once, where nothing can be waited for: on the way out of the page. */
export function takeTransactionNow(): LaunchingVisitor {
  // The browser's storage may have been cleared since the last navigation.
  if (currentVisitor().guid === '') recordLocation('');
  const visitor = currentVisitor();
  clearTransaction();
  return { ...visitor, transactionId: visitor.transactionId ?? newId() };
}

function isFirstToTake(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, true);
    locked(`transaction ${id}`, (isOurs) => {
      resolve(isOurs);
      return isOurs ? held() : undefined;
    });
  });
}

/** Ends when other tabs have seen what this one has stored. */
function held(): Promise<void> {
  return new Promise((release) => {
    setTimeout(release, apart);
    // A page that holds a lock can't be kept for the way back.
    window.addEventListener(
      'pagehide',
      () => {
        release();
      },
      { once: true },
    );
  });
}

/**
 * Tells the backend of a launch, now and, where that fails, again with the same key, for as long as the visit lasts:
 * after a while, on the next navigation and when the network is back. A visitor who is not to be recorded is not told of.
 */
export function reportTransaction(id: string): void {
  if (!mayRecord()) return;
  const launch: PendingLaunch = { id, key: newId(), tries: 0, next: 0 };
  // Written down first: the page may go away before there is an answer.
  remember(claimed(launch));
  void attempt(launch);
}

/**
 * Tries again what the backend has not heard of.
 *
 * @param early whether what waits for its time is tried before it: something has changed.
 */
export async function retryLaunches({ early = false } = {}): Promise<void> {
  if (!mayRecord()) {
    visit.remove(ledgerKeys.pending);
    lasting.remove(ledgerKeys.claims);
    return;
  }
  const due = await new Promise<readonly PendingLaunch[]>((resolve) => {
    locked('launches', (isOurs) => {
      resolve(isOurs ? claimDue(early) : []);
    });
  });
  await Promise.all(due.map((launch) => attempt(launch)));
  schedule();
}

/** What is to be tried now. Others are kept from it by a claim. */
function claimDue(early: boolean): readonly PendingLaunch[] {
  const now = Date.now();
  const claims = readClaims(lasting.get(ledgerKeys.claims));
  const list = pending();
  for (const { key } of list) if (claims[key] === 'told') forget(key);
  return list
    .filter(({ key, next }) => !isTaken(claims, key, now) && (early || next <= now))
    .map((launch) => {
      remember(claimed(launch));
      return launch;
    });
}

function claimed(launch: PendingLaunch): PendingLaunch {
  const until = Date.now() + claimFor;
  claim(launch.key, until);
  return { ...launch, next: until };
}

async function attempt(launch: PendingLaunch): Promise<void> {
  const outcome = await postTransaction(launch.id, launch.key);
  const tries = launch.tries + 1;
  if (outcome.kind === 'failed' && tries < mostTries) {
    const pause = Math.max(outcome.pause, pauseAfter(tries, Math.random()));
    remember({ ...launch, tries, next: Date.now() + pause });
    // What the backend asks for holds on the next page too.
    claim(launch.key, outcome.pause > 0 ? Date.now() + outcome.pause : undefined);
    schedule();
  } else {
    forget(launch.key);
    claim(launch.key, outcome.kind === 'told' ? 'told' : undefined);
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  clearTimeout(timer);
  const times = pending().map(({ next }) => next);
  if (times.length === 0) return;
  // Not at once: another tab may be at it.
  timer = setTimeout(() => void retryLaunches(), Math.max(1000, Math.min(...times) - Date.now()));
}

function pending(): readonly PendingLaunch[] {
  return readPending(visit.get(ledgerKeys.pending));
}

function remember(launch: PendingLaunch): void {
  visit.set(ledgerKeys.pending, JSON.stringify(withPending(pending(), launch)));
}

function forget(key: string): void {
  const left = withoutPending(pending(), key);
  if (left.length === 0) visit.remove(ledgerKeys.pending);
  else visit.set(ledgerKeys.pending, JSON.stringify(left));
}

function claim(key: string, until: number | 'told' | undefined): void {
  const claims = withClaim(readClaims(lasting.get(ledgerKeys.claims)), key, until);
  if (Object.keys(claims).length === 0) lasting.remove(ledgerKeys.claims);
  else lasting.set(ledgerKeys.claims, JSON.stringify(claims));
}

/**
 * Runs something under a lock that all tabs share, or tells it that another tab has that lock. Without locks, as on
 * pages that are not secure, it runs all the same: what tabs store for each other must do.
 */
function locked(name: string, run: (isOurs: boolean) => Promise<void> | undefined | void): void {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined) {
    void run(true);
    return;
  }
  locks
    .request(name, { ifAvailable: true }, (lock) => run(lock !== null))
    .catch(() => {
      void run(true);
    });
}

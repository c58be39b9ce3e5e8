import { newId } from '@front-door/shared/ids';
import {
  keys,
  readVisitor,
  recordArrival,
  type KeyValueStore,
  type VisitorContext,
} from '@front-door/shared/visitor/visitorContext';
import { useSyncExternalStore } from 'react';
import { audience } from './audience';
import { leftArrivalsKey } from './leftArrivals';
import { markPage } from './pageMarks';
import { mayRecord } from './privacy';
import { lasting, visit } from './storage';

/** Who the visitor is, for as long as the page is open, where the privacy choice lets nothing of it be kept. */
const ids = new Map<string, string>();
const isHeld = (name: string) => (name === keys.guid || name === keys.transactionId) && !mayRecord();

/** What is kept of the visitor: lasting storage, but for the ids of one who is not to be recorded. */
const store: KeyValueStore = {
  get: (name) => (isHeld(name) ? (ids.get(name) ?? null) : lasting.get(name)),
  set: (name, value) => {
    if (isHeld(name)) {
      ids.set(name, value);
      lasting.remove(name);
    } else lasting.set(name, value);
  },
  remove: (name) => {
    ids.delete(name);
    lasting.remove(name);
  },
};

const { tell, subscribe } = audience(catchUp);
let context: VisitorContext | undefined;

function refresh(): void {
  const latest = readVisitor(store);
  if (JSON.stringify(latest) === JSON.stringify(context)) return;
  context = latest;
  markPage(latest, latest.option);
  tell();
}

/** Takes in what other documents have stored. Ids that they have taken away are made anew. */
function catchUp(): void {
  if (currentVisitor().guid === '') recordLocation('');
  else refresh();
}

/** Records an arrival at an address. `search` is its query string. */
export function recordLocation(search: string): void {
  recordArrival(store, new URLSearchParams(search), newId, visit);
  refresh();
}

/** Records the arrivals at pages that were left before the application ran there, and at this one. */
export function recordLeftArrivals(): void {
  for (const search of visit.get(leftArrivalsKey)?.split('\n') ?? []) recordLocation(search);
  visit.remove(leftArrivalsKey);
}

/** The visitor as storage has it now. For effects; components use `useVisitor`. */
export function currentVisitor(): VisitorContext {
  return readVisitor(store);
}

/** Forgets the transaction id; the next navigation makes a new one, or the next launch. */
export function clearTransaction(): void {
  store.remove(keys.transactionId);
  refresh();
}

/** The visitor, or `undefined` while the page is prerendered HTML that has not been hydrated. */
export function useVisitor(): VisitorContext | undefined {
  return useSyncExternalStore(subscribe, snapshot, () => undefined);
}

/**
 * A word about the visitor, with `undefined` as above. Who asks for one is rendered again only when that changes: for most
 * visitors not even once the page is hydrated, since they have no partner.
 */
export function useOfVisitor<Word extends string>(
  pick: (visitor: VisitorContext) => Word | undefined,
): Word | undefined {
  const current = () => {
    const visitor = snapshot();
    return visitor && pick(visitor);
  };
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function snapshot(): VisitorContext | undefined {
  if (context === undefined) refresh();
  return context;
}

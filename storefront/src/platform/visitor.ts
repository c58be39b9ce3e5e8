import { newId } from '@front-door/shared/ids';
import { keys, readVisitor, recordArrival, type VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { useSyncExternalStore } from 'react';
import { leftArrivalsKey } from './leftArrivals';
import { markPage } from './pageMarks';
import { lasting, visit } from './storage';

const listeners = new Set<() => void>();
let context: VisitorContext | undefined;

function refresh(): void {
  const latest = readVisitor(lasting);
  if (JSON.stringify(latest) === JSON.stringify(context)) return;
  context = latest;
  markPage(latest, latest.option);
  for (const listener of listeners) listener();
}

/** Records an arrival at an address. `search` is its query string. */
export function recordLocation(search: string): void {
  recordArrival(lasting, new URLSearchParams(search), newId, visit);
  refresh();
}

/** Records the arrivals at pages that were left before the application ran there, and at this one. */
export function recordLeftArrivals(): void {
  for (const search of visit.get(leftArrivalsKey)?.split('\n') ?? []) recordLocation(search);
  visit.remove(leftArrivalsKey);
}

/** The visitor as storage has it now. For effects; components use `useVisitor`. */
export function currentVisitor(): VisitorContext {
  return readVisitor(lasting);
}

/** Forgets the transaction id; the next navigation makes a new one, or the next launch. */
export function clearTransaction(): void {
  lasting.remove(keys.transactionId);
  refresh();
}

/** The visitor, or `undefined` while the page is prerendered HTML that has not been hydrated. */
export function useVisitor(): VisitorContext | undefined {
  return useSyncExternalStore(subscribe, snapshot, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function snapshot(): VisitorContext | undefined {
  if (context === undefined) refresh();
  return context;
}

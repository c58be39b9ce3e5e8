import { keys, readVisitor, recordArrival, type VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { useSyncExternalStore } from 'react';
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
  recordArrival(lasting, new URLSearchParams(search), randomUuid, visit);
  refresh();
}

/** The visitor as storage has it now. For effects; components use `useVisitor`. */
export function currentVisitor(): VisitorContext {
  return readVisitor(lasting);
}

/** Forgets the transaction id; the next navigation makes a new one. */
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

/** A random UUID. `crypto.randomUUID` is missing on pages that are not served securely. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { useSyncExternalStore } from 'react';
import { parseState, type UsState } from '@front-door/shared/catalogue/states';
import { visit } from './storage';

const name = 'state';
const listeners = new Set<() => void>();

/** Remembers the visitor's state for the visit, or forgets it. */
export function rememberState(state: UsState | undefined): void {
  if (state === undefined) visit.remove(name);
  else visit.set(name, state);
  for (const listener of listeners) listener();
}

/** The state chosen earlier in the visit; `undefined` when there is none, and while the page is being hydrated. */
export function useChosenState(): UsState | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => parseState(visit.get(name)),
    () => undefined,
  );
}

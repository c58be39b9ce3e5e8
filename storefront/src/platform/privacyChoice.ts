// Apart from `privacy`, which every page needs at once: only the footer and its dialog need these.
import { useSyncExternalStore } from 'react';
import { optOut, privacyChoiceKey } from '@front-door/shared/visitor/privacy';
import { audience } from './audience';
import { mayRecord, privacySignals } from './privacy';
import { lasting } from './storage';
import { recordLocation } from './visitor';

const { tell, subscribe } = audience();

/** Keeps the visitor's choice in this browser. */
export function chooseOptOut(isOptedOut: boolean): void {
  if (isOptedOut) lasting.set(privacyChoiceKey, optOut);
  else lasting.remove(privacyChoiceKey);
  // What is kept of the visitor's ids follows the choice at once.
  recordLocation('');
  tell();
}

/** Whether third-party scripts may be loaded; `false` while the page is being hydrated. */
export function useMayRecord(): boolean {
  return useSyncExternalStore(subscribe, mayRecord, () => false);
}

/** Whether the visitor has opted out here, apart from what the browser asks for. */
export function useIsOptedOut(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => privacySignals().choice === optOut,
    () => false,
  );
}

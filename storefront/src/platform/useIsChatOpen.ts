import { useSyncExternalStore } from 'react';
import type { ReceptionistDomEventType } from '@front-door/shared/contract/receptionist';

const changes: readonly ReceptionistDomEventType[] = ['receptionist:open', 'receptionist:close'];

function subscribe(onChange: () => void): () => void {
  for (const type of changes) document.addEventListener(type, onChange);
  return () => {
    for (const type of changes) document.removeEventListener(type, onChange);
  };
}

/** What the launcher tells assistive technology, since the chat may have been opened before anyone listened. */
function isOpen(): boolean {
  const launcher = document.querySelector('receptionist-widget')?.shadowRoot?.querySelector('[aria-expanded]');
  return launcher?.getAttribute('aria-expanded') === 'true';
}

/** Whether the Receptionist is open, as it opens and closes. */
export function useIsChatOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

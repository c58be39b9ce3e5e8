import type { ReceptionistCommand } from '@front-door/shared/contract/receptionist';
import { trusted } from './trusted';

/** Gives the Receptionist a command; one that comes before its script waits for it. */
export function sendToReceptionist(command: ReceptionistCommand): void {
  const queue = (window.Receptionist ??= []) as { push(command: ReceptionistCommand): unknown };
  queue.push(command);
}

/** Fetches the Receptionist's script, the way a partner's page does. */
export function loadReceptionist(src: string): void {
  document.head.append(
    Object.assign(document.createElement('script'), { src: trusted().createScriptURL(src), async: true }),
  );
}

/** The address that the page has now. */
export function current(): Location {
  return location;
}

/** Gives the page another address, without loading anything. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

/** Loads another page in this one's place. */
export function load(address: string): void {
  location.assign(address);
}

import { own } from '../loader/own';

/**
 * Gives focus back to what opened the chat: the page's own opener where it is still there, else the
 * launcher.
 */
export function returnFocus(opener: Element | null, launcher: HTMLElement): void {
  const isThere = opener?.isConnected === true && opener !== own('body');
  const isWidget = opener?.shadowRoot === launcher.getRootNode();
  (isThere && !isWidget ? (opener as HTMLElement) : launcher).focus({ preventScroll: true });
}

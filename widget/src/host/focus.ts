/**
 * Gives focus back to what opened the chat: the page's own opener where it is still there, else the
 * launcher.
 */
export function returnFocus(opener: Element | null, launcher: HTMLElement): void {
  const own = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const isWidget = opener?.shadowRoot === launcher.getRootNode();
  (own && !isWidget ? opener : launcher).focus({ preventScroll: true });
}

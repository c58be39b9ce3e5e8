import type { ReceptionistApi } from '@front-door/shared/contract/receptionist';

/** The widget of this page, as the page itself has it. */
const api = () => globalThis.Receptionist as Partial<ReceptionistApi> | undefined;

/**
 * Looks after an element of the page that the chat stands in. When the element goes, the option goes with it, so that the
 * chat is beside the body again; when only the chat is taken out of the element, it comes back.
 *
 * @param isShown a page may also have closed or hidden the chat.
 */
export function watchInline(host: Element, isShown: () => boolean) {
  let place: Node | undefined;
  /** An element that is not in the page yet has not gone. */
  let hasStood = false;
  let wait = 0;
  const watcher = new MutationObserver(look);

  function look(): void {
    if (place === undefined) return;
    const isThere = place.isConnected;
    hasStood ||= isThere;
    if (!isThere && hasStood) api()?.update?.({ inline: undefined });
    // Somebody who takes it out again and again gets it back a little later each time.
    else if (isThere && !host.isConnected && isShown()) setTimeout(() => api()?.update?.({}), (wait += 9));
  }

  return {
    follow(next: Node | undefined): void {
      if (next === place) return;
      watcher.disconnect();
      place = next;
      hasStood = false;
      if (next === undefined) return;
      // Changes within a component's root are not the document's.
      for (const tree of [document, next.getRootNode()]) watcher.observe(tree, { childList: true, subtree: true });
      look();
    },
    end: () => watcher.disconnect(),
  };
}

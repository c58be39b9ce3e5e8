const keyEvents = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Keys pressed in the chat are the chat's: the page's shortcuts don't hear them. Escape closes.
 *
 * @returns a function that ends it.
 */
export function keepKeysInside(root: ShadowRoot, close: () => void): () => void {
  const keep = (event: Event) => {
    event.stopPropagation();
    if (event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Escape' && !event.isComposing)
      close();
  };
  for (const type of keyEvents) root.addEventListener(type, keep);
  return () => {
    for (const type of keyEvents) root.removeEventListener(type, keep);
  };
}

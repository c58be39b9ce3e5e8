const typingEvents = [
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'paste',
  'copy',
  'cut',
] as const;

/**
 * What is typed in the chat is the chat's: the page's shortcuts don't hear the keys, and what listens to every
 * input of the page is not told the words. Escape closes.
 *
 * @returns a function that ends it.
 */
export function keepKeysInside(root: ShadowRoot | Document, close: () => void): () => void {
  const keep = (event: Event) => {
    event.stopPropagation();
    if (event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Escape' && !event.isComposing)
      close();
  };
  for (const type of typingEvents) root.addEventListener(type, keep);
  return () => {
    for (const type of typingEvents) root.removeEventListener(type, keep);
  };
}

/** The element of an id, wherever in the page it is. */
export function elementById(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** Moves the focus to the page's content. */
export function focusMain(): void {
  elementById('main')?.focus();
}

/** Moves the focus to the page's heading, where it stays unseen. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Whether an element, or something in it, has the focus. */
export function hasFocus(element: Element | null): boolean {
  return element?.contains(document.activeElement) === true;
}

/** Whether nothing has the focus, as when what had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Escape closes as it is pressed, and the focus is the page's again; that it is released is no key of the page's. */
export function swallowKeyUp(): void {
  const swallow = (event: KeyboardEvent) => {
    window.removeEventListener('keyup', swallow, true);
    if (event.key === 'Escape') event.stopImmediatePropagation();
  };
  window.addEventListener('keyup', swallow, true);
}

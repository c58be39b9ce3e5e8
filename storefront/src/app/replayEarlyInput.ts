/**
 * Does what the visitor asked for before the application had taken over: presses the button and tells of the
 * choice that the document's own script has marked (see `afterPaint`). From here on it marks nothing.
 */
export function replayEarlyInput(): void {
  document.documentElement.dataset['ready'] = '';
  for (const used of document.querySelectorAll<HTMLElement>('[data-early]')) {
    used.removeAttribute('data-early');
    if (used instanceof HTMLSelectElement) used.dispatchEvent(new Event('change', { bubbles: true }));
    else used.click();
  }
}

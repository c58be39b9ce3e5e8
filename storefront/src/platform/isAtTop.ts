/** Whether the page is scrolled to its top. */
export function isAtTop(): boolean {
  return window.scrollY === 0;
}

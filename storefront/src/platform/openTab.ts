/**
 * Opens an address in a new tab that has no access to this page. Must run inside the click, or the
 * browser blocks it.
 *
 * @returns whether the tab opened.
 */
export function openTab(url: string): boolean {
  // Opened empty and without `noopener`, or a blocked pop-up could not be told from an opened one.
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}

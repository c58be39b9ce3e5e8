/** A new tab that has no access to this page, still empty. */
export interface OpenedTab {
  readonly goTo: (url: string) => void;
}

/**
 * Opens an empty tab. Must run inside the click, or the browser blocks it; where it goes may be told a moment later.
 *
 * @returns `undefined` where the browser held it back.
 */
export function openEmptyTab(): OpenedTab | undefined {
  // Opened empty and without `noopener`, or a blocked pop-up could not be told from an opened one.
  const tab = window.open('', '_blank');
  if (tab === null) return undefined;
  tab.opener = null;
  return {
    goTo: (url) => {
      tab.location.replace(url);
    },
  };
}

/**
 * Opens an address in a new tab that has no access to this page. Must run inside the click.
 *
 * @returns whether the tab opened.
 */
export function openTab(url: string): boolean {
  const tab = openEmptyTab();
  tab?.goTo(url);
  return tab !== undefined;
}

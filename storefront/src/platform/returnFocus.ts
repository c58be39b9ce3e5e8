import { focusMain, isFocusLost } from './onPage';

/** The element outside of any dialog that had the focus when the latest dialog opened. */
let latestOpener: HTMLElement | undefined;

/**
 * The element that a dialog which opens now should give the focus back to; `undefined` when nothing had it. A dialog
 * that another one leads to gets the other's opener, since the button that was pressed goes with its dialog.
 */
export function openerNow(): HTMLElement | undefined {
  const active = document.activeElement;
  if (active?.closest('[role=dialog]') == null) {
    latestOpener = active instanceof HTMLElement && active !== document.body ? active : undefined;
  }
  return latestOpener;
}

/**
 * Gives the focus back once a dialog has closed, unless it has gone elsewhere: to another dialog or to the heading of
 * a new page. An opener that is gone hands it to the page.
 */
export function returnFocus(opener: HTMLElement | undefined): void {
  if (opener === undefined || !isFocusLost()) return;
  opener.focus();
  if (isFocusLost()) focusMain();
}

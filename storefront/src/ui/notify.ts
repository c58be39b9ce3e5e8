import { loadChunk } from '../platform/loadChunk';

export const noticePositions = ['top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right'] as const;
export type NoticePosition = (typeof noticePositions)[number];

/** A message that shows for a while beside the page (specification 2.18). */
export interface Notice {
  readonly text: string;
  /** A way on, opened in a new tab. */
  readonly link?: { readonly label: string; readonly href: string };
  /** `bottom` unless said otherwise. */
  readonly position?: NoticePosition;
  /** In milliseconds, 5000 unless said otherwise; `Infinity` stays until it is closed, for what must not be missed. */
  readonly duration?: number;
}

/**
 * Shows a notice; what draws it is loaded first.
 *
 * @returns whether it shows: not when that could not be loaded.
 */
export async function notify(notice: Notice): Promise<boolean> {
  try {
    const { showNotice } = await loadChunk(() => import('./Notices'));
    showNotice(notice);
    return true;
  } catch {
    return false;
  }
}

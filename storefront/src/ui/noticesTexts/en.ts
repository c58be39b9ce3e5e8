import type { NoticePosition } from '../notify';

export const notification = 'Notification';
/** Names of the places where notices show; the usual one also says which key leads there. */
export const stack = (position: NoticePosition) =>
  position === 'bottom' ? 'Notifications ({hotkey})' : `Notifications, ${position}`;

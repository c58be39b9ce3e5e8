/** Whether this is the frame that the page's side has made, and not the page itself. */
export const isFrame = document.documentElement.dataset['receptionist'] !== undefined;

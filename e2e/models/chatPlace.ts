import type { Frame, FrameLocator, Page } from '@playwright/test';

/** A page, or a frame in it. */
export type Place = Page | Frame | FrameLocator;

/**
 * The frame that the conversation stands in, wherever the widget's element is. One without a name carries a call, and
 * is gone when that is done; where a file does not come, another frame is tried after the first.
 */
const conversation = 'receptionist-widget iframe[title]';

/** Where the conversation of a page's widget is to be found. */
export function conversationIn(place: Place): FrameLocator {
  return place.locator(conversation).last().contentFrame();
}

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, FrameLocator, Page } from '@playwright/test';

/** A page, or a frame in it. */
export type Place = Page | Frame | FrameLocator;

/**
 * The frame that the conversation stands in, wherever the widget's element is. One without a name carries a call, and
 * is gone when that is done; where a file does not come, another frame is tried after the first.
 */
const conversation = 'receptionist-widget iframe[title]';

const built = fileURLToPath(new URL('../../widget/dist', import.meta.url));

/**
 * Whether the widget that was built has its conversation in a frame. A locator can't be of either kind, so the build is
 * asked: a conversation that stands in a frame is a file of its own.
 */
const hasFrame = existsSync(built) && readdirSync(built).some((file) => /^chat-[\w-]+\.js$/.test(file));

/** Where the conversation of a page's widget is to be found. */
export function conversationIn(place: Place): Place {
  return hasFrame ? place.locator(conversation).last().contentFrame() : place;
}

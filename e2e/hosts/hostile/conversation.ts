import { expect, type Page, type Request } from '@playwright/test';
import { Chat } from '../../models/chat.model';
import { storefrontPages, type Partner } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { isForeign } from './names';

/** Has every letter that pages make a shortcut of, and their usual signs. */
const everyLetter = 'skin rash / jock itch? vex 1 quiz by fog dump wl';

const fewLetters = 'skin rash';

export const draft = 'and a fever';

/** The chat of a page, which may stand in a frame of it. */
function chatOn({ page, chat }: Partner, { frame }: HostilePage): Chat {
  return frame === undefined ? chat : new Chat(page, page.frameLocator(frame));
}

/**
 * A visitor comes, asks and follows a suggestion; nothing of the page is in the way.
 *
 * @param isByHand whether every letter is typed, and the wheel turned, too
 */
export async function converseOn(partner: Partner, host: HostilePage, isByHand: boolean): Promise<void> {
  const { page } = partner;
  const message = isByHand ? everyLetter : fewLetters;
  const strayed: string[] = [];
  page.on('request', (request) => {
    if (isForeign(request.url())) strayed.push(request.url());
  });
  await host.prepare?.(page);
  await partner.visit(host);
  if (host.instead !== undefined) {
    await host.instead(partner);
    return;
  }
  const chat = chatOn(partner, host);
  await seeInWindow(page, chat);
  await chat.launcher.click();
  await chat.seeOpen();
  await chat.input.click();
  await page.keyboard.type(message);
  await expect(chat.input).toHaveValue(message);
  await page.keyboard.press('Enter');
  await expect(chat.options().first()).toHaveText('Rash');
  if (isByHand) {
    await seeWheelScrolls(page, chat);
    await chat.input.click();
    await page.keyboard.type(draft);
  } else {
    await page.keyboard.insertText(draft);
  }
  await host.afterwards?.(partner);
  await seeConversation(chat);
  expect(partner.bodies()).toMatchObject([{ message }]);
  expect(partner.searches.map((request) => new URL(request.url()).pathname)).toEqual(['/rest/v1/ai/search']);
  expect(strayed).toEqual([]);
  await followsTo(partner, chat);
  await chat.launcher.click();
  await chat.seeClosed();
  expect(partner.complaints.filter((line) => host.mayComplain?.test(line) !== true)).toEqual([]);
}

/** The answer and the draft are there, in one widget. */
export async function seeConversation(chat: Chat): Promise<void> {
  await expect(chat.panel).toBeVisible();
  await expect(chat.options().first()).toHaveText('Rash');
  await expect(chat.input).toHaveValue(draft);
}

/** Launcher and panel are in the window wholly, whatever the page does to its root. */
export async function seeInWindow(page: Page, { launcher }: Chat): Promise<void> {
  await expect(launcher).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await launcher.boundingBox();
      if (box === null) return 'not drawn';
      const isIn = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      return isIn ? 'in the window' : JSON.stringify(box);
    })
    .toBe('in the window');
}

/** The wheel over the messages scrolls the messages and nothing else. */
export async function seeWheelScrolls(page: Page, chat: Chat): Promise<void> {
  const messages = chat.panel.getByRole('region', { name: 'Conversation' });
  const top = () => messages.evaluate((region) => region.scrollTop);
  await expect.poll(top).toBeGreaterThan(40);
  const before = await top();
  const pageBefore = await page.evaluate('scrollY');
  await messages.hover();
  await page.mouse.wheel(0, -40);
  await expect.poll(top).toBeLessThan(before);
  expect(await page.evaluate('scrollY')).toBe(pageBefore);
}

/** A click on a suggestion leads to its page, in a window of its own: pages of the storefront refuse to be framed. */
async function followsTo({ page, origin }: Partner, chat: Chat): Promise<void> {
  const option = chat.options().first();
  await expect(option).toHaveAttribute('href', new RegExp(`^${origin}/treatments/rash\\?partner=corner&`));
  const led: string[] = [];
  await page.context().route(/\/treatments\//, (route) => {
    led.push(`${isFramed(route.request()) ? 'in a frame: ' : ''}${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status: 204 });
  });
  await page.unroute(storefrontPages);
  await option.click();
  await expect.poll(() => led).toEqual(['/treatments/rash']);
}

function isFramed(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    // The frame of a window that has just been opened is not known yet.
    return false;
  }
}

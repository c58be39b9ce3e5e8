import { devices, type Browser, type Page } from '@playwright/test';
import { Chat } from '../../e2e/models/chat.model';
import { openPage } from '../../e2e/models/site.model';

/** How much slower the processor is made. */
const slowdown = 4;

/**
 * Does on a slow phone what visitors do first, opens and closes the menu, opens the chat and types, and
 * measures how long the slowest of it took to show, in milliseconds (Event Timing rounds to 8).
 */
export async function slowestInteraction(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await openPage(page, url);
    await watchInteractions(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const chat = new Chat(page);
    await page.getByRole('button', { name: 'Find Care' }).tap();
    await chat.seeOpen();
    await chat.input.pressSequentially('sore throat');
    return await readSlowest(page);
  } finally {
    await context.close();
  }
}

declare global {
  /** Set by `watchInteractions` in the page. */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var slowestInteraction: number;
}

async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.slowestInteraction = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId === 0) continue;
        globalThis.slowestInteraction = Math.max(globalThis.slowestInteraction, duration);
      }
    });
    const shortestToo = { type: 'event', durationThreshold: 16 };
    observer.observe(shortestToo);
  });
}

async function readSlowest(page: Page): Promise<number> {
  // Entries are handed over when the browser is idle.
  await page.waitForTimeout(500);
  return page.evaluate(() => globalThis.slowestInteraction);
}

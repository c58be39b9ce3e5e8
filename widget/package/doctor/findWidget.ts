import type { Frame, Page } from 'playwright-core';

/** The widget's element. */
export const host = 'receptionist-widget';

/** What was heard of a page while it loaded. */
export interface Heard {
  readonly errors: string[];
  readonly failed: { address: string; why: string }[];
}

/** Waits for the widget, in the page or a frame of it, as long as it may yet come. */
export async function findWidget(page: Page, heard: Heard, timeout: number): Promise<Frame | undefined> {
  const until = performance.now() + timeout;
  // Many optimizers let scripts run when somebody moves.
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 240);
  await page.mouse.wheel(0, 1);
  const network = { isQuiet: false };
  void page
    .waitForLoadState('networkidle', { timeout })
    .catch(() => undefined)
    .finally(() => {
      network.isQuiet = true;
    });
  for (;;) {
    for (const frame of page.frames()) {
      const count = await frame
        .locator(host)
        .count()
        .catch(() => 0);
      if (count > 0) return frame;
    }
    // Nothing is on its way any more, or its script has failed.
    if (network.isQuiet || heard.failed.length > 0 || performance.now() > until) return undefined;
    await page.waitForTimeout(100);
  }
}

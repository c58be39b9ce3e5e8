import type { Page } from '@playwright/test';

/**
 * Sets the visitor's own size of letters, in pixels, as the browser's settings would: `rem` and the `em` of media queries
 * follow it at once, in pages that are open and in those that come (seen in Chromium 156). A font size of the page's own
 * root, which scripts and tests could set instead, leaves media queries as they were.
 */
export async function setDefaultFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await session.detach();
}

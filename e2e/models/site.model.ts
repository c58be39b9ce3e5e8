import { expect, type Page } from '@playwright/test';

/** Opens an address cold and waits until the page is interactive: the chat is mounted after hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await seeInteractive(page);
}

export async function seeInteractive(page: Page): Promise<void> {
  await expect(page.locator('receptionist-widget')).toBeAttached();
}

/** A client-side navigation keeps the document; this marks it so that a reload can be told. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

export async function seeSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
}

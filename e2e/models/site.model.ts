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

/**
 * Navigates inside the application, which keeps the document.
 * @param title the title that the page will have; any other than the present one when absent
 */
export async function goTo(page: Page, path: string, title?: string): Promise<void> {
  await page.evaluate(
    async ({ to, expected }) => {
      if (location.pathname === to) return;
      const before = document.title;
      const isThere = () => (expected === undefined ? document.title !== before : document.title === expected);
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      for (let turn = 0; turn < 300 && !isThere(); turn += 1)
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      if (!isThere()) throw new Error(`${to} did not come, this is "${document.title}"`);
    },
    { to: path, expected: title },
  );
}

/** Goes home as visitors do: by the name in the header, of which the first is ours where a partner's stands beside it. */
export async function goHomeByLogo(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wellporch/ })
    .first()
    .click();
}

import type { Page, Route } from '@playwright/test';

/** Holds the chat's own file back until it is released, as a slow network would. */
export async function holdApp(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route(/\/app-[^/]+\.js/, (route) => {
    held.push(route);
  });
  return {
    release: async () => {
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

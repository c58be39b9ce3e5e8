import type { Page, Route } from '@playwright/test';

/** The page's side of the chat, and what its frame runs. */
const files = { app: /\/app-[^/]+\.js/, chat: /\/chat-[^/]+\.js/ };

/** Holds a file of the chat back until it is released, as a slow network would. */
export async function holdApp(
  page: Page,
  file: keyof typeof files = 'app',
): Promise<{ readonly release: () => Promise<void> }> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(files[file], async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    release: async () => {
      isHeld = false;
      // Of a frame that was taken out of the page meanwhile nobody waits for it.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

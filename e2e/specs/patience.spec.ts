import type { Page } from '@playwright/test';
import { expect, Partner, test } from '../hosts/partner';

/** Row WX-07 of docs/requirements.md: a file that never comes is told of, and tried again, within 15 seconds. */

/** From the visitor's click on, in milliseconds; the rest is for a busy machine. */
const limit = { timeout: 18_000 };

/** Lets the named files of the widget never come, or break off in their middle. @returns a function that ends that */
async function withhold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, () => {});
  return () => page.unroute(files);
}

const cases: readonly (readonly [name: string, files: RegExp])[] = [
  ["the app's files never come", /\/app[-.][^/]*js/],
  ["the conversation's files never come", /\/chat[-.][^/]*js/],
  ["all of the widget's files but the loader never come", /\/receptionist\/v1\/(?!receptionist\.js)/],
];

test('[WX-07] [WE-09] a visitor is told when files never come, and the next click tries again; a reader that never comes holds up neither answer nor calls @desktop', async ({
  context,
  baseURL,
}) => {
  const visit = async (files: RegExp) => {
    const partner = new Partner(await context.newPage(), baseURL ?? '');
    await partner.serve();
    const release = await withhold(partner.page, files);
    await partner.visitPage();
    return { partner, release };
  };
  // Beside one another: each takes its time.
  await Promise.all([
    ...cases.map(async ([name, files]) => {
      const { partner, release } = await visit(files);
      await partner.chat.launcher.click();
      await expect(partner.page.getByText('The chat did not load. Please try again.'), name).toBeVisible(limit);
      await expect(partner.chat.launcher, name).toHaveAttribute('aria-busy', 'false');
      await release();
      await partner.converse();
    }),
    (async () => {
      const { partner } = await visit(/\/reader[-.][^/]*js/);
      await partner.answerAs('emergency');
      await partner.open();
      await partner.chat.ask('I have chest pain and I can’t breathe');
      await expect(partner.chat.options().first()).toBeVisible();
      await expect(partner.chat.panel.getByRole('link', { name: 'Call 911' })).toBeVisible(limit);
    })(),
  ]);
});

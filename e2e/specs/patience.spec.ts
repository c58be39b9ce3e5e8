import type { Locator, Page } from '@playwright/test';
import { expect, Partner, test } from '../hosts/partner';

/** Row WX-07 of docs/requirements.md: a file that never comes is told of, and tried again, within 15 seconds. */

/** Seconds from the visitor's click on. */
const limit = 15;

/** Turns the page's clock until something is to be seen, second by second: each wait of the widget may begin another. */
async function seeInTime({ page }: Partner, awaited: Locator, what: string): Promise<void> {
  for (let second = 0; second < limit && !(await awaited.isVisible()); second += 1) await page.clock.runFor(1000);
  await expect(awaited, what).toBeVisible({ timeout: 1000 });
}

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
  await context.clock.install();
  for (const [name, files] of cases) {
    const { partner, release } = await visit(files);
    const isAsked = partner.page.waitForRequest(files);
    await partner.chat.launcher.click();
    await isAsked;
    await seeInTime(partner, partner.page.getByText('The chat did not load. Please try again.'), name);
    await expect(partner.chat.launcher, name).toHaveAttribute('aria-busy', 'false');
    await release();
    await partner.chat.launcher.click();
    // What was asked for before is given up first. What comes now comes in its own time.
    await partner.page.clock.runFor(7000);
    await partner.chat.seeOpen();
    await partner.chat.ask('sore throat');
    await expect(partner.chat.options().first()).toBeVisible();
    await partner.page.close();
  }
  const { partner } = await visit(/\/reader[-.][^/]*js/);
  await partner.answerAs('emergency');
  await partner.open();
  await partner.chat.ask('I have chest pain and I can’t breathe');
  await seeInTime(partner, partner.chat.panel.getByRole('link', { name: 'Call 911' }), 'the hint');
  await expect(partner.chat.options().first()).toBeVisible();
});

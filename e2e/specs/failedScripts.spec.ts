import type { Page, Route } from '@playwright/test';
import { seeInteractive } from '../models/site.model';
import { newGate } from '../support/gate';
import { expect, test } from '../support/test';

const pages = [
  '/',
  '/care',
  '/treatments',
  '/treatments/rash',
  '/treatments/weight-loss',
  '/category/urgent-care',
  '/faqs',
  '/how-it-works',
  '/our-story',
  '/brand-promise',
  '/savings-card',
  '/provider-licensure-information',
  '/privacy',
  '/patient-portal',
  '/partners/embed',
  '/no-such-page',
] as const;

const visitors: readonly Readonly<Record<string, string>>[] = [
  { pharmacy: 'Oak' },
  { source: 'eaglecrest-flyer' },
  { option: '2' },
  { partner: 'eaglecrest' },
  { source: 'chamber' },
  {},
];

/** Ways in which the application's script fails to come; after some of them only time tells. */
const failures: Readonly<Record<string, (route: Route) => unknown>> = {
  aborted: (route) => route.abort(),
  refused: (route) => route.fulfill({ status: 500, body: 'no' }),
  broken: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  hanging: () => undefined,
};

/** What can be read on a page, without what partners hide. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const offer of document.querySelectorAll('[data-offer]')) offer.remove();
    return document.body.innerText;
  });
}

/** Opens a page of which the application never comes, and lets the time pass that tells so. */
async function openWithout(page: Page, path: string, visitor: Readonly<Record<string, string>>, failure: string) {
  await page.clock.install();
  await page.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, visitor);
  await page.route('**/assets/index-*.js', failures[failure] ?? ((route) => route.abort()));
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
}

for (const [index, path] of pages.entries()) {
  test(`[AF-14] nothing of ${path} stays hidden when its script fails`, async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(path);
    const expected = await readable(reader);
    expect(expected.length).toBeGreaterThan(300);
    await plain.close();
    const names = Object.keys(failures);
    const trials =
      path === '/'
        ? visitors.flatMap((visitor) => names.map((failure) => ({ visitor, failure })))
        : [{ visitor: visitors[index % visitors.length] ?? {}, failure: names[index % names.length] ?? '' }];
    for (const { visitor, failure } of trials) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await openWithout(page, path, visitor, failure);
      if (failure === 'broken' || failure === 'hanging') await page.clock.fastForward(10_000);
      await expect.poll(() => readable(page), `${failure} for ${JSON.stringify(visitor)}`).toBe(expected);
      await context.close();
    }
  });
}

test('[AF-14] a link that was pressed is followed once the script has failed, or is late', async ({ page }) => {
  for (const failure of ['aborted', 'hanging']) {
    await openWithout(page, '/faqs', {}, 'hanging');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Check their licenses' });
    await link.click();
    await expect(page).toHaveURL(/\/faqs$/);
    if (failure === 'hanging') await page.clock.fastForward(5000);
    else await page.evaluate(() => document.querySelector('script[type=module]')?.dispatchEvent(new Event('error')));
    await expect(page).toHaveURL(/licensure/);
  }
});

test('[AF-14] [SM-06] a script that comes late takes the page over, with what was chosen before', async ({ page }) => {
  const gate = newGate();
  await page.clock.install();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
  const panels = page.locator('[role=tabpanel]:visible');
  await expect(panels).toHaveCount(1);
  await page.getByRole('tab').last().click();
  await page.clock.fastForward(10_000);
  await expect(panels).toHaveCount(3);
  gate.open();
  await seeInteractive(page);
  await expect(panels).toHaveCount(1);
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});

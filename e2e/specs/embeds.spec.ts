import { EventEmitter, once } from 'node:events';
import type { Page, Route } from '@playwright/test';
import { openSignUp } from '../models/footer.model';
import { choosePrivacy } from '../models/privacy.model';
import { openPage } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { countLayoutShift } from '../support/layoutShift';
import { part as partOf } from '../support/part';
import { watchConsole, watchRequests } from '../support/watch';
import { expect, test } from '../support/test';

const scripts = '**/stand-in/{sign-up-form,review-widget}.js';
const isScript = ({ url }: { readonly url: string }) => /\/stand-in\/[\w-]+\.js$/.test(url);

const footer = (page: Page) => page.getByRole('contentinfo');
const fallbacks = (page: Page) => [
  // In the page of phones too, in its fold.
  footer(page).getByRole('link', { name: 'Sign up by email', includeHidden: true }),
  footer(page).getByRole('link', { name: /^4\.0 stars from 15 reviews/ }),
];

/** As a visitor gets there: past everything above, with time to see it. */
async function scrollToFooter(page: Page): Promise<void> {
  const parts = [footer(page).getByRole('heading', { name: /^News from/ }), footer(page).getByText(/All rights/)];
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    await openSignUp(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

test('[FT-02] [FT-03] form and reviews come once, near the viewport, and nothing moves @sweep', async ({
  page,
  isMobile,
}) => {
  const complaints = watchConsole(page);
  const requests = watchRequests(page);
  const shift = await countLayoutShift(page);
  await openPage(page, '/how-it-works');
  for (const fallback of fallbacks(page)) await expect(fallback).toBeAttached();
  expect(requests.filter(isScript)).toEqual([]);

  // A fold that is opened moves what is below it. What comes into it then moves nothing.
  const held = new EventEmitter();
  const letGo = once(held, 'let go');
  await page.route('**/stand-in/sign-up-form.js', async (route) => {
    await letGo;
    await route.continue();
  });
  const asked = page.waitForRequest('**/stand-in/sign-up-form.js');
  await footer(page)
    .getByRole('heading', { name: /^News from/ })
    .scrollIntoViewIfNeeded();
  const isOpened = await openSignUp(page);
  await asked;
  if (isOpened) await expect.poll(shift).toBeGreaterThan(0);
  const ownShift = isOpened ? await shift() : 0;
  held.emit('let go');
  await scrollToFooter(page);
  await expect(footer(page).getByLabel('Email address')).toBeVisible();
  await expect(footer(page).getByText('4.0 out of 5, from 15 reviews')).toBeVisible();
  for (const fallback of fallbacks(page)) await expect(fallback).toHaveCount(0);
  await seeNoAxeFindings(page);
  expect((await shift()) - ownShift).toBeLessThan(0.001);

  // Folded on phones.
  const fold = footer(page).getByRole('button', { name: 'Learn more' });
  if (await fold.isVisible()) await fold.click();
  for (const name of partOf(['Savings Card', 'Our Story', 'How It Works'], 2, isMobile ? 1 : 0)) {
    const before = await page.title();
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page).not.toHaveTitle(before);
    await scrollToFooter(page);
    await expect(footer(page).getByLabel('Email address')).toBeVisible();
  }
  const loaded = requests.filter(isScript).map(({ url }) => new URL(url).pathname);
  expect(loaded.sort()).toEqual(['/stand-in/review-widget.js', '/stand-in/sign-up-form.js']);
  expect(complaints).toEqual([]);
});

test('[FT-02] [FT-03] where the scripts fail the fallbacks stand, and are never an empty box @desktop', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await openPage(page, '/how-it-works');
  const asked = page.waitForRequest(scripts);
  await scrollToFooter(page);
  await asked;
  for (const fallback of fallbacks(page)) await expect(fallback).toBeVisible();
  await expect(fallbacks(page)[0] ?? footer(page)).toHaveAttribute('href', /^mailto:/);
  await expect(page.locator('[data-embed]')).toHaveCount(0);
});

test('[FT-02] a script that hangs leaves the fallback, which stays when the script comes too late @desktop', async ({
  page,
}) => {
  await page.clock.install();
  const held: Route[] = [];
  await page.route('**/stand-in/sign-up-form.js', (route) => {
    held.push(route);
  });
  await openPage(page, '/how-it-works');
  const asked = page.waitForRequest('**/stand-in/sign-up-form.js');
  await scrollToFooter(page);
  await asked;
  const [signUp = footer(page)] = fallbacks(page);
  await expect(signUp).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.locator('[data-embed=sign-up-form]')).toHaveCount(0);
  const answered = page.waitForResponse('**/stand-in/sign-up-form.js');
  await held[0]?.continue();
  await answered;
  await expect(signUp).toBeVisible();
  await expect(footer(page).getByLabel('Email address')).toHaveCount(0);
});

test('[FT-02] [AN-02] an opt-out brings the fallbacks back, and undoing it the embeds, without loading them again @desktop', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await openPage(page, '/how-it-works');
  await scrollToFooter(page);
  await expect(footer(page).getByLabel('Email address')).toBeVisible();
  await choosePrivacy(page, { optOut: true });
  for (const fallback of fallbacks(page)) await expect(fallback).toBeVisible();
  await choosePrivacy(page, { optOut: false });
  await expect(footer(page).getByLabel('Email address')).toBeVisible();
  expect(requests.filter(isScript)).toHaveLength(2);
});

test('[FT-02] the fallback works without JavaScript @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/how-it-works');
  for (const fallback of fallbacks(page)) await expect(fallback).toBeVisible();
  await context.close();
});

test('[ES-03] [FT-02] on a Spanish page form and reviews speak Spanish @desktop', async ({ page }) => {
  await openPage(page, '/es/preguntas-frecuentes');
  await page.getByRole('contentinfo').getByRole('heading').last().scrollIntoViewIfNeeded();
  await expect(footer(page).getByLabel('Correo electrónico')).toBeVisible();
  await expect(footer(page).getByRole('button', { name: 'Inscribirse' })).toBeVisible();
  await expect(footer(page).getByText('4.0 de 5, en 15 reseñas')).toBeVisible();
});

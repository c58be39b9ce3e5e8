import { readStored } from '../models/getStarted.model';
import { openPage } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { launchOptions } from '../support/browser';
import { countLayoutShift } from '../support/layoutShift';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

// With a scroll bar that takes room, as on most computers.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('[WM-01] a first visit from a pharmacy is greeted once, and nothing moves', async ({ page, isMobile }) => {
  const complaints = watchConsole(page);
  const shift = await countLayoutShift(page);
  await openPage(page, '/care?pharmacy=Oak%20Pharmacy');
  const greeting = page.getByRole('dialog', { name: 'Welcome Oak Pharmacy Customers!' });
  await expect(greeting).toBeVisible();
  await seeNoAxeFindings(page);
  const box = await greeting.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  // Size xl is 36rem.
  expect(box?.width).toBeCloseTo(Math.min(576, width - 32), -2);
  expect(await readStored(page, 'firstSymVisitKey')).toBe('false');

  await page.mouse.wheel(0, 600);
  await greeting.getByRole('button', { name: 'Get Started' }).click();
  await expect(greeting).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shift()).toBeLessThan(0.001);

  // From the same one on one screen, from another on the other.
  await openPage(page, isMobile ? '/faqs?pharmacy=Oak%20Pharmacy' : '/?pharmacy=Elm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[WM-01] [HD-10] the close button hides it too, and it shows the logo of a known partner @desktop', async ({
  page,
}) => {
  await openPage(page, '/?source=eaglecrest-flyer');
  const greeting = page.getByRole('dialog', { name: 'Welcome Eaglecrest Markets Customers!' });
  await expect(greeting.locator('img[src="/images/partners/eaglecrest.svg"]')).toBeVisible();
  await greeting.getByRole('button', { name: 'Close' }).click();
  await expect(greeting).toBeHidden();
  expect(await readStored(page, 'firstSymVisitKey')).toBe('false');
});

test('[WM-01] a hostile name is text, and a long one is cut @phone', async ({ page }) => {
  const name = `<img src=x onerror="globalThis.hacked=1"><b>${'W'.repeat(1900)}`;
  await openPage(page, `/?pharmacy=${encodeURIComponent(name)}`);
  const title = page.getByRole('dialog').getByRole('heading', { name: /^Welcome <img src=x/ });
  await expect(title).toHaveText(/^Welcome <img src=x onerror="globalThis\.hacked=1"><b>W+… Customers!$/);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  const box = await title.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('[WM-01] [HD-10] a greeting that cannot be fetched is left out, and comes another time; Escape hides it @desktop', async ({
  page,
}) => {
  await page.route('**/assets/WelcomeDialog-*.js*', (route) => route.abort());
  await openPage(page, '/care?pharmacy=Oak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Treatments');
  await page.unroute('**/assets/WelcomeDialog-*.js*');
  await openPage(page, '/care');
  const greeting = page.getByRole('dialog', { name: 'Welcome Oak Customers!' });
  await expect(greeting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(greeting).toBeHidden();
  expect(await readStored(page, 'firstSymVisitKey')).toBe('false');
});

test('[HD-10] a dialog keeps the page behind still, where it is, and gives the focus back @desktop', async ({
  page,
}) => {
  const shift = await countLayoutShift(page);
  await openPage(page, '/care');
  await page.evaluate(() => {
    scrollTo(0, 30);
  });
  // Not by its role: behind a dialog it has none.
  const main = page.locator('main');
  const before = await main.boundingBox();
  // By keyboard: a click that meets the menu on its way in would scroll the page for another try.
  await page.getByRole('button', { name: 'My Account' }).press('ArrowDown');
  await expect(page.getByRole('button', { name: 'My Patient Profile' })).toBeFocused();
  await page.getByRole('button', { name: 'Patient Support' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Patient Support' })).toBeVisible();
  const moved = await shift();
  expect(await main.boundingBox()).toEqual(before);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(30);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The entry stood in a menu that has closed: its button has the focus.
  await expect(page.getByRole('button', { name: 'My Account' })).toBeFocused();
  expect(await main.boundingBox()).toEqual(before);
  expect((await shift()) - moved).toBe(0);
});

import type { Page } from '@playwright/test';
import { Notices } from '../models/notice.model';
import { openPage, seeInteractive } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

/** What a page meets that asks for a tab without a click; a browser that is driven by a test lets it through. */
async function blockTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
}

const sites = [
  { path: '/singlecare', url: brand.priceLookupUrl, heading: 'Price lookup', label: 'Open the price lookup' },
  { path: '/patient-portal', url: brand.portalUrl, heading: 'Patient portal', label: 'Open the patient portal' },
] as const;

for (const { path, url, heading, label } of sites) {
  test(`[RT-14] [TH-07] ${path} opened cold, where the browser blocks the tab, leaves a notice with the link at home`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await blockTabs(page);
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await seeInteractive(page);
    const notices = new Notices(page);
    const notice = notices.with('Your browser held back the new tab.');
    await expect(notice).toBeVisible();
    await notices.seeClear(notice);
    await seeNoAxeFindings(page);
    const opened = page.waitForEvent('popup');
    await notice.getByRole('link', { name: label }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(new URL(tab.url()).pathname).toBe(url);
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
    await expect(notice).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test(`[RT-14] ${path} reached by a click opens the site in a new tab and shows the home page @desktop`, async ({
    page,
  }) => {
    await openPage(page, '/care');
    // The application has no link there yet: one that it follows itself, as it does its own.
    await page.evaluate((address) => {
      const button = document.createElement('button');
      button.textContent = 'lead away';
      button.addEventListener('click', () => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      });
      document.querySelector('main')?.prepend(button);
    }, path);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'lead away' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('From Symptom to Care');
    await expect(new Notices(page).all).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/care');
  });

  test(`[RT-14] ${path} is a plain link without JavaScript, and no page to find @desktop`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', url);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await context.close();
  });
}

test('[RT-14] where the notice can not be fetched the visitor stays with the link @desktop', async ({ page }) => {
  await blockTabs(page);
  await page.route('**/assets/Notices-*.js*', (route) => route.abort());
  await page.goto('/patient-portal');
  await seeInteractive(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the patient portal' })).toBeVisible();
  await expect(page).toHaveURL('/patient-portal');
});

import type { Page } from '@playwright/test';
import { Notices } from '../models/notice.model';
import { openPage, seeInteractive } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { part } from '../support/part';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

/** What a page meets that asks for a tab without a click; a browser that is driven by a test lets it through. */
async function blockTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
}

/** Addresses that lead to a site elsewhere. */
const sites = [
  { path: '/singlecare', url: brand.priceLookupUrl, heading: 'Price lookup', label: 'Open the price lookup' },
  { path: '/patient-portal', url: brand.portalUrl, heading: 'Patient portal', label: 'Open the patient portal' },
] as const;

test('[RT-14] [TH-07] such an address opened cold, where the browser blocks the tab, leaves a notice with the link at home @sweep', async ({
  page,
  isMobile,
}) => {
  const complaints = watchConsole(page);
  await blockTabs(page);
  for (const { path, url, heading, label } of part(sites, 2, isMobile ? 1 : 0)) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await seeInteractive(page);
    const notices = new Notices(page);
    const notice = notices.with('Your browser blocked the new tab.');
    await expect(notice).toBeVisible();
    await notices.seeClear(notice);
    await seeNoAxeFindings(page);
    const opened = page.waitForEvent('popup');
    await notice.getByRole('link', { name: label }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(new URL(tab.url()).pathname).toBe(url);
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
    await tab.close();
    await expect(notice).toBeHidden();
  }
  expect(complaints).toEqual([]);
});

test('[RT-14] such an address reached by a click opens the site in a new tab and shows the home page @desktop', async ({
  page,
}) => {
  await openPage(page, '/care');
  for (const { path, heading } of sites) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Treatments');
    // The application has no link there yet: one that it follows itself, as it does its own.
    await page.evaluate((address) => {
      const button = document.createElement('button');
      button.textContent = `lead to ${address}`;
      button.addEventListener('click', () => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      });
      document.querySelector('main')?.prepend(button);
    }, path);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: `lead to ${path}` }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
    await tab.close();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('From Symptom to Care');
    await expect(new Notices(page).all).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/care');
  }
});

test('[RT-14] such an address is a plain link without JavaScript, and no page to find @desktop', async ({
  request,
}) => {
  for (const { path, url, label } of sites) {
    const html = await (await request.get(path)).text();
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const links = [...main.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const [, href] = links.find(([, , text = '']) => text.includes(label)) ?? [];
    expect(href, path).toBe(url);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('[RT-14] where the notice cannot be fetched the visitor stays with the link @desktop', async ({ page }) => {
  await blockTabs(page);
  await page.route('**/assets/Notices-*.js*', (route) => route.abort());
  await page.goto('/patient-portal');
  await seeInteractive(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the patient portal' })).toBeVisible();
  await expect(page).toHaveURL('/patient-portal');
});

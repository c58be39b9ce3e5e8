import type { Locator, Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { goTo, openPage } from '../models/site.model';
import { expect, test } from '../support/test';

/** Three visitors with a phone: from the home page to the assessment site without scrolling, in four taps at most. */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const mostTaps = 4;

/** Counts taps, and lets none be that would need the page to be scrolled. */
class Thumb {
  taps = 0;

  constructor(private readonly page: Page) {}

  async tap(control: Locator): Promise<void> {
    await this.reach(control);
    await control.tap();
  }

  async choose(field: Locator, option: string): Promise<void> {
    await this.reach(field);
    await field.selectOption(option);
  }

  /** Taps what opens the assessment site in a new tab, and waits for it. */
  async launch(control: Locator): Promise<URLSearchParams> {
    const opened = this.page.waitForEvent('popup');
    await this.tap(control);
    const tab = await opened;
    await tab.waitForURL(/\/stand-in\/assessment\/protocol\/consent\?/);
    return new URL(tab.url()).searchParams;
  }

  private async reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await expect.poll(() => isReached(control), 'nothing lies over it, and it is in the window').toBe(true);
    expect(await this.page.evaluate(() => scrollY), 'nothing was scrolled').toBe(0);
    this.taps += 1;
  }
}

async function isReached(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const root = element.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && element.contains(hit);
  });
}

test('[AF-01] [AF-02] somebody who is not sure tells the Receptionist @desktop', async ({ page }) => {
  await openPage(page, '/');
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('button', { name: 'Describe your symptoms' }));
  const chat = new Chat(page);
  await expect(chat.input).toBeVisible();
  await chat.input.fill('sore throat and a fever since yesterday');
  await chat.input.press('Enter');
  await thumb.tap(chat.options().first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sore Throat');
  const { bar } = new GetStarted(page);
  await thumb.choose(bar.getByRole('combobox'), 'Florida');
  const received = await thumb.launch(bar.getByRole('button', { name: /Virtual/ }));
  expect(received.get('protocolName')).toBe('Sore Throat');
  expect(thumb.taps).toBeLessThanOrEqual(mostTaps);
});

test('[AF-01] [AF-02] [AF-04] somebody in Texas with a UTI reads what holds there, and starts @desktop', async ({
  page,
}) => {
  await openPage(page, '/');
  const thumb = new Thumb(page);
  await thumb.choose(page.getByRole('combobox', { name: 'What state do you live in?' }), 'Texas');
  await expect(page.getByText('$74 live visit', { exact: true })).toBeVisible();
  await expect(page.getByText('Starting at $29')).toBeHidden();
  await thumb.tap(page.getByRole('link', { name: 'UTI', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urinary Tract Infection');
  const { bar } = new GetStarted(page);
  const received = await thumb.launch(bar.getByRole('button', { name: /Live/ }));
  expect(received.get('protocolName')).toBe('Urinary Tract Infection');
  expect(received.get('state')).toBe('Texas');
  expect(thumb.taps).toBeLessThanOrEqual(mostTaps);
});

test('[AF-01] [AF-02] a parent at night reads when providers are back, and starts for the child @desktop', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-01-15T07:00:00Z'));
  await openPage(page, '/');
  await expect(page.getByText(/^Providers back at 9\sAM\sET(, your .+)?; start now$/)).toBeVisible();
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('link', { name: 'Sick child', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Consult - Pediatric');
  const { bar } = new GetStarted(page);
  await thumb.choose(bar.getByRole('combobox'), 'Ohio');
  await thumb.tap(bar.getByRole('button', { name: /Live/ }));
  const received = await thumb.launch(page.getByRole('dialog').getByRole('button', { name: 'Continue to Care' }));
  expect(received.get('protocolName')).toContain('Pediatric');
  expect(thumb.taps).toBeLessThanOrEqual(mostTaps);
});

test('[AF-13] Back finds the filter, the place and the focus of a category; the words stand in no address @desktop', async ({
  page,
}) => {
  await openPage(page, '/category/urgent-care');
  const rows = page.getByRole('main').locator('li:has(> a)').filter({ visible: true });
  await rows.filter({ hasText: 'Gout' }).getByRole('link').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await rows.filter({ hasText: 'Gout' }).getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gout');
  await page.goBack();
  await expect(rows.filter({ hasText: 'Gout' }).getByRole('link')).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);

  const field = page.getByRole('main').getByRole('combobox').filter({ visible: true });
  await field.fill('strep');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Sore Throat/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sore Throat');
  await expect(page).toHaveURL('/treatments/sore-throat');
  await page.goBack();
  await expect(page).toHaveURL('/category/urgent-care');
  // The address is there before the page: until then the one that is left shows, which has comboboxes of its own.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent Care');
  await expect(field).toHaveValue('strep');
  await expect(
    page
      .getByRole('listbox')
      .getByRole('option', { name: /Sore Throat/ })
      .first(),
  ).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(kept).not.toContain('strep');
});

test('[AF-13] Back finds the list as it was displayed, and whom home was asked for @desktop', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'For my child' }).tap();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Earache/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earache - Pediatric');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'For my child' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Display As List' }).tap();
  await page.getByRole('main').getByRole('link', { name: 'Gout' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gout');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Display As Categories' })).toBeVisible();
});

test('[AF-11] [AF-19] the header stands in one line from 768 px on, and takes no more than the screen where text is doubled @desktop', async ({
  page,
}) => {
  for (const [path, services, treatments, own] of [
    ['/faqs', 'Services', 'Treatments', 'My Account'],
    ['/es/faqs', 'Servicios', 'Tratamientos', 'Mi cuenta'],
  ] as const) {
    await openPage(page, path);
    const links = page.getByRole('navigation', { name: services }).getByRole('link');
    for (const width of [768, 820, 900, 992, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(tops).size, `${path}, ${String(width)} px`).toBe(1);
      const [menus, account] = await Promise.all([
        page.getByRole('navigation', { name: treatments, exact: true }).boundingBox(),
        page.getByRole('banner').getByRole('button', { name: own }).boundingBox(),
      ]);
      expect([menus?.y, menus?.height], `${path}, ${String(width)} px`).toEqual([account?.y, account?.height]);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openPage(page, '/');
  for (const path of ['/', '/category/urgent-care', '/treatments']) {
    await goTo(page, path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

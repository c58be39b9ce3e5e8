import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted, readStored } from '../models/getStarted.model';
import { goHomeByLogo, goTo, openPage } from '../models/site.model';
import { turnOnGlobalPrivacyControl } from '../models/privacy.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { watchRequests } from '../support/watch';
import { expect, test } from '../support/test';

/** Header, symptoms, needs and medications of a treatment's page. */
async function seeTreatment(page: Page, isMobile: boolean): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Urinary Tract Infection');
  await expect(main.getByText('Urgent Care').first()).toBeVisible();
  await expect(main.locator('img[src*="/images/categories/urgent-care"]').first()).toBeAttached();
  await expect(main.getByRole('heading', { name: /What You Need/i })).toBeVisible();
  await expect(main.getByRole('heading', { name: /Common Medications/i })).toBeVisible();
  await expect(main.getByText('Your medication and food allergies')).toBeVisible();
  await expect(
    main.getByText(
      "Missing any of these items? Don't worry! Just bring what you have and your provider can help you with the rest.",
    ),
  ).toBeVisible();
  await expect(main.locator('strong', { hasText: /^Not sure\?:?$/ }).first()).toBeVisible();
  if (isMobile) return;
  const panel = await new GetStarted(page).panel.boundingBox();
  const left = await main.getByRole('heading', { name: /What You Need/i }).boundingBox();
  expect(left?.x ?? 0).toBeLessThan(panel?.x ?? 0);
  const share = ((panel?.x ?? 0) - (left?.x ?? 0)) / ((panel?.x ?? 0) + (panel?.width ?? 0) - (left?.x ?? 0));
  expect(share).toBeGreaterThanOrEqual(0.58);
  expect(share).toBeLessThanOrEqual(0.72);
}

test('[GS-01] [GS-02] [GS-03] [GS-04] [GS-05] [TR-01] [TR-02] [TR-03] [TR-07] [TR-08] [TR-09] before a state is chosen the dropdown pulses; a state reveals the consultations it allows, and clearing it hides them; header, symptoms, needs and medications stand beside @once', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/treatments/rash');
  const start = new GetStarted(page);
  await expect(start.bar).toHaveCount(isMobile ? 1 : 0);
  await expect(start.panel.getByRole('heading', { name: 'Get Started Here' })).toBeVisible();
  await expect(start.state.locator('option')).toHaveCount(52);
  await expect(start.state.locator('option').first()).toHaveText('What state do you live in?');
  await expect(start.consultation(/Consultation/)).toHaveCount(0);
  await expect(start.panel.getByText('$6 to $15')).toBeVisible();
  const pulses = () =>
    start.panel.evaluate(
      (panel) => panel.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  expect(await pulses()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(pulses).toBe(0);

  await start.chooseState('Ohio');
  await expect(start.consultation(/Virtual Consultation/)).toContainText('$29');
  await expect(start.consultation(/Live Consultation/)).toContainText('$74');
  await start.panel.getByRole('button', { name: 'Clear Ohio' }).click();
  await expect(start.consultation(/Consultation/)).toHaveCount(0);
  await expect(start.state).toBeFocused();
  await start.chooseState('Texas');
  await expect(start.consultation(/Virtual Consultation/)).toHaveCount(0);
  await expect(start.consultation(/Live Consultation/)).toBeVisible();
  await expect(
    start.panel.getByRole('listitem').filter({ hasText: 'Virtual consultations are not available in Texas' }),
  ).toBeVisible();
  await goTo(page, '/general-consult');
  await start.chooseState('Ohio');
  await expect(start.consultation(/Virtual Consultation/)).toHaveCount(0);
  await expect(start.consultation(/Live Consultation/)).toBeVisible();

  await goTo(page, '/treatments/urinary-tract-infection');
  await seeTreatment(page, isMobile);
});

test('[GS-04] what is pressed or chosen before the scripts have come is not lost', async ({ page, isMobile }) => {
  const scripts = new EventEmitter();
  scripts.setMaxListeners(100);
  let held = true;
  await page.route('**/assets/*.js', async (route) => {
    if (held) await once(scripts, 'let go');
    await route.continue();
  });
  await page.goto('/treatments/rash', { waitUntil: 'commit' });
  const start = new GetStarted(page);
  await start.chooseState('Ohio');
  await page
    .getByRole('button', { name: 'Urgent Care' })
    .or(page.getByRole('button', { name: 'Find Care' }))
    .click();
  held = false;
  scripts.emit('let go');
  await expect(start.consultation(/Virtual Consultation/)).toBeVisible();
  if (isMobile) await new Chat(page).seeOpen();
  else await expect(page.getByRole('link', { name: 'View All Urgent Care' })).toBeVisible();
});

test('[GS-15] [GS-11] [GS-04] the yellow bar of phones has the choices, hides nothing, and gives way to the chat @phone', async ({
  page,
}) => {
  await openPage(page, '/treatments/rash?protocolName=Weight%20LOSS');
  const start = new GetStarted(page);
  await expect(start.panel.locator('h2 + p')).toHaveText('Weight Loss');
  const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
  await expect(start.bar).toHaveCSS('background-color', 'rgb(255, 204, 51)');
  const [bar, links] = await Promise.all([start.bar.boundingBox(), quickLinks.boundingBox()]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(links?.y);
  await start.bar.getByRole('combobox').focus();
  await page.keyboard.type('District');
  await expect(start.state).toHaveValue('District of Columbia');
  const existing = start.bar.getByRole('button', { name: 'Existing Patient $299/mo' });
  for (const button of [existing, start.bar.getByRole('button', { name: 'Clear District of Columbia' })]) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect([box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([
      expect.closeTo((bar?.y ?? 0) + ((bar?.height ?? 0) - (box?.height ?? 0)) / 2, 0),
      expect.closeTo((bar?.y ?? 0) + ((bar?.height ?? 0) + (box?.height ?? 0)) / 2, 0),
    ]);
    expect((box?.y ?? 0) >= (bar?.y ?? 0)).toBe(true);
  }
  await seeNoAxeFindings(page);
  await page.evaluate(() => {
    document.documentElement.dataset['colorMode'] = 'dark';
  });
  await seeNoAxeFindings(page, { isColorAlone: true });

  // The end of the page, and what the keyboard reaches there, stand above both bars.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const end = await last.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);

  await quickLinks.getByRole('button', { name: 'Find Care' }).click();
  await expect(start.bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(start.bar).toBeVisible();
  await start.bar.getByRole('button', { name: 'Clear District of Columbia' }).click();
  await expect(start.bar.getByRole('combobox')).toBeFocused();

  await goTo(page, '/category/dermatology?protocolName=Eczema');
  const opener = start.bar.getByRole('button', { name: 'Get Started' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toHaveAccessibleName('Eczema');
  await drawer.getByRole('combobox', { name: 'Choose Your Condition' }).selectOption('Acne');
  await drawer.getByRole('combobox', { name: 'What state do you live in?' }).selectOption('Ohio');
  await expect(drawer.getByRole('button', { name: /Virtual Consultation/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(start.bar).toContainText('Acne · Ohio');
});

test('[GS-08] a pediatric treatment shows the notice first and goes on with Continue to Care @once', async ({
  page,
}) => {
  await openPage(page, '/treatments/earache-pediatric');
  const start = new GetStarted(page);
  await start.chooseState('Ohio');
  await start.consultation(/Virtual Consultation/).click();
  const notice = page.getByRole('dialog', { name: /child/ });
  await expect(notice).toBeVisible();
  await seeNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(start.consultation(/Virtual Consultation/)).toBeFocused();
  await start.consultation(/Virtual Consultation/).click();
  const { received } = await start.launch(notice.getByRole('button', { name: 'Continue to Care' }));
  expect(received.get('protocolName')).toBe('Earache - Pediatric');
  const events = await page.evaluate(() => globalThis.dataLayer);
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'conversion_to_genie_pediatric', mode: 'async', stateLocation: 'Ohio' }),
  );
});

test('[GS-09] [GS-16] [GS-17] [API-02] [CX-01] a launch pushes the conversion, posts the transaction id and forgets it, also where the call fails or the pop-up is blocked @once', async ({
  page,
}) => {
  await openPage(page, '/treatments/gout?pharmacy=Corner%20Drugs');
  await page.getByRole('dialog').getByRole('button').first().click();
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  const title = await page.title();
  const transactionId = await readStored(page, 'transaction_id');
  const posted = page.waitForRequest('**/calls/transaction');
  await start.launch(start.consultation(/Live Consultation/));
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ transactionId });
  expect(await readStored(page, 'transaction_id')).toBeNull();
  const events = await page.evaluate(() => globalThis.dataLayer);
  expect(events).toContainEqual({
    event: 'conversion_to_genie',
    guid: await readStored(page, 'guid'),
    pharmacy: 'Corner Drugs',
    protocol: 'Gout',
    mode: 'sync',
    stateLocation: 'Texas',
  });
  await goHomeByLogo(page);
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => readStored(page, 'transaction_id')).not.toBeNull();
  expect(await readStored(page, 'transaction_id')).not.toBe(transactionId);

  await test.step('the new tab opens even when the transaction call fails', async () => {
    await page.route('**/calls/transaction', (route) => route.abort());
    await goTo(page, '/treatments/gout');
    const { received } = await start.launch(start.consultation(/Live Consultation/));
    expect(received.get('mode')).toBe('2');
    expect(await readStored(page, 'transaction_id')).toBeNull();
  });
  await test.step('a blocked pop-up leaves the link in the same tab', async () => {
    await page.evaluate(() => {
      globalThis.open = () => null;
    });
    await start.panel.getByRole('button', { name: 'Choose another' }).click();
    await start.consultation(/Live Consultation/).click();
    const link = start.panel.getByRole('link', { name: 'Go to my visit' });
    await expect(link).toBeVisible();
    await seeNoAxeFindings(page);
    await link.click();
    await page.waitForURL(/\/stand-in\/assessment\/protocol\/consent\?.*protocolName=Gout/);
  });
});

test('[CX-02] [CH-15] with storage blocked everything still works, with one warning @once', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const warnings: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'warning') warnings.push(entry.text());
  });
  await openPage(page, '/treatments/gout?source=poster');
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  const { received } = await start.launch(start.consultation(/Live Consultation/));
  expect(received.get('advertisingID')).toMatch(/^[\da-f-]{36}$/);
  expect(received.get('Advertiser')).toBe('poster');
  expect(warnings.filter((text) => /storage/i.test(text)).length).toBe(1);
});

test('[GS-13] [GS-14] [AN-02] the price lookup is framed on a click alone, and how it works is told in a dialog @once', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const lookups = () => requests.filter(({ url }) => url.endsWith(brand.priceLookupFrameUrl)).length;
  await openPage(page, '/treatments/rash');
  const { panel } = new GetStarted(page);
  const opener = panel.getByRole('link', { name: 'Look Up Common Medications and Prices' });
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  expect(lookups()).toBe(0);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Common Medications and Prices' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Price lookup');
  await expect(dialog.getByRole('link', { name: /^Open it in a new tab/ })).toHaveAttribute('target', '_blank');
  await seeNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await panel.getByRole('link', { name: 'How It Works' }).click();
  const steps = page.getByRole('dialog', { name: 'How It Works' });
  await steps.getByRole('tab', { name: 'Live Consultation' }).click();
  await expect(steps.getByRole('heading', { name: 'Talk with a provider' })).toBeVisible();
  await page.keyboard.press('Escape');

  await turnOnGlobalPrivacyControl(page);
  await openPage(page, '/treatments/rash');
  const opened = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'Look Up Common Medications and Prices (opens in a new tab)' }).click();
  await (await opened).waitForURL(`**${brand.priceLookupUrl}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

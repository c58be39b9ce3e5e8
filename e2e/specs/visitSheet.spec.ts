import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { goTo, openPage } from '../models/site.model';
import { brand } from '../support/brand';
import { expect, test } from '../support/test';

/** The text that would be on paper. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => document.body.innerText);
}

test('[APP-11] [AF-05] printed, a treatment page is a sheet for the visit, without what was typed or chosen @once', async ({
  page,
}) => {
  await openPage(page, '/treatments/acute-cough');
  await new GetStarted(page).chooseState('Ohio');
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('purplezebra cough');
  await expect(chat.options().first()).toBeVisible();

  const text = await printedText(page);
  for (const part of [
    'Acute Cough',
    'When to get help now',
    'Call 911',
    'See someone in person today if you have',
    'What You Need',
    'Common Medications',
    'Benzonatate (Tessalon Perles)',
    'Who can use it: Adults from 18 to 64 years old. It has lasted less than 8 weeks.',
    `${brand.siteUrl}/treatments/acute-cough`,
  ]) {
    expect(text).toContain(part);
  }
  for (const part of [
    'purplezebra',
    'Ohio',
    'Get Started Here',
    'Receptionist',
    'All Services',
    'Print a visit sheet',
    // The hint to the near twin.
    'Chronic Cough',
  ]) {
    expect(text).not.toContain(part);
  }
  await expect(page.locator('receptionist-widget')).toBeHidden();
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
  const boxes = page.getByRole('main').locator('[data-checklist] li');
  const marks = await boxes.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
  expect(marks.length).toBeGreaterThan(2);
  expect(new Set(marks)).toEqual(new Set(['"☐"']));
});

test('[APP-11] the sheet fits one page, and has a button @desktop', async ({ page }) => {
  await openPage(page, '/treatments/urinary-tract-infection');
  await page.evaluate(() => {
    globalThis.print = () => Object.assign(globalThis, { printed: true });
  });
  await page.getByRole('button', { name: 'Print a visit sheet' }).click();
  // Pressed before the page was taken over, it is pressed again then.
  await expect.poll(() => page.evaluate(() => 'printed' in globalThis)).toBe(true);
  // The second has the longest list of signs.
  for (const path of ['/treatments/urinary-tract-infection', '/treatments/diarrhea-pediatric']) {
    await goTo(page, path);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)], path).toHaveLength(1);
  }
});

test('[APP-09] a hint leads to the near twin, which leads back @once', async ({ page }) => {
  await openPage(page, '/treatments/back-pain');
  const main = page.getByRole('main');
  await main
    .getByText(/^This page fits back pain of less than 12 weeks/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/treatments/chronic-lower-back-pain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronic Lower Back Pain');
  await main
    .getByText(/^This page fits lower back pain of 12 weeks or more/)
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back Pain');
});

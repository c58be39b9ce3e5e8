import { expect, type Page } from '@playwright/test';
import { noteChoice } from '../support/flows';

/** Makes the browser send Global Privacy Control, as far as pages can tell. */
export async function turnOnGlobalPrivacyControl(page: Page): Promise<void> {
  noteChoice(page, 'Global Privacy Control');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true });
  });
}

/** Opts out, or in again, by the control in the footer. */
export async function choosePrivacy(page: Page, choice: { readonly optOut: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await dialog.getByRole('checkbox', { name: /^Opt out/ }).setChecked(choice.optOut);
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog).toBeHidden();
  noteChoice(page, choice.optOut ? 'opt-out' : 'none');
}

/** The names of the events in the data layer, in order. */
export async function eventsOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => (globalThis.dataLayer ?? []).map((event) => (event as { event?: unknown }).event));
}

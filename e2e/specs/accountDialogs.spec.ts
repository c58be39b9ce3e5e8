import type { Locator, Page } from '@playwright/test';
import { openPage } from '../models/site.model';
import { expect, test } from '../support/test';

const entries = ['My Patient Profile', 'Provider Follow-Up', 'Patient Support'] as const;
const titles = ['My Patient Portal', 'Provider Follow-Up', 'Patient Support'] as const;

test.use({ viewport: { width: 360, height: 740 } });

/** Goes once around a dialog by keyboard, in both directions: the focus stays in it. */
async function seeFocusKept(page: Page, dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await hasFocus()).toBe(true);
  const stops = await dialog.locator('a,button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await hasFocus()).toBe(true);
    }
  }
}

/** Uses a control as fingers do, or as keys do. */
async function use(control: Locator, how: 'tap' | 'key', hasTouch: boolean): Promise<void> {
  if (how === 'key') await control.press('Enter');
  else await (hasTouch ? control.tap() : control.click());
}

for (const how of ['tap', 'key'] as const) {
  for (const [index, entry] of entries.entries()) {
    const title = titles[index] ?? '';

    test(`[HD-10] on a phone "${entry}" has the focus and gives it back, from the bar, by ${how}`, async ({
      page,
      hasTouch,
    }) => {
      await openPage(page, '/care');
      const opener = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'My Account' });
      await use(opener, how, hasTouch);
      const menu = page.getByRole('dialog', { name: 'My Account' });
      await seeFocusKept(page, menu);
      await use(menu.getByRole('button', { name: entry }), how, hasTouch);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await seeFocusKept(page, dialog);
      if (how === 'key') await page.keyboard.press('Escape');
      else await use(dialog.getByRole('button', { name: 'Close' }), how, hasTouch);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test(`[HD-10] on a phone "${entry}" has the focus and gives it back, from the drawer, by ${how}`, async ({
      page,
      hasTouch,
    }) => {
      await openPage(page, '/care');
      const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      await use(opener, how, hasTouch);
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeVisible();
      await use(drawer.getByRole('button', { name: entry }), how, hasTouch);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await seeFocusKept(page, dialog);
      if (how === 'key') await page.keyboard.press('Escape');
      else await use(dialog.getByRole('button', { name: 'Close' }), how, hasTouch);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
}

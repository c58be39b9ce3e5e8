import type { Locator, Page } from '@playwright/test';
import { openPage } from '../models/site.model';
import { part } from '../support/part';
import { expect, test } from '../support/test';

const entries = [
  { entry: 'My Patient Profile', title: 'My Patient Portal' },
  { entry: 'Provider Follow-Up', title: 'Provider Follow-Up' },
  { entry: 'Patient Support', title: 'Patient Support' },
] as const;

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
  // A mouse in a narrow window is tried with a part; keys do the same on every screen.
  const tag = how === 'tap' ? '@sweep' : '@once';

  test(`[HD-10] on a phone what "My Account" opens has the focus and gives it back, from the bar and from the drawer, by ${how} ${tag}`, async ({
    page,
    hasTouch,
  }) => {
    await openPage(page, '/care');
    for (const place of ['bar', 'drawer'] as const) {
      const opener =
        place === 'bar'
          ? page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'My Account' })
          : page.getByRole('banner').getByRole('button', { name: 'Menu' });
      for (const [index, { entry, title }] of (how === 'key' || hasTouch
        ? entries
        : part(entries, 3, place === 'bar' ? 0 : 1)
      ).entries())
        await test.step(`${title}, from the ${place}`, async () => {
          await use(opener, how, hasTouch);
          const menu = page.getByRole('dialog', { name: place === 'bar' ? 'My Account' : 'Menu' });
          await expect(menu).toBeVisible();
          if (place === 'bar' && index === 0) await seeFocusKept(page, menu);
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
    }
  });
}

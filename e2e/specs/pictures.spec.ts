import { Chat } from '../models/chat.model';
import { openPage } from '../models/site.model';
import { expect, test } from '../support/test';

/** The README's pictures; `PICTURES=docs/pictures npx playwright test -c e2e pictures` renews them. */
const folder = process.env['PICTURES'] ?? 'reports/pictures';

test('the home page and the open chat can be shown @desktop', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/home.png`, animations: 'disabled' });
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('sore throat and a fever since yesterday');
  await expect(chat.options().first()).toHaveText('Sore Throat');
  await page.screenshot({ path: `${folder}/chat.png`, animations: 'disabled' });
});

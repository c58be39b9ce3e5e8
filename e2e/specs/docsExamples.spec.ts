import { buildExamples, examples, pageOf } from '../hosts/docsExamples';
import { expect, test } from '../hosts/partner';
import { conversationIn } from '../models/chatPlace';
import { part } from '../support/part';
import { watchConsole } from '../support/watch';

/** Every example of docs/embedding.md, run as it stands there. One after the other: they share what is built. */
test.describe.configure({ mode: 'default' });

const site = 'https://docs.example';
let built: Awaited<ReturnType<typeof buildExamples>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  built = await buildExamples();
});
test.afterAll(() => built.remove());

test('[WX-11] there are examples for every way to embed @desktop', () => {
  const told = examples.map(({ code }) => code).join('\n');
  for (const member of [
    'ask',
    'prefill',
    'reset',
    'state',
    'inline',
    'launcher',
    'target',
    'keep',
    'focus: false',
    'unread',
  ])
    expect(told).toContain(member);
  // Browsers of before 2020 read the page's own scripts, too.
  expect(told).not.toContain('||=');
});

for (const example of part(examples, 3)) {
  const { language, code, line } = example;
  test(`[WX-11] the example in ${language} at line ${String(line)} does what it says @desktop @sweep`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watchConsole(page);
    await page.route(`${site}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== '/') return route.fulfill({ body: await built.read(pathname), contentType: 'text/javascript' });
      return route.fulfill({ body: pageOf(example, baseURL ?? ''), contentType: 'text/html; charset=utf-8' });
    });
    await page.goto(`${site}/`);
    if (language === 'jsx') await page.addScriptTag({ type: 'module', url: `/jsx/main-${String(line)}.js` });
    await expect(page.locator('receptionist-widget')).toHaveCount(1);
    // What is called as a method is for when the script has come.
    if (language === 'js' && !/import |\|\| \[\]/.test(code))
      await page.addScriptTag({ type: 'module', content: code });
    await page.evaluate(() => (globalThis.Receptionist ??= []).push(['open']));
    await expect(conversationIn(page).getByRole('dialog')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

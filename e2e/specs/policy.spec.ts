import { openPage } from '../models/site.model';
import { Chat } from '../models/chat.model';
import { expect, test } from '../support/test';

test('[RL-03] every test of a page fails where the page does what its policy refuses @once', async ({
  page,
  violations,
}) => {
  await openPage(page, '/care');
  const attempts = [
    () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })),
    () => document.body.setAttribute('style', 'color: red'),
    () =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://elsewhere.example/x.css' }),
      ),
    () => void fetch('https://elsewhere.example/').catch(() => undefined),
    () =>
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' })),
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' })),
  ];
  for (const attempt of attempts) {
    violations.length = 0;
    await page.evaluate(attempt);
    await expect.poll(() => violations.length, String(attempt)).toBeGreaterThan(0);
  }
  // These throw, too.
  const sinks = [
    () => (document.body.innerHTML = '<p>Hello</p>'),
    () => Object.assign(document.createElement('script'), { src: '/assets/other.js' }),
    () => Object.assign(document.createElement('script'), { textContent: 'hacked = true' }),
    () => Object.assign(document.createElement('iframe'), { srcdoc: '<script>hacked = true</script>' }),
    () => Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {}),
    () => Reflect.get(globalThis, 'trustedTypes').createPolicy('storefront', {}),
  ];
  for (const sink of sinks) await expect(page.evaluate(sink), String(sink)).rejects.toThrow(/TypeError/);
  await expect.poll(() => violations.length).toBeGreaterThan(sinks.length);
  violations.length = 0;
});

test('[RL-03] a page looks and works as ever: at its start, after navigating, with dialogs and the chat @desktop', async ({
  page,
}) => {
  await openPage(page, '/');
  // Styles that were sent with the page, and those of a page that was never sent.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
  await expect(page).toHaveURL(/\/faqs$/);
  const group = page.getByRole('button', { expanded: false }).filter({ visible: true }).first();
  await expect(group).toHaveCSS('cursor', 'pointer');
  const chat = new Chat(page);
  await chat.launcher.click();
  await chat.seeOpen();
  await chat.ask('sore throat');
  await expect(chat.options().first()).toBeVisible();
});

test('[RL-03] a dialog still holds the page behind it, and gives it back', async ({ page }) => {
  await openPage(page, '/care?pharmacy=Corner%20Drugs');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('[RL-03] with the policy come the headers that keep a page to itself; TLS is demanded over TLS alone @once', async ({
  request,
}) => {
  for (const path of ['/', '/FAQS', '/no-such-page', '/stand-in/portal', '/qa']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types \S/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|data:|https?:/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = await request.get(path, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(secure.headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  }
});

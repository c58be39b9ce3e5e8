import { readFileSync } from 'node:fs';
import { htmlDocument, script } from '../hosts/documents';
import { hostPage } from '../hosts/hostPages';
import { expect, test, type Partner } from '../hosts/partner';
import { part } from '../support/part';

/** Lines WP-04 to WP-07, WP-13, WP-14 and WP-16 of docs/requirements.md: what a page's scripts, policies and tags do to the widget, and it to them. */

for (const id of ['strict-policy', 'nonce']) {
  test(`[WP-04] [WP-05] [WE-05] nothing is violated on ${hostPage(id).title}, whose policy is in force @desktop`, async ({
    page,
    partner,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { violations: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        (globalThis as unknown as { violations: string[] }).violations.push(violatedDirective);
      });
    });
    const violations = () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
    await partner.visit(hostPage(id));
    await partner.converse();
    await partner.chat.launcher.click();
    expect(await violations()).toEqual([]);

    const refused = await page.evaluate(() => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = 'h1 { color: red }';
      try {
        document.body.innerHTML = '<b>text</b>';
        return 'allowed';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TrustedHTML');
    await expect.poll(violations).toEqual(expect.arrayContaining([expect.stringMatching('style-src')]));
  });
}

/** Asks with signs that JSON has to escape, and sees that the search has the words as they are. */
async function seeWordsArrive(partner: Partner): Promise<void> {
  const message = 'my "sore" throat \\ 38.5°';
  await partner.converse(message);
  const body = partner.searches[0]?.postData() ?? '';
  expect(body).toMatch(/^\{"message":".+","guid":"[\da-f-]{36}"\}$/);
  expect((JSON.parse(body) as { message: string }).message).toBe(message);
}

for (const id of ['prototype-style', 'mootools-style']) {
  test(`[WP-06] the search's body is right, and its results arrive, on ${hostPage(id).title} @desktop`, async ({
    partner,
  }) => {
    await partner.visit(hostPage(id));
    await seeWordsArrive(partner);
  });
}

test("[WP-06] [WP-07] [WE-05] [WX-01] the search's body is right on a page that gives every object a toJSON, and goes past the fetch that its monitoring has put in place @desktop", async ({
  page,
  partner,
}) => {
  await partner.visit(hostPage('patched-globals'));
  await page.evaluate("fetch('/healthz')");
  await seeWordsArrive(partner);
  expect(await page.evaluate('seenByMonitoring')).toBe(1);
});

test('[WP-07] a search goes through the fetch that the page hands over, and around what it has patched @desktop', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) =>
    htmlDocument({
      head: `<script>
        const browserFetch = fetch;
        window.fetch = () => Promise.reject(new Error('patched, and broken'));
        window.handed = [];
        (window.Receptionist ||= []).push(['init', {
          fetch: (address, init) => {
            handed.push(init.method + ' ' + new URL(address).pathname);
            return browserFetch(address, init);
          },
        }]);
      </script>${tag}`,
    }),
  );
  await partner.converse();
  expect(await page.evaluate('handed')).toEqual(['POST /rest/v1/ai/search']);
});

test('[WP-13] [WE-05] [WE-12] two tags and a third that comes late make one widget and no error @desktop', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) => htmlDocument({ head: tag + tag.replace(' async', '') }));
  await partner.converse();
  await page.addScriptTag({ url: partner.embed.loader });
  await expect(page.locator('receptionist-widget')).toHaveCount(1);
  await expect(partner.chat.options().first()).toBeVisible();
  await partner.chat.ask('rash');
  await expect.poll(() => partner.searches.length).toBe(2);
  expect(partner.complaints).toEqual([]);
});

const insert =
  (after = '') =>
  (address: string) =>
    `<script>const made = document.createElement('script'); made.src = '${address}'; document.head.append(made);${after}</script>`;

/** Every second has a test of its own elsewhere: the usual tag, and pages of hosts/hostile. */
const starts: readonly (readonly [how: string, embed: (address: string) => string])[] = [
  ['a tag that the parser waits for', (address) => `<script src="${address}"></script>`],
  ['an async tag', (address) => `<script async src="${address}"></script>`],
  ['a tag that is gone when it runs', insert('made.remove()')],
  ['a tag that a script inserts', insert()],
  [
    'a tag manager, with its options in the queue',
    (address) =>
      `${script('tag-manager.js')}<body><script>(window.Receptionist ||= []).push(['init', { product: 'Corner' }]);
      runSnippet('<script async data-product="Lost" src="${address}"><\\/script>')</script>`,
  ],
  ['a module tag', (address) => `<script type="module" src="${address}"></script>`],
];

for (const [how, embed] of part(starts, 2)) {
  test(`[WP-14] it starts from ${how} @desktop @sweep`, async ({ partner }) => {
    await partner.visitPage(() => htmlDocument({ head: embed(partner.embed.loader) }));
    await partner.converse();
    await expect(partner.chat.options().first()).toHaveAttribute('href', new RegExp(`^${partner.origin}/treatments/`));
    if (how.startsWith('a tag manager')) await partner.chat.seeText('Welcome to Corner!');
    expect(partner.complaints).toEqual([]);
  });
}

test('[WP-16] [WE-05] texts that a translator has replaced are drawn anew, and not beside the old @desktop', async ({
  partner,
}) => {
  const { chat } = partner;
  await partner.visit(hostPage('translated'));
  await partner.open();
  // A browser's translator goes into frames; a script of the page does not come there.
  const translator = readFileSync(new URL('../hosts/assets/translator.js', import.meta.url), 'utf8');
  await chat.panel.evaluate((_, code) => {
    const inserted = document.createElement('script');
    inserted.textContent = code;
    document.head.append(inserted);
  }, translator);
  await expect(chat.log.locator('font').first()).toBeAttached();
  await expect(chat.launcher).toHaveText('Close');

  await partner.call('init', { product: 'Corner' });
  await chat.seeText('Welcome to Corner!');
  await expect(chat.log.getByText('Welcome to')).toHaveCount(1);

  for (const length of [1850, 1860, 1870]) {
    await chat.input.fill('x'.repeat(length));
    await expect(chat.panel.getByText(/ of 2,000 characters/)).toHaveText(
      `${length.toLocaleString('en-US')} of 2,000 characters`,
    );
    await expect(chat.panel.locator('form font font').first()).toBeAttached();
  }
  await chat.ask('sore throat');
  await expect(chat.options().first()).toHaveText('Sore Throat');
  await chat.launcher.click();
  await expect(chat.launcher).toHaveText('Receptionist');
  expect(partner.complaints).toEqual([]);
});

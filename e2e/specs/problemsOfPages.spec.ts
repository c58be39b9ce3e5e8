import { content, htmlDocument, script } from '../hosts/documents';
import { hostPages } from '../hosts/hostPages';
import { differences, readLooks } from '../hosts/looks';
import { expect, test, type Partner } from '../hosts/partner';

/** Lines WP-01 to WP-16 of docs/requirements.md: what pages do to a widget, and it to them. */

const hostPage = (id: string) => {
  const found = hostPages.find((host) => host.id === id);
  if (found === undefined) throw new Error(`there is no host page ${id}`);
  return found;
};
const plain = (tag: string) => htmlDocument({ head: tag });

async function converse({ chat }: Partner, message = 'sore throat'): Promise<void> {
  await chat.open();
  await chat.ask(message);
  await expect(chat.options().first()).toBeVisible();
}

for (const [row, id] of [
  ['WP-01', 'wordpress-theme'],
  ['WP-01', 'bootstrap-3'],
  ['WP-01', 'hostile-styles'],
  ['WP-02', 'small-root-font'],
] as const) {
  test(`[${row}] [WE-04] the widget looks the same on ${hostPage(id).title}, and the page as without it @desktop`, async ({
    page,
    partner,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await partner.visit(hostPage('bare'));
    await converse(partner);
    const widget = await readLooks(page, 'widget');
    expect(widget.length).toBeGreaterThan(30);

    await partner.visit({ ...hostPage(id), html: (embed) => hostPage(id).html({ ...embed, tag: '' }) });
    const without = await readLooks(page, 'page');
    await partner.visit(hostPage(id));
    await converse(partner);

    expect(differences(widget, await readLooks(page, 'widget'))).toEqual([]);
    expect(differences(without, await readLooks(page, 'page'))).toEqual([]);
  });
}

test('[WP-03] a click beside the launcher or the panel reaches the page @desktop', async ({ page, partner }) => {
  await partner.visitPage(plain);
  await expect(partner.chat.launcher).toBeVisible();
  const hits = () =>
    page.evaluate(() => {
      const widget = document.querySelector('receptionist-widget');
      const boxes = [...(widget?.shadowRoot?.querySelectorAll(':host > button, dialog') ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const counts = { inside: 0, outside: 0, wrong: 0 };
      for (let x = 5; x < innerWidth; x += 10) {
        for (let y = 5; y < innerHeight; y += 10) {
          const inside = boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
          const hit = document.elementFromPoint(x, y) === widget;
          counts[inside ? 'inside' : 'outside'] += 1;
          if (hit && !inside) counts.wrong += 1;
        }
      }
      return counts;
    });
  const closed = await hits();
  expect(closed).toMatchObject({ wrong: 0 });
  await partner.chat.open();
  const open = await hits();
  expect(open).toMatchObject({ wrong: 0 });
  expect(open.inside).toBeGreaterThan(closed.inside);
  await partner.chat.launcher.click();
  await partner.chat.seeClosed();
  expect(await hits()).toEqual(closed);
});

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
    await converse(partner);
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

for (const id of ['prototype-style', 'mootools-style', 'patched-globals']) {
  test(`[WP-06] the search's body is right, and its results arrive, on ${hostPage(id).title} @desktop`, async ({
    partner,
  }) => {
    const message = 'my "sore" throat \\ 38.5°';
    await partner.visit(hostPage(id));
    await converse(partner, message);
    const body = partner.searches[0]?.postData() ?? '';
    expect(body).toMatch(/^\{"message":".+","guid":"[\da-f-]{36}"\}$/);
    expect((JSON.parse(body) as { message: string }).message).toBe(message);
  });
}

test('[WP-07] [WE-05] a search goes through the fetch that the page has put in place @desktop', async ({
  page,
  partner,
}) => {
  await partner.visit(hostPage('patched-globals'));
  await converse(partner);
  expect(await page.evaluate('seenByMonitoring')).toBe(1);
});

test('[WP-09] a modal that holds the focus takes it without a fight, and the draft stays @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  const pulledBack = () => page.evaluate<number>('pulledBack');
  const modal = page.getByRole('button', { name: 'Not now' });
  await partner.visit({ html: hostPage('focus-trap').html });
  await chat.open();
  await page.keyboard.type('my throat');
  await page.evaluate('openTrap()');
  await chat.input.click();
  await expect(modal).toBeFocused();
  const pulled = await pulledBack();
  expect(pulled).toBeLessThanOrEqual(2);
  // Longer than the modal takes to look again.
  await page.waitForTimeout(150);
  expect(await pulledBack()).toBe(pulled);
  await expect(chat.input).toHaveValue('my throat');

  await modal.click();
  await chat.input.click();
  await page.keyboard.type(' hurts');
  await expect(chat.input).toHaveValue('my throat hurts');
  await expect(chat.input).toBeFocused();
});

test('[WP-11] keys typed in the chat arrive whole, and no shortcut of the page hears them @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  const heard = () => page.evaluate<string[]>('heardKeys');
  await partner.visit(hostPage('hotkeys'));
  await chat.open();
  await page.keyboard.type('sore throat?/');
  await expect(chat.input).toHaveValue('sore throat?/');
  await page.keyboard.press('Enter');
  await expect(chat.options().first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await heard()).toEqual([]);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('s');
  expect(await heard()).toContain('s');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

for (const way of ['fill', 'replace'] as const) {
  test(`[WP-12] [WE-05] a page that does "${way}" to its body has one launcher, and the draft in it @desktop`, async ({
    page,
    partner,
  }) => {
    const { chat } = partner;
    await partner.visit({ html: ({ tag }) => htmlDocument({ head: script('body-swap.js'), body: content + tag }) });
    await converse(partner);
    await chat.input.fill('and a fever');
    await page.evaluate(([method, html]) => globalThis.swapBody[method](html), [
      way,
      `<h1>Next page</h1>${partner.embed.tag}`,
    ] as const);
    await expect(page.getByRole('heading', { level: 1, name: 'Next page' })).toBeVisible();
    await expect(page.locator('receptionist-widget')).toHaveCount(1);
    await expect(chat.launcher).toHaveAccessibleName('Close');
    await expect(chat.input).toHaveValue('and a fever');
    await expect(chat.options().first()).toBeVisible();
    await chat.launcher.click();
    await chat.seeClosed();
    expect(partner.complaints).toEqual([]);
  });
}

test('[WP-13] [WE-05] [WE-12] two tags and a third that comes late make one widget and no error @desktop', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) => htmlDocument({ head: tag + tag.replace(' async', '') }));
  await converse(partner);
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

for (const [how, embed] of [
  ['an async tag', (address) => `<script async src="${address}"></script>`],
  ['a tag that the parser waits for', (address) => `<script src="${address}"></script>`],
  ['a module tag', (address) => `<script type="module" src="${address}"></script>`],
  ['a dynamic import', (address) => `<script type="module">await import('${address}')</script>`],
  ['a tag that a script inserts', insert()],
  ['a tag that is gone when it runs', insert('made.remove()')],
  [
    'a tag manager, with its options in the queue',
    (address) =>
      `${script('tag-manager.js')}<body><script>(window.Receptionist ||= []).push(['init', { product: 'Corner' }]);
      runSnippet('<script async data-product="Lost" src="${address}"><\\/script>')</script>`,
  ],
] as const satisfies readonly (readonly [how: string, embed: (address: string) => string])[]) {
  test(`[WP-14] it starts from ${how} @desktop`, async ({ partner }) => {
    await partner.visitPage(() => htmlDocument({ head: embed(partner.embed.loader) }));
    await converse(partner);
    await expect(partner.chat.options().first()).toHaveAttribute('href', new RegExp(`^${partner.origin}/treatments/`));
    if (how.startsWith('a tag manager')) await partner.chat.seeText('Welcome to Corner!');
    expect(partner.complaints).toEqual([]);
  });
}

test('[WP-16] [WE-05] texts that a translator has replaced are drawn anew, and not beside the old @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  await partner.visit(hostPage('translated'));
  await chat.open();
  await expect(chat.log.locator('font').first()).toBeAttached();
  await expect(chat.launcher).toHaveText('Close');

  await page.evaluate(() => globalThis.Receptionist?.push(['init', { product: 'Corner' }]));
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

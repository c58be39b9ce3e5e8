import type { Page } from '@playwright/test';
import type { ReceptionistApi } from '@front-door/shared/contract/receptionist';
import { htmlDocument } from '../hosts/documents';
import { expect, partnerOrigin, test, type Partner } from '../hosts/partner';
import { Chat } from '../models/chat.model';
import { newGate } from '../support/gate';

const widget = (page: Page) => page.locator('receptionist-widget');
const frame = (page: Page) => page.locator('receptionist-widget iframe');

/** Calls the widget that is there, and hands back what it answers. */
const call = (page: Page, name: keyof ReceptionistApi, ...values: unknown[]) =>
  page.evaluate(
    ([method, given]) => {
      const api = globalThis.Receptionist as unknown as Record<string, (...parameters: unknown[]) => unknown>;
      return api[method]?.(...given);
    },
    [name, values] as const,
  );

/** Puts the chat into an element of the page, by its selector; without one, beside the body. */
const standIn = (page: Page, selector: string | null) =>
  page.evaluate((given) => {
    const inline = given === null ? undefined : (document.querySelector(given) ?? undefined);
    (globalThis.Receptionist ??= []).push(['update', { inline }]);
  }, selector);

const places = `<input aria-label="Name"><div id="own" style="width: 420px; height: 400px"></div>
  <div id="free" style="margin: 0 5px"></div>`;

async function visitPlaces({ visitPage }: Pick<Partner, 'visitPage'>, attributes = ''): Promise<void> {
  await visitPage((tag) => htmlDocument({ head: tag.replace('async', `async ${attributes}`), body: places }));
}

test.describe('[WX-11] inline', () => {
  test('[WX-11] the chat stands in an element, open, as large as its place, without launcher, close button or focus', async ({
    partner,
    page,
  }) => {
    await visitPlaces({ visitPage: (html) => partner.visitPage(html) });
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await standIn(page, '#own');
    const { chat } = partner;
    await expect(chat.panel).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(chat.launcher).toBeHidden();
    await expect(chat.panel.getByRole('button', { name: 'Close chat' })).toHaveCount(0);
    const own = await page.locator('#own').boundingBox();
    expect(await frame(page).boundingBox()).toEqual(own);

    await chat.ask('sore throat');
    await expect(chat.options().first()).toBeVisible();
    await chat.input.press('Escape');
    await expect(chat.panel).toBeVisible();

    await standIn(page, '#free');
    await expect(chat.options().first()).toBeVisible();
    const free = await page.locator('#free').boundingBox();
    const box = await frame(page).boundingBox();
    expect(box?.width).toBe(free?.width);
    expect(box?.height).toBe(550);
    expect(free?.height).toBe(550);
    expect(partner.complaints).toEqual([]);
  });

  test('[WX-11] when its element goes, the chat goes back beside the body, closed, with its conversation @desktop', async ({
    partner,
    page,
  }) => {
    await visitPlaces({ visitPage: (html) => partner.visitPage(html) });
    await standIn(page, '#free');
    const { chat } = partner;
    await chat.ask('sore throat');
    await expect(chat.options().first()).toBeVisible();
    await page.locator('#free').evaluate((element) => element.remove());
    await expect(chat.launcher).toBeVisible();
    await expect(page.locator('html > receptionist-widget')).toHaveCount(1);
    await expect(chat.panel).toBeHidden();
    expect(await call(page, 'state')).toEqual({ state: 'closed', unread: 0 });
    await chat.openByLauncher();
    await expect(chat.options().first()).toBeVisible();
    await expect(chat.panel.getByRole('button', { name: 'Close chat' })).toBeVisible();

    await standIn(page, '#own');
    await expect(chat.options().first()).toBeVisible();
    await standIn(page, null);
    await expect(chat.launcher).toBeVisible();
    await expect(chat.panel).toBeHidden();
  });

  test('[WX-11] [WX-04] a page that rewrites the element gets the chat back into it; what it asks right after putting it elsewhere is sent @desktop', async ({
    partner,
    page,
  }) => {
    await visitPlaces({ visitPage: (html) => partner.visitPage(html) });
    await standIn(page, '#own');
    await expect(partner.chat.panel).toBeVisible();
    await page.evaluate(() => {
      const api = globalThis.Receptionist as ReceptionistApi;
      api.update({ inline: document.querySelector('#free') ?? undefined });
      api.prefill('and what else');
      void api.ask('sore throat');
    });
    await expect(partner.chat.options().first()).toBeVisible();
    await expect(partner.chat.input).toHaveValue('and what else');

    for (let time = 0; time < 3; time += 1) {
      await page.locator('#free').evaluate((element) => {
        element.innerHTML = '<p>Ask us</p>';
      });
      await expect(partner.chat.input).toHaveValue('and what else');
    }
    await expect(page.locator('#free > receptionist-widget')).toHaveCount(1);
    await call(page, 'hide');
    await page.locator('#free').evaluate((element) => element.append('more'));
    await expect(widget(page)).toHaveCount(0);
    expect(partner.complaints).toEqual([]);
  });
});

test('[WX-11] with an opener of its own the page has no launcher at any width, while the chat is closed', async ({
  partner,
  page,
}) => {
  await visitPlaces({ visitPage: (html) => partner.visitPage(html) }, 'data-launcher="false"');
  const { chat } = partner;
  await expect(widget(page)).toHaveCount(1);
  await expect(chat.launcher).toBeHidden();
  await call(page, 'open');
  await chat.seeOpen();
  await expect(chat.launcher).toHaveAccessibleName('Close');
  await call(page, 'close');
  await expect(chat.launcher).toBeHidden();
  await call(page, 'update', { launcher: true });
  await expect(chat.launcher).toBeVisible();
});

test('[WX-11] the chat opens without taking the focus @desktop', async ({ partner, page }) => {
  await visitPlaces({ visitPage: (html) => partner.visitPage(html) });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  expect(await call(page, 'open', { focus: false })).toBe(true);
  await expect(partner.chat.panel).toBeVisible();
  await expect(name).toBeFocused();
  await call(page, 'close');
  await expect(name).toBeFocused();
});

test.describe('[WX-11] what the page says for the visitor', () => {
  test('[WX-11] a text that is asked before the chat is there opens it and is sent, once and in order @desktop', async ({
    partner,
  }) => {
    await partner.visit({
      html: ({ tag }) =>
        htmlDocument({
          head: `<script>
            window.Receptionist = [['ask', 'sore throat'], ['ask', 'itchy skin'], ['prefill', 'and my knee']]
          </script>${tag}`,
        }),
    });
    const { chat } = partner;
    await expect(chat.panel).toBeVisible();
    await expect.poll(() => partner.bodies().length).toBe(2);
    expect(partner.bodies().map((body) => (body as { message: string }).message)).toEqual([
      'sore throat',
      'itchy skin',
    ]);
    await expect(chat.input).toHaveValue('and my knee');
    await chat.input.press('End');
    await chat.input.pressSequentially(' hurts');
    await expect(chat.input).toHaveValue('and my knee hurts');
    expect(partner.complaints).toEqual([]);
  });

  test('[WX-11] each ask is told whether it was sent; what is no text is named @desktop', async ({ partner, page }) => {
    await partner.visitPage();
    await expect(widget(page)).toHaveCount(1);
    expect(await call(page, 'ask', 'sore throat '.repeat(1000))).toBe(true);
    await expect(partner.chat.options().first()).toBeVisible();
    expect((partner.bodies()[0] as { message: string }).message.length).toBeLessThanOrEqual(2000);
    const outcomes = await page.evaluate(() => {
      const receptionist = globalThis.Receptionist as ReceptionistApi;
      return Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' ', 5 as unknown as string].map((text) => receptionist.ask(text)),
      );
    });
    expect(outcomes).toEqual([true, true, true, true, true, true, false, false, false]);
    await call(page, 'prefill', null);
    await expect
      .poll(() => partner.complaints)
      .toEqual([
        'Receptionist: "ask" needs a text; nothing was done',
        'Receptionist: "prefill" needs a text; nothing was done',
      ]);
  });

  test('[WX-11] a text is put into the input without opening the chat; a reset begins anew @desktop', async ({
    partner,
    page,
  }) => {
    await partner.visitPage();
    await expect(widget(page)).toHaveCount(1);
    await call(page, 'prefill', 'my knee');
    expect(await call(page, 'state')).toEqual({ state: 'closed', unread: 0 });
    await partner.open();
    await expect(partner.chat.input).toHaveValue('my knee');
    await partner.chat.input.press('Enter');
    await expect(partner.chat.log.getByText('my knee')).toBeVisible();
    await call(page, 'reset');
    await expect(partner.chat.log.getByText('my knee')).toHaveCount(0);
    await expect(partner.chat.log.getByText(/^Welcome to/)).toBeVisible();
    expect(await call(page, 'state')).toEqual({ state: 'open', unread: 0 });
  });

  test('[WX-11] a reply that nobody saw is counted for the page and on the launcher, until it is seen @desktop', async ({
    partner,
    page,
  }) => {
    let answer: (() => void) | undefined;
    await page.route('**/ai/search', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await partner.visitPage();
    await page.evaluate(() => {
      const heard: number[] = [];
      Object.assign(globalThis, { heard });
      (globalThis.Receptionist ??= []).push([
        'on',
        'unread',
        (event) => heard.push((event as { count: number }).count),
      ]);
    });
    await partner.open();
    await partner.chat.ask('sore throat');
    await expect(partner.chat.busy).toBeAttached();
    await partner.chat.launcher.click();
    answer?.();
    await expect.poll(() => call(page, 'state')).toEqual({ state: 'closed', unread: 1 });
    await expect(partner.chat.launcher).toHaveAttribute('data-unread', '1');
    await partner.open();
    await expect(partner.chat.launcher).not.toHaveAttribute('data-unread');
    expect(await page.evaluate('heard')).toEqual([1, 0]);
    expect(await call(page, 'state')).toEqual({ state: 'open', unread: 0 });
  });
});

test.describe('[WX-11] what cannot be used', () => {
  test('[WX-11] [WE-02] is named once, when the chat is loaded, and the default used; what others put on the tag is not @desktop', async ({
    partner,
    page,
  }) => {
    await visitPlaces(
      { visitPage: (html) => partner.visitPage(html) },
      `data-patrner="corner" data-target="_parent" data-keep="yes" data-launcher="perhaps"
       data-storefront="nowhere" data-guid="7" data-own-opener="perhaps"
       data-cfasync="false" data-no-optimize="1" data-wp-strategy="async" data-rocket-src="x" data-turbo-track="reload"
       data-ot-ignore data-cookieconsent="necessary" data-category="functional" data-gtmsrc="x" data-nscript="lazyOnload"
       data-astro-rerun data-src="x" data-type="text/javascript" data-noptimize data-pagespeed-no-defer
       data-minify="1" data-requirecontext="_" data-requiremodule="x" data-v-a1b2c3d4 data-v-1a2b3c4d data-vmid="x"
       data-vue-meta="ssr" data-next-head data-navigate-once data-navigate-track`,
    );
    await page.evaluate(() =>
      (globalThis.Receptionist ??= []).push(['update', { inline: '#free' as never, zIndex: 'high' as never }]),
    );
    await call(page, 'close');
    await expect(widget(page)).toHaveCount(1);
    await partner.converse();
    await expect(partner.chat.options().first()).toHaveAttribute('href', new RegExp(`^${partner.origin}/treatments/`));
    expect([...partner.complaints].sort()).toEqual(
      [
        'Receptionist: "guid" must be a UUID; the default is used',
        'Receptionist: "inline" must be an element; the default is used',
        'Receptionist: "keep" must be a boolean; the default is used',
        'Receptionist: "launcher" must be a boolean; the default is used',
        'Receptionist: "ownOpener" must be a boolean; the default is used',
        'Receptionist: "patrner" of the tag is not an option',
        'Receptionist: "storefront" must be a web address; the default is used',
        'Receptionist: "target" must be "_top", "_self" or "_blank"; the default is used',
        'Receptionist: "zIndex" must be a whole number; the default is used',
      ].sort(),
    );
  });
});

/** A site builder's page, with the partner's page in a frame. */
async function visitBuilder(partner: Partner, page: Page, sandbox: string, attributes = ''): Promise<Chat> {
  const builder = 'https://builder.example';
  await page.route(`${builder}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Builder</title><h1>Builder</h1>
        <iframe title="Site" ${sandbox} src="${partnerOrigin}/site" style="width: 900px; height: 700px"></iframe>`,
    }),
  );
  await page.route(`${partnerOrigin}/site`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: htmlDocument({ head: partner.embed.tag.replace('async', `async ${attributes}`) }),
    }),
  );
  await page.goto(`${builder}/`);
  const chat = new Chat(page, page.frameLocator('iframe[title=Site]'));
  await chat.openByLauncher();
  await chat.ask('sore throat');
  return chat;
}

test.describe('[WX-11] [WX-08] links of a page that is in a frame', () => {
  test('lead past it @desktop', async ({ partner, page }) => {
    const chat = await visitBuilder(partner, page, '');
    const left = page.waitForRequest((request) => request.url().includes('/treatments/'));
    await chat.options().first().click();
    expect((await left).frame()).toBe(page.mainFrame());
  });

  test('lead into a new tab where the frame forbids that @desktop', async ({ partner, page }) => {
    const chat = await visitBuilder(
      partner,
      page,
      'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"',
    );
    const opened = page.context().waitForEvent('page');
    await chat.options().first().click();
    await opened;
    await expect(page.getByRole('heading', { name: 'Builder' })).toBeVisible();
  });

  test('lead on in it where it forbids new tabs too @desktop', async ({ partner, page }) => {
    const chat = await visitBuilder(partner, page, 'sandbox="allow-scripts allow-same-origin"');
    const left = page.waitForRequest((request) => request.url().includes('/treatments/'));
    await chat.options().first().click();
    expect((await left).frame().parentFrame()).toBe(page.mainFrame());
  });

  test('stay in it where the page wants that @desktop', async ({ partner, page }) => {
    const chat = await visitBuilder(partner, page, '', 'data-target="_self"');
    const left = page.waitForRequest((request) => request.url().includes('/treatments/'));
    await chat.options().first().click();
    expect((await left).frame().parentFrame()).toBe(page.mainFrame());
  });
});

test('[WX-04] what the page changes while the chat is on its way is in the chat that opens, which has the focus', async ({
  partner,
  page,
}) => {
  const file = newGate();
  await page.route('**/chat-*.js', async (route) => {
    await file.opened;
    await route.continue();
  });
  await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<p>A page</p>' }));
  const asked = page.waitForRequest('**/chat-*.js');
  await partner.chat.launcher.click();
  await asked;
  await call(page, 'update', { language: 'es', label: 'Pregunte' });
  file.open();
  await expect(frame(page)).toBeFocused();
  const panel = page.frameLocator('receptionist-widget iframe').getByRole('dialog', { name: 'Pregunte' });
  await expect(panel).toHaveAttribute('lang', 'es');
  await page.keyboard.type('tos');
  await expect(panel.getByRole('textbox')).toHaveValue('tos');
});

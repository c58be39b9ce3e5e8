import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page, Route } from '@playwright/test';
import { htmlDocument, script } from '../hosts/documents';
import { expect, partnerOrigin, test, visit, type Partner } from '../hosts/partner';
import { conversationIn } from '../models/chatPlace';
import { openPage } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { watchRequests } from '../support/watch';

/** What the embed promises to a partner's page (rows WE-01 to WE-12 of docs/requirements.md). */

/** Puts a finger on the launcher, and does not lift it. */
async function touchLauncher({ chat, page }: Partner): Promise<void> {
  const box = await chat.launcher.boundingBox();
  const session = await page.context().newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
}

/** Has the conversation with the widget as it is set up in the test below. @returns the first suggestion */
async function askIn(place: Page | FrameLocator): Promise<Locator> {
  await place.getByRole('button', { name: 'Ask us' }).click();
  const panel = conversationIn(place).getByRole('dialog', { name: 'Ask us' });
  await panel.getByRole('textbox', { name: 'Describa sus síntomas' }).fill('sore throat');
  await panel.getByRole('textbox').press('Enter');
  return panel.getByRole('list').getByRole('link').first();
}

test.describe('the loader', () => {
  test('[WE-01] holds up nothing: the page is there and at work before the loader has come @desktop', async ({
    page,
    partner,
  }) => {
    const held: Route[] = [];
    await page.route(partner.embed.loader, (route) => {
      held.push(route);
    });
    await partner.visit(
      { html: ({ tag }) => htmlDocument({ head: `${tag}<script>parsed = true</script>` }) },
      'domcontentloaded',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate('parsed')).toBe(true);
    await expect.poll(() => held).toHaveLength(1);
    await expect(partner.chat.launcher).toHaveCount(0);
    await held[0]?.continue();
    await expect(partner.chat.launcher).toBeVisible();
  });

  test('[WE-01] shifts nothing, nor does opening @desktop', async ({ page, partner }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!shift.hadRecentInput) shifts.push(shift.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await partner.visitPage();
    await expect(partner.chat.launcher).toBeVisible();
    await page.waitForTimeout(200);
    expect(await page.evaluate('shifts')).toEqual([]);
    await partner.open();
    await page.waitForTimeout(300);
    expect(await page.evaluate('shifts')).toEqual([]);
  });

  test('[WE-01] makes no long task @desktop @gate', async ({ page, partner }) => {
    await page.addInitScript(() => {
      const slow: string[] = [];
      Object.assign(globalThis, { slow });
      new PerformanceObserver((list) => {
        for (const { scripts } of list.getEntries() as unknown as {
          scripts: readonly { duration: number; sourceURL: string }[];
        }[]) {
          for (const { duration, sourceURL } of scripts) {
            if (duration > 50 && sourceURL.includes('/receptionist/'))
              slow.push(`${sourceURL}: ${String(duration)} ms`);
          }
        }
      }).observe({ type: 'long-animation-frame', buffered: true });
    });
    await partner.visitPage();
    await expect(partner.chat.launcher).toBeVisible();
    await page.waitForTimeout(200);
    expect(await page.evaluate('slow')).toEqual([]);
  });

  const intents = [
    ['focus', ({ chat }) => chat.launcher.focus()],
    ['touch', touchLauncher],
    ['a call of open()', ({ page }) => page.evaluate(() => globalThis.Receptionist?.push(['open']))],
  ] as const satisfies readonly (readonly [string, (partner: Partner) => Promise<unknown>])[];

  test('[WE-01] fetches the chat on focus, touch and a call of open(), and not before @desktop', async ({
    page,
    partner,
  }) => {
    const requests = watchRequests(page);
    for (const [intent, show] of intents) {
      const before = requests.length;
      const later = () =>
        requests
          .slice(before)
          .flatMap(({ url }) => /\/(app|chat)-[\w-]+\.js$/.exec(url)?.[1] ?? [])
          .sort((one, other) => (one < other ? -1 : 1));
      await partner.visitPage();
      await expect(partner.chat.launcher).toBeVisible();
      expect(later(), intent).toEqual([]);
      await show(partner);
      await expect.poll(later, intent).toEqual(['app', 'chat']);
    }
  });

  test('[WE-01] says so when the chat cannot be loaded, and the next click tries again @desktop', async ({
    page,
    partner,
  }) => {
    const app = /\/app[-.][^/]*js/;
    await page.route(app, (route) => route.abort());
    await partner.visitPage();
    await partner.chat.launcher.click();
    await expect(page.getByText('The chat did not load. Please try again.')).toBeVisible();
    await page.unroute(app);
    await partner.chat.launcher.click();
    await partner.chat.seeOpen();
  });
});

test.describe('the API', () => {
  test('[WE-02] [WP-41] [WE-04] runs what was queued before the loader, then what is called, has one new global, and goes without a trace @desktop', async ({
    page,
    partner,
  }) => {
    await partner.visitPage((tag) =>
      htmlDocument({
        head: `${script('survey.js')}<script>
          (window.Receptionist ||= []).push(['on', 'open', () => document.body.append('heard ')]);
          window.Receptionist.push(['init', { product: 'Corner' }], ['setContext', { partner: 'queued' }], ['open']);
        </script>${tag}`,
      }),
    );
    await partner.chat.seeOpen();
    await partner.chat.seeText('Welcome to Corner!');
    await expect(page.getByText('heard')).toBeVisible();
    await partner.chat.ask('sore throat');
    await expect(partner.chat.options().first()).toHaveAttribute('href', /\?partner=queued$/);
    expect(await page.evaluate('changedSince()')).toEqual(['window.Receptionist']);

    await page.evaluate(() => globalThis.Receptionist?.push(['destroy']));
    await expect(page.locator('receptionist-widget')).toHaveCount(0);
    expect(await page.evaluate(() => globalThis.Receptionist)).toBeUndefined();
    expect(await page.evaluate('changedSince()')).toEqual(['window.Receptionist']);

    await page.addScriptTag({ url: partner.embed.loader });
    await partner.converse();
  });
});

test.describe('releases', () => {
  const site = '/receptionist/v1/';

  test('[WE-11] a loader of the first release works with the newest app, also when its own is gone @desktop', async ({
    page,
    partner,
  }) => {
    const loader = readFileSync(new URL('../../widget/fixtures/loader-1.js', import.meta.url), 'utf8');
    const [itsApp = ''] = /app-[\w-]+\.js/.exec(loader) ?? [];
    const asked = watchRequests(page);
    await page.route(partner.embed.loader, (route) => route.fulfill({ body: loader, contentType: 'text/javascript' }));
    await page.route(`**${site}${itsApp}`, (route) => route.fulfill({ status: 404 }));
    await partner.visitPage();
    await partner.converse();
    await partner.call('update', { side: 'left', label: 'Ask us' });
    const renamed = page.frameLocator('receptionist-widget iframe[title]').getByRole('dialog', { name: 'Ask us' });
    await expect(renamed).toBeVisible();
    await partner.call('close');
    await expect(renamed).toBeHidden();
    await partner.call('destroy');
    await expect(page.locator('receptionist-widget')).toHaveCount(0);
    const files = asked.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(site));
    expect(files.slice(0, 3)).toEqual(['receptionist.js', itsApp, 'app.js'].map((file) => site + file));
    // The frame's first file, the chat, is not told of where a frame is a process of its own; that it came was seen above.
    const later = files.slice(3).filter((path) => !/\/chat-[\w-]{8}\.js$/.test(path));
    expect(later).toEqual([expect.stringMatching(/\/reader-[\w-]{8}\.js$/)]);
  });

  test('[WP-39] [WE-11] the versioned file has its published hash, and a changed one is refused while the page lives on @desktop', async ({
    page,
    partner,
    request,
  }) => {
    const { loader, app } = (await (await request.get(`${site}receptionist-manifest.json`)).json()) as Record<
      'loader' | 'app',
      { readonly file: string; readonly integrity: string }
    >;
    const address = `${partner.origin}${site}${loader.file}`;
    const integrities = { integrity: { [`${partner.origin}${site}${app.file}`]: app.integrity } };
    const html = (tag: string) =>
      htmlDocument({
        head: `<script type="importmap">${JSON.stringify(integrities)}</script>${tag
          .replace(partner.embed.loader, address)
          .replace('async', `async integrity="${loader.integrity}" crossorigin="anonymous"`)}`,
      });
    await partner.visitPage(html);
    await partner.converse();
    expect(partner.complaints).toEqual([]);

    for (const file of [app.file, loader.file]) {
      await page.route(`**${site}${file}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
      });
    }
    await page.route(`**${site}app.js?*`, (route) => route.abort());
    await partner.visitPage(html);
    await expect.poll(() => partner.complaints.join()).toContain('integrity');
    await expect(page.locator('receptionist-widget')).toHaveCount(0);
    await page.getByRole('link', { name: 'Questions?' }).click();
    await expect(page).toHaveURL(/#questions$/);

    await page.unroute(`**${site}${loader.file}`);
    await partner.visitPage(html);
    await partner.chat.launcher.click();
    await expect(page.getByText('The chat did not load. Please try again.')).toBeVisible();
    expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
  });
});

test("[WE-01] [WE-11] [WX-11] a partner sets the widget up, tries it, and copies the tag of this very version, which works on the partner's page @desktop @whole", async ({
  context,
  page,
  partner,
}) => {
  // The preview asks for nothing that a browser has to be allowed.
  await openPage(page, '/partners/embed');
  await page.getByLabel('Corner').selectOption('Bottom left');
  await page.getByLabel('Label', { exact: true }).fill('Ask us');
  await page.getByLabel('Language').selectOption('Spanish');
  await page.getByLabel('Partner').fill('corner');
  await page.getByLabel('Color', { exact: true }).fill('#ffcc00');
  await page.getByLabel('Treatments open').selectOption('In a new tab');
  await page.getByLabel('Only this version').check();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await (await askIn(page.frameLocator('iframe[title^="Preview"]'))).click();
  await seeNoAxeFindings(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
  await page.getByRole('button', { name: 'Copy the tag' }).click();
  await expect(page.getByText('The tag is copied.', { exact: true })).toBeVisible();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  expect(tag).toContain('integrity="sha384-');
  expect(tag).toContain('data-target="_blank"');

  await partner.visitPage(() => htmlDocument({ head: tag }));
  await expect(await askIn(page)).toHaveAttribute('href', /\/es\/tratamientos\/dolor-de-garganta\?partner=corner$/);
});

test.describe('links', () => {
  test('[WE-06] lead to the storefront with where the visit came from and nothing else of the page @desktop', async ({
    page,
    partner,
  }) => {
    await partner.visit({
      id: 'refills?name=Jo&utm_source=mail#private',
      html: ({ tag }) => htmlDocument({ head: tag }),
    });
    await partner.converse();
    const query = new URLSearchParams(visit).toString();
    const links = await partner.chat.log.getByRole('link').all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin).toBe(partner.origin);
      expect(address.search).toBe(`?${query}`);
      expect(address.hash).toBe('');
    }
    await page.evaluate(() =>
      globalThis.Receptionist?.push([
        'init',
        { storefront: 'https://care.example', context: { partner: 'a b', campaign: 'c&d' } },
      ]),
    );
    await expect(partner.chat.options().first()).toHaveAttribute(
      'href',
      'https://care.example/treatments/sore-throat?partner=a+b&campaign=c%26d',
    );
    await expect(partner.chat.consult).toHaveAttribute(
      'href',
      'https://care.example/general-consult?partner=a+b&campaign=c%26d',
    );
  });
});

test.describe("the partner's session", () => {
  test("[WE-07] is never read and never sent, and the storefront's neither @desktop", async ({
    context,
    page,
    partner,
  }) => {
    await context.addCookies([
      { name: '__session', value: 'of-the-partner', url: partnerOrigin },
      { name: '__session', value: 'of-the-storefront', url: partner.origin },
    ]);
    await page.addInitScript(() => {
      Object.assign(globalThis, { reads: 0 });
      const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(Document.prototype, 'cookie', {
        ...cookies,
        get() {
          (globalThis as unknown as { reads: number }).reads += 1;
          return cookies?.get?.call(this) as unknown;
        },
      });
    });
    await partner.visitPage();
    await partner.converse();
    expect(await page.evaluate('reads')).toBe(0);
    const headers = (await partner.searches[0]?.allHeaders()) ?? {};
    expect(headers['content-type']).toBe('application/json');
    expect(headers['authorization']).toBeUndefined();
    expect(headers['cookie']).toBeUndefined();

    expect(await page.evaluate(() => document.cookie)).toBe('__session=of-the-partner');
    expect(await page.evaluate('reads')).toBe(1);
  });

  test('[WE-07] is not read where the page says so but is another site than the search @desktop', async ({
    context,
    partner,
  }) => {
    await context.addCookies([{ name: '__session', value: 'of-the-partner', url: partnerOrigin }]);
    await partner.visitPage((tag) => htmlDocument({ head: tag.replace('<script', '<script data-session-cookie') }));
    await partner.converse();
    expect(partner.searches).toHaveLength(1);
    expect(await partner.searches[0]?.allHeaders()).not.toHaveProperty('authorization');
  });
});

test('[WE-09] whom to call is there before the search has answered, stays beside its answer, and goes by keyboard @once', async ({
  page,
  partner,
}) => {
  const held: Route[] = [];
  await page.route('**/ai/search', (route) => {
    held.push(route);
  });
  await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<main><h1>Corner Pharmacy</h1></main>' }));
  await partner.answerAs('emergency');
  await partner.open();
  await partner.chat.ask('I have chest pain and I can’t breathe');
  const notice = partner.chat.panel.getByRole('alert');
  await expect(notice.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(partner.chat.busy).toBeVisible();
  await expect(partner.chat.input).toBeFocused();
  await page.unroute('**/ai/search');
  await held[0]?.continue();
  await expect(partner.chat.log.getByText('Please call first.')).toBeVisible();
  await expect(notice.getByRole('link')).toHaveCount(1);
  await expect(notice.getByRole('link')).toBeInViewport({ ratio: 1 });
  await seeNoAxeFindings(page);
  await notice.getByRole('button', { name: 'Dismiss this notice' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(partner.chat.input).toBeFocused();
  await expect(partner.chat.options()).toHaveText(['Shortness of Breath', 'General Consult']);

  await partner.call('update', { language: 'es' });
  const spanish = partner.chat.panelNamed('Recepcionista');
  await spanish.getByRole('textbox').fill('quiero suicidarme');
  await spanish.getByRole('textbox').press('Enter');
  const links = spanish.getByRole('alert').getByRole('link');
  await expect(links.filter({ hasText: '988' })).toHaveText(['Llamar al 988', 'Enviar AYUDA al 988']);
  await expect(links.last()).toHaveAttribute('href', 'sms:988?&body=AYUDA');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});

test('[WE-10] what is typed is in the body of the search and nowhere else @desktop', async ({ page, partner }) => {
  const secret = 'zebra';
  const requests = watchRequests(page);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await partner.visitPage((tag) =>
    htmlDocument({
      head: `<script>
        window.dataLayer = [];
        window.seen = [];
        for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'compositionstart',
          'compositionupdate', 'compositionend', 'paste', 'copy', 'submit', 'selectionchange', 'click'])
          for (const target of [document, window])
            target.addEventListener(type, ({ data, key, target, clipboardData }) =>
              seen.push(type, data, key, target.value, clipboardData?.getData('text/plain')));
        for (const type of ['search', 'suggestions', 'error', 'select'])
          (window.Receptionist ||= []).push(['on', type, (event) => dataLayer.push(event)]);
      </script>${tag}`,
    }),
  );
  await partner.open();
  await page.keyboard.type(`z${secret}`);
  await page.keyboard.insertText(` ${secret} throat`);
  await page.keyboard.press('Enter');
  await expect(partner.chat.log.getByText(secret)).toBeVisible();
  await expect.poll(() => partner.searches.length).toBe(1);
  await partner.chat.consult.click();

  const bodies = requests.filter(({ body }) => body.includes(secret));
  expect(bodies.map(({ url }) => url)).toEqual([`${partner.origin}/rest/v1/ai/search`]);
  expect(requests.map(({ url }) => url).join()).not.toContain(secret);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.title,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      (globalThis as unknown as { dataLayer: unknown }).dataLayer,
      window.name,
    ]),
  );
  expect(kept).not.toContain(secret);
  expect(printed.join()).not.toContain(secret);
  const seen = await page.evaluate<(string | null)[]>('seen');
  expect(seen.filter((value) => value !== null && /^[zebra]$|zebra/.test(value))).toEqual([]);
  expect(seen).toContain('click');
});

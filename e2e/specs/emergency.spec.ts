import type { Page, Route } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { expect, test, type Partner } from '../hosts/partner';
import { Chat } from '../models/chat.model';
import { EmergencyNotice } from '../models/emergency.model';
import { seeNoAxeFindings } from '../support/axe';
import { setDefaultFont } from '../support/defaultFont';
import { part as partOf } from '../support/part';

const english = 'I have chest pain and I can’t breathe';
const spanish = 'Me duele mucho el pecho y no puedo respirar';
const everyLine = 'I have chest pain. I want to kill myself. My son drank bleach.';
const everyLineInSpanish = 'No puedo respirar. Quiero suicidarme. Mi hijo tomó cloro.';

const noticeIn = ({ page, chat }: Partner) => new EmergencyNotice(page, chat.panel.getByRole('alert'));

/** Lets searches wait until they are released. */
async function holdSearches(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route('**/ai/search', (route) => {
    held.push(route);
  });
  return {
    release: async () => {
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

const windows = [
  [320, 256],
  [320, 480],
  [360, 300],
  [360, 740],
  [667, 375],
  [740, 360],
  [768, 500],
  [1024, 420],
  [1280, 800],
  [2560, 1440],
] as const;

/** @param turn which half of the windows a part of the sweep takes */
async function seeInReach(page: Page, notice: EmergencyNotice, fonts: readonly number[], turn: number): Promise<void> {
  const found: string[] = [];
  for (const font of fonts) {
    await setDefaultFont(page, font);
    for (const [width, height] of partOf(windows, 2, turn)) {
      await page.setViewportSize({ width, height });
      const hindrances = await notice.hindrances();
      found.push(
        ...hindrances.map((hindrance) => `${String(width)} x ${String(height)} at ${String(font)} px: ${hindrance}`),
      );
    }
  }
  expect(found).toEqual([]);
}

const notices = [
  ['one line in Spanish', [spanish], 1, [16, 32]],
  ['one line in English', [english], 1, [16, 24, 32]],
  ['two lines', ['I took an overdose of pills'], 2, [16, 32]],
  ['three lines in Spanish', [everyLineInSpanish], 4, [16, 24, 32]],
  ['three lines in both languages', [everyLine, everyLineInSpanish], 4, [16, 24, 32]],
] as const;

for (const [name, messages, calls, fonts] of partOf(notices, 4)) {
  test(`[EM-06] the notice is first and every call in reach, in any window and at any size of letters: ${name} @desktop @sweep`, async ({
    page,
    partner,
  }) => {
    test.slow();
    await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<main><h1>Corner Pharmacy</h1></main>' }));
    await partner.answerAs('emergency');
    await partner.open();
    for (const message of messages.slice(0, -1)) {
      await partner.chat.ask(message);
      await expect(partner.chat.busy).toHaveCount(0);
    }
    const searches = await holdSearches(page);
    await partner.chat.ask(messages.at(-1) ?? '');
    const notice = noticeIn(partner);
    await expect(notice.calls).toHaveCount(calls);
    await seeInReach(page, notice, fonts, 0);
    await searches.release();
    await expect(partner.chat.busy).toHaveCount(0);
    await seeInReach(page, notice, fonts, 1);
    expect(partner.complaints).toEqual([]);
  });
}

test('[EM-06] [WP-18] every call is in reach in what a keyboard leaves of the window @desktop', async ({
  page,
  partner,
}) => {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(globalThis, 'visualViewport', { value: view });
  });
  await partner.visitPage();
  await partner.answerAs('emergency');
  await partner.open();
  await partner.chat.ask(everyLine);
  await expect(partner.chat.busy).toHaveCount(0);
  await partner.chat.ask(everyLineInSpanish);
  await expect(partner.chat.busy).toHaveCount(0);
  const notice = noticeIn(partner);
  const found: string[] = [];
  for (const [width, height, left] of [
    [360, 740, 300],
    [320, 568, 256],
    [740, 360, 170],
    [1280, 800, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((seen) => {
      const view = Object.assign(globalThis.visualViewport ?? new EventTarget(), { height: seen });
      view.dispatchEvent(new Event('resize'));
    }, left);
    for (const font of [16, 32]) {
      await setDefaultFont(page, font);
      const hindrances = await notice.hindrances();
      found.push(
        ...hindrances.map((hindrance) => `${String(width)} x ${String(left)} at ${String(font)} px: ${hindrance}`),
      );
    }
  }
  expect(found).toEqual([]);
});

/** What a phone's own bar takes of the window below, as pages with `viewport-fit=cover` are told, in pixels. */
async function setSafeArea(page: Page, bottom: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Known to the browser and not to the types.
  await session.send('Emulation.setSafeAreaInsetsOverride' as 'Page.enable', { insets: { bottom } } as never);
}

const phones = [
  [390, 844, 34],
  [844, 390, 21],
  [667, 375, 21],
] as const;

test('[EM-06] above the bar of a phone the notice is in reach, and what is said above the launcher stands above it @desktop', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<main><h1>Corner Pharmacy</h1></main>' }));
  await partner.answerAs('emergency');
  await partner.open();
  await partner.chat.ask(everyLine);
  await expect(partner.chat.busy).toHaveCount(0);
  const notice = noticeIn(partner);
  const found: string[] = [];
  for (const [width, height, bar] of phones) {
    await page.setViewportSize({ width, height });
    await setSafeArea(page, bar);
    const box = await page.locator('receptionist-widget [data-box]').boundingBox();
    if (box === null || box.y < -0.5 || box.y + box.height > height + 0.5) found.push(`${String(width)}: the panel`);
    found.push(...(await notice.hindrances()).map((hindrance) => `${String(width)} x ${String(height)}: ${hindrance}`));
  }
  expect(found).toEqual([]);
  await partner.call('close');
  const status = page.locator('receptionist-widget > b[role=status]');
  await status.evaluate((words) => (words.textContent = 'The chat did not load. Please try again.'));
  for (const [width, height, bar] of phones) {
    await page.setViewportSize({ width, height });
    await setSafeArea(page, bar);
    const said = await status.boundingBox();
    const [top, low] = await partner.chat.launcher.evaluate((button) => {
      const icon = button.lastElementChild?.getBoundingClientRect();
      return [icon?.top ?? 0, icon?.bottom ?? 0] as const;
    });
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(top);
    expect(low).toBeLessThanOrEqual(height - bar);
  }
});

test('[EM-06] [WX-11] as a part of the page the panel fills its place, above the bar of a phone, too @desktop', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) =>
    htmlDocument({ head: tag, body: '<main><div id="place" style="height: 600px"></div></main>' }),
  );
  await setSafeArea(page, 34);
  await page.evaluate(() =>
    globalThis.Receptionist?.push(['update', { inline: document.querySelector('#place') }] as never),
  );
  await expect(partner.chat.panel).toBeVisible();
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf('receptionist-widget [data-box]')).toBe(await bottomOf('#place'));
});

test('[EM-06] on the storefront neither bars nor launcher nor skip link lie over a call, in low windows with large letters @desktop @sweep', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL ?? ''}/?scenario=emergency`);
  await page.evaluate(() => (globalThis.Receptionist ??= []).push(['open'] as never));
  const { panel } = new Chat(page);
  await panel.getByRole('textbox').fill(everyLine);
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByText('Please call first.')).toBeVisible();
  const notice = new EmergencyNotice(page, panel.getByRole('alert'));
  await seeInReach(page, notice, [16], 1);
  await seeInReach(page, notice, [32], 0);
});

test('[EM-05] the notice speaks the language of the message, on a page of any; in doubt both, with each call once @once', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<main><h1>Corner Pharmacy</h1></main>' }));
  await partner.answerAs('emergency');
  await partner.open();
  const notice = noticeIn(partner);
  const titles = notice.notice.getByText(/^(?:This may be an emergency|Esto puede ser una emergencia)$/);
  await partner.chat.ask(spanish);
  await expect(titles).toHaveText(['Esto puede ser una emergencia']);
  await expect(titles).toHaveAttribute('lang', 'es');
  await expect(notice.calls).toHaveText(['Llamar al 911']);
  await expect(partner.chat.log.getByText('Llame primero, por favor.')).toHaveAttribute('lang', 'es');
  await partner.chat.ask(english);
  await expect(titles).toHaveText(['This may be an emergency', 'Esto puede ser una emergencia']);
  await expect(notice.calls).toHaveText(['Call 911']);
  await seeNoAxeFindings(page);
  await notice.dismiss.click();
  await expect(notice.notice).toHaveCount(0);

  await partner.call('update', { language: 'es' });
  const panel = partner.chat.panelNamed('Recepcionista');
  await panel.getByRole('textbox').fill('I want to kill myself and I have a plan');
  await panel.getByRole('textbox').press('Enter');
  const links = panel.getByRole('alert').getByRole('link');
  await expect(links).toHaveText(['Call 988', 'Text 988']);
  await expect(links.last()).toHaveAttribute('href', 'sms:988');
  await expect(panel.getByRole('alert').getByText('This may be an emergency')).toHaveAttribute('lang', 'en');
});

test('[EM-07] while somebody should call, nothing sells and no treatment is offered; the answer is back when the notice is closed @desktop', async ({
  partner,
}) => {
  const { chat } = partner;
  await partner.visitPage();
  await partner.converse();
  await expect(chat.consult).toBeVisible();
  await partner.answerAs('emergency');
  await chat.ask(english);
  await expect(
    chat.log.getByText('Please call first. My answer will be here when you close the notice.'),
  ).toBeVisible();
  await expect(chat.log.getByRole('link')).toHaveCount(0);
  await noticeIn(partner).dismiss.press('Enter');
  await expect(chat.options()).toHaveText(['Shortness of Breath', 'General Consult']);
  await expect(chat.log.getByText(/^Options listed above are suggestions/).last()).toBeVisible();
  await expect(chat.log.getByRole('link', { name: 'Sore Throat' })).toBeVisible();

  // Poison Help may say that all is fine: the answer stands beside it, quietly.
  await partner.answerAs('normal');
  const colors = () =>
    chat.panel.evaluate((panel) => {
      const [accent = '', ...grounds] = [panel, ...panel.querySelectorAll('*')].map(
        (part) => getComputedStyle(part).backgroundColor,
      );
      return { accent, isOrange: grounds.includes('rgb(242, 103, 57)') };
    });
  expect((await colors()).isOrange).toBe(true);
  await chat.ask('my son drank bleach, his throat is sore');
  await expect(noticeIn(partner).calls).toHaveText(['Call 1-800-222-1222']);
  await expect(chat.busy).toHaveCount(0);
  await expect(chat.consult).toBeVisible();
  expect((await colors()).isOrange).toBe(false);
});

test.describe('what reads the message', () => {
  const readers = /\/reader[-.][^/]*js/;

  test('[WE-09] [WE-01] is asked for at the first letter, once, and not when the chat is opened @desktop', async ({
    page,
    partner,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (readers.test(request.url())) asked.push(request.url());
    });
    await partner.visitPage();
    await partner.open();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.keyboard.type('my chest');
    await expect.poll(() => asked).toEqual([expect.stringMatching(/\/receptionist\/v1\/reader-[\w-]{8}\.js$/)]);
    await page.keyboard.type(' hurts');
    await page.keyboard.press('Enter');
    await expect(noticeIn(partner).calls).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('[WE-09] [WE-11] has a second name, where the file of this release is gone @desktop', async ({
    page,
    partner,
  }) => {
    await page.route(/\/reader-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
    await partner.visitPage();
    await partner.open();
    await partner.chat.ask(english);
    await expect(noticeIn(partner).calls).toHaveText(['Call 911']);
  });

  test('[WE-09] [WE-05] [WE-11] works under a strict policy with integrity demanded, and a changed file is refused with a hint in its place @desktop', async ({
    page,
    partner,
    request,
  }) => {
    const site = `${partner.origin}/receptionist/v1/`;
    const release = (await (await request.get(`${site}receptionist-manifest.json`)).json()) as Record<
      'loader' | 'app' | 'chat' | 'reader',
      { readonly file: string; readonly integrity: string }
    >;
    const integrity = Object.fromEntries(
      [release.app, release.chat, release.reader].map((file) => [site + file.file, file.integrity]),
    );
    const policy = `default-src 'none'; script-src 'nonce-n' ${partner.origin}; style-src 'self'; connect-src ${partner.origin}; require-trusted-types-for 'script'`;
    const document = {
      html: () =>
        htmlDocument({
          body: '<main><h1>Corner Pharmacy</h1></main>',
          head: `<script type="importmap" nonce="n">${JSON.stringify({ integrity })}</script>
<script async src="${site}${release.loader.file}" integrity="${release.loader.integrity}" crossorigin="anonymous"></script>`,
        }),
      headers: { 'Content-Security-Policy': policy, 'Integrity-Policy': 'blocked-destinations=(script)' },
    };
    await partner.visit(document);
    await partner.open();
    await partner.chat.ask(english);
    await expect(noticeIn(partner).calls).toHaveText(['Call 911']);
    expect(partner.complaints).toEqual([]);

    await page.route(readers, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
    });
    await partner.visit(document);
    await partner.open();
    await partner.chat.ask(english);
    await expect(partner.chat.panel.getByRole('link', { name: 'Call 911' })).toBeVisible({ timeout: 15_000 });
    await expect(partner.chat.panel.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
  });

  test('[WE-09] [EM-07] where it cannot be had a calm hint says when to call, in both languages, until it comes after all @once', async ({
    page,
    partner,
  }) => {
    const { chat } = partner;
    await page.route(readers, (route) => route.abort());
    await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<main><h1>Corner Pharmacy</h1></main>' }));
    await partner.answerAs('emergency');
    await partner.open();
    await chat.ask(english);
    await expect(chat.options()).toHaveText(['Shortness of Breath', 'General Consult']);
    const hint = chat.panel.getByText('If a life is in danger, call 911 or go to the nearest emergency room.');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expect(chat.panel.getByText('Si hay una vida en peligro')).toHaveAttribute('lang', 'es');
    await expect(chat.panel.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await expect(chat.panel.getByRole('alert')).toHaveCount(0);
    await expect(chat.options().first()).toBeVisible();
    await seeNoAxeFindings(page);

    await page.unroute(readers);
    await chat.ask('hello');
    await expect(noticeIn(partner).calls).toHaveText(['Call 911']);
    await expect(hint).toHaveCount(1);
  });
});

import type { Locator, Page } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { holdApp } from '../hosts/holdApp';
import { hostPage } from '../hosts/hostPages';
import { differences, readPageLooks, readWidgetLooks } from '../hosts/looks';
import { expect, test } from '../hosts/partner';
import { seeNoAxeFindings } from '../support/axe';
import { part as partOf } from '../support/part';
import { watchRequests } from '../support/watch';

/** Lines WP-01 to WP-03 and WP-23 to WP-28 of docs/requirements.md: looks of page and widget do not mix, and the widget goes where it is told. */

const styled = ['hostile-styles', 'wordpress-theme', 'small-root-font', 'bootstrap-3'];

test('[WP-01] [WP-02] [WE-04] the widget looks the same whatever styles a page has, and the page as without it @desktop @sweep', async ({
  page,
  partner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await partner.visit(hostPage('bare'));
  await partner.converse();
  const widget = await readWidgetLooks(page, partner.chat);
  expect(widget.length).toBeGreaterThan(30);

  for (const host of partOf(styled, 2).map((id) => hostPage(id))) {
    await partner.visit({ ...host, html: (embed) => host.html({ ...embed, tag: '' }) });
    const without = await readPageLooks(page);
    await partner.visit(host);
    await partner.converse();

    expect(differences(widget, await readWidgetLooks(page, partner.chat)), host.title).toEqual([]);
    expect(differences(without, await readPageLooks(page)), host.title).toEqual([]);
  }
});

test('[WP-03] a click beside the launcher or the panel reaches the page @desktop', async ({ page, partner }) => {
  await partner.visitPage();
  await expect(partner.chat.launcher).toBeVisible();
  const hits = () =>
    page.evaluate(() => {
      const widget = document.querySelector('receptionist-widget');
      const boxes = [...(widget?.shadowRoot?.querySelectorAll(':host > button > *, [data-box]') ?? [])].map((part) =>
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
  await partner.open();
  const open = await hits();
  expect(open).toMatchObject({ wrong: 0 });
  expect(open.inside).toBeGreaterThan(closed.inside);
  await partner.chat.launcher.click();
  await partner.chat.seeClosed();
  expect(await hits()).toEqual(closed);
});

test("[WP-08] [WP-26] [WE-08] the widget stands above or below the page's layers, and in its corner, as the page says at any time @desktop", async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) =>
    htmlDocument({
      head: tag,
      body: '<div style="position: fixed; inset: 0; z-index: 2000; background: #fffc">A layer</div>',
    }),
  );
  const onTop = async () => {
    const box = await partner.chat.launcher.boundingBox();
    if (box === null) return undefined;
    const center = [box.x + box.width - 20, box.y + box.height / 2] as const;
    return page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, center);
  };
  await expect.poll(onTop).toBe('receptionist-widget');
  await partner.call('update', { zIndex: 1999 });
  expect(await onTop()).toBe('div');
  await partner.call('update', { zIndex: 2001 });
  expect(await onTop()).toBe('receptionist-widget');

  const { chat } = partner;
  await partner.open();
  await chat.input.fill('my draft');
  const corner = async (part: typeof chat.panel) => {
    const box = await part.boundingBox();
    return box === null ? [] : [Math.round(box.x), Math.round(800 - box.y - box.height)];
  };
  await partner.call('update', { side: 'left', offsetX: '40px', offsetY: '70px' });
  await expect.poll(() => corner(chat.launcher)).toEqual([40, 70]);
  await expect.poll(() => corner(chat.panel)).toEqual([40, 70 + 68]);
  // A length without a unit, and no number in CSS.
  await partner.call('update', { offsetX: '0', offsetY: '0' });
  await expect.poll(() => corner(chat.launcher)).toEqual([0, 0]);
  await expect.poll(() => corner(chat.panel)).toEqual([0, 68]);
  await partner.call('update', { side: 'right', offsetX: '10px' });
  const right = async () => {
    const box = await chat.panel.boundingBox();
    return box === null ? undefined : Math.round(1280 - box.x - box.width);
  };
  await expect.poll(right).toBe(10);
  await expect(chat.input).toHaveValue('my draft');
});

test('[WP-23] with forced colors every icon, border and focus ring stands out @desktop', async ({ page, partner }) => {
  const { chat } = partner;
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await partner.visitPage();
  await partner.converse();
  await chat.input.fill('and a fever');

  const icons = [chat.launcher.locator('i'), ...(await chat.panel.locator('svg path').all())];
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) expect(await contrastOf(page, icon)).toBeGreaterThan(3);
  expect(await unframed(page.locator('receptionist-widget [data-box]'))).toEqual([]);
  expect(await unframed(chat.panel.locator('textarea, a, [type=submit]'))).toEqual([]);

  const rings: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    rings.push(
      ...(await ringsIn(chat.panel.locator(':focus'))),
      ...(await ringsIn(page.locator('receptionist-widget :focus'))),
    );
  }
  expect(rings.length).toBeGreaterThan(3);
  expect(rings).not.toContain('none');
});

/** Parts that nothing frames. */
function unframed(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((elements) =>
    elements
      .filter((part) => {
        const { borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor } = getComputedStyle(part);
        return (
          Number.parseFloat(borderBottomWidth) === 0 ||
          borderBottomStyle !== 'solid' ||
          borderBottomColor === backgroundColor
        );
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}

/** The outline of what has the focus, but for a frame that only holds it. */
function ringsIn(focused: Locator): Promise<readonly string[]> {
  return focused.evaluateAll((elements) =>
    elements.filter((element) => !element.matches('iframe')).map((element) => getComputedStyle(element).outlineStyle),
  );
}

/** How much the lightest point of a part stands out from its darkest, as WCAG counts contrast: 1 to 21. */
async function contrastOf(page: Page, part: Locator): Promise<number> {
  const picture = (await part.screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const points = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    let [lightest, darkest] = [0, 1];
    for (let at = 0; at < points.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [points[at], points[at + 1], points[at + 2]].map((value = 0) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      lightest = Math.max(lightest, luminance);
      darkest = Math.min(darkest, luminance);
    }
    return (lightest + 0.05) / (darkest + 0.05);
  }, picture);
}

test('[WP-24] [WE-01] with reduced motion nothing moves: not while the chat loads for the first click, opens, or searches @desktop', async ({
  page,
  partner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = watchRequests(page);
  await partner.visitPage();
  const running = () =>
    page.evaluate(() => document.querySelector('receptionist-widget')?.shadowRoot?.getAnimations().length);
  const app = await holdApp(page);
  await partner.chat.launcher.click();
  await expect(partner.chat.launcher).toHaveAttribute('aria-busy', 'true');
  expect(await running()).toBe(0);
  // What runs in the frame does not wait for what runs in the page.
  await expect.poll(() => requests.some(({ url }) => /\/chat-[\w-]+\.js$/.test(url))).toBe(true);
  await app.release();
  await partner.chat.seeOpen();
  await expect(partner.chat.launcher).toHaveAttribute('aria-busy', 'false');
  expect(await running()).toBe(0);
  await partner.answerAs('slow');
  await partner.chat.ask('sore throat');
  await expect(partner.chat.busy).toBeAttached();
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await running()).toBeGreaterThan(0);
});

test('[WP-25] on a page from right to left everything is mirrored, and each message finds its own direction @desktop', async ({
  page,
  partner,
}) => {
  await partner.visit(hostPage('right-to-left'));
  await partner.converse();
  const { chat } = partner;
  for (const part of [chat.launcher, chat.panel]) {
    const box = await part.boundingBox();
    expect(box?.x ?? 999).toBeLessThan(40);
  }
  const close = await chat.panel.getByRole('button', { name: 'Close chat' }).boundingBox();
  const heading = await chat.panel.getByRole('heading').boundingBox();
  expect(close?.x ?? 999).toBeLessThan(heading?.x ?? 0);
  const directions = await chat.log.locator('p').evaluateAll((texts) => texts.map((text) => text.getAttribute('dir')));
  expect(new Set(directions)).toEqual(new Set(['auto']));
  const arrow = chat.options().first().locator('svg');
  expect(await arrow.evaluate((svg) => getComputedStyle(svg).scale)).toBe('-1 1');
  await chat.ask('عندي صداع');
  const own = chat.log.getByText('عندي صداع');
  expect(await own.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('[WP-26] launcher and panel move at once where the page says @desktop', async ({ page, partner }) => {
  const { chat } = partner;
  await partner.visitPage();
  await partner.open();
  await page.addStyleTag({
    content: 'receptionist-widget { --receptionist-side: 120px; --receptionist-bottom: 90px }',
  });
  const gaps = async (part: typeof chat.panel) => {
    const box = await part.boundingBox();
    return box === null ? [] : [1280 - box.x - box.width, 800 - box.y - box.height];
  };
  await expect.poll(() => gaps(chat.launcher)).toEqual([120, 90]);
  await expect.poll(() => gaps(chat.panel)).toEqual([120, 90 + 68]);
});

test('[WE-08] a page with a dark ground and a light primary color has a chat that can be read @desktop', async ({
  page,
  partner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await partner.visitPage();
  await page.addStyleTag({
    content: `receptionist-widget { --receptionist-ground: #182d3b; --receptionist-primary: #1277ab;
      --receptionist-text: #e4edf2; --receptionist-quiet-text: #adc0cc; }`,
  });
  await partner.converse();
  await expect(partner.chat.panel).toHaveCSS('background-color', 'rgb(24, 45, 59)');
  await seeNoAxeFindings(page, { within: 'receptionist-widget', isColorAlone: true });
  const [problem, ...others] = partner.complaints;
  expect(others).toEqual([]);
  expect(problem).toContain('"primary" can\'t be read on #182d3b');
});

test('[WP-28] paper has neither launcher nor panel @desktop', async ({ page, partner }) => {
  for (const id of ['print-styles', 'bootstrap-3']) {
    await page.emulateMedia({ media: 'screen' });
    await partner.visit(hostPage(id));
    await partner.open();
    await page.emulateMedia({ media: 'print' });
    await expect(partner.chat.launcher).toBeHidden();
    await expect(partner.chat.panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // As a part of the page, in its frame and drawn in the page.
  for (const headers of [
    {},
    { 'Content-Security-Policy': "trusted-types 'none'; require-trusted-types-for 'script'" },
  ]) {
    await page.emulateMedia({ media: 'screen' });
    const element = `<div id="place" style="height: 600px"></div>
      <script>(window.Receptionist ||= []).push(['update', { inline: place }])</script>`;
    await partner.visit({ headers, html: ({ tag }) => htmlDocument({ head: tag, body: `<h1>Corner</h1>${element}` }) });
    const box = page.locator('receptionist-widget [data-box]:not([hidden])');
    await expect(box).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(box).toBeHidden();
  }
});

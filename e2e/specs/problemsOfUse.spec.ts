import type { Locator, Page } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { hostPages } from '../hosts/hostPages';
import { holdApp } from '../hosts/holdApp';
import { expect, test, type Partner } from '../hosts/partner';

/** Lines WP-17 to WP-28 of docs/requirements.md: what visitors meet on screens, keyboards and paper. */

const plain = (tag: string) => htmlDocument({ head: tag });

/** Opens by the launcher on screens of any width. */
async function open({ chat }: Partner): Promise<void> {
  await chat.launcher.click();
  await chat.seeOpen();
}

async function converse(partner: Partner): Promise<void> {
  await open(partner);
  await partner.chat.ask('sore throat');
  await expect(partner.chat.options().first()).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  test("[WP-17] the input's text is large enough that no phone zooms in, and the page's viewport is left alone @desktop", async ({
    page,
    partner,
  }) => {
    await partner.visitPage(plain);
    const viewport = () =>
      page.locator('meta[name=viewport]').evaluateAll((tags) => tags.map((meta) => meta.getAttribute('content')));
    const before = await viewport();
    await partner.chat.launcher.tap();
    await partner.chat.input.tap();
    const size = await partner.chat.input.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await viewport()).toEqual(before);
  });

  test('[WP-18] the input is in sight where a keyboard leaves the page 300 px @desktop', async ({ page, partner }) => {
    await partner.visitPage(plain);
    await converse(partner);
    await page.setViewportSize({ width: 360, height: 300 });
    await expect(partner.chat.input).toBeInViewport({ ratio: 1 });
    await partner.chat.input.fill('and a fever');
    await expect(partner.chat.input).toBeInViewport({ ratio: 1 });
  });

  test('[WP-18] the input comes into sight where 300 px of the page are visible and the page does not know @desktop', async ({
    page,
    partner,
  }) => {
    await partner.visitPage(plain);
    await converse(partner);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 740 / 300 });
    await page.keyboard.type('and a fever');
    const inSight = () =>
      partner.chat.input.evaluate((input) => {
        const view = globalThis.visualViewport;
        const { top, bottom } = input.getBoundingClientRect();
        if (view === null || Math.round(view.height) !== 300 || innerHeight !== 740) return 'not 300 of 740 px';
        // Browsers bring the letters into sight, not the whole of the field around them.
        const line = (top + bottom) / 2;
        return line - 8 >= view.offsetTop && line + 8 <= view.offsetTop + view.height;
      });
    await expect.poll(inSight).toBe(true);
  });

  test('[WP-19] a phone is left where it was scrolled, its scrolling free @desktop', async ({ page, partner }) => {
    await partner.visitPage(plain);
    await seeScrollKept(page, partner);
  });

  test('[WP-36] nothing is wider than a screen of 320 px, whatever the words @desktop', async ({ page, partner }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<h1>Hi</h1>' }));
    const scenario = `${partner.origin}/scenarios/hostile-strings/rest/v1`;
    await page.evaluate((searchApi) => globalThis.Receptionist?.push(['init', { searchApi }]), scenario);
    await open(partner);
    await partner.chat.ask('Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(8));
    await expect(partner.chat.options()).toHaveCount(3);
    const overflowing = await partner.chat.panel.evaluate((panel) =>
      [panel, ...panel.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).display !== 'inline')
        .filter((part) => part.getBoundingClientRect().right > innerWidth || part === panel)
        .map((part) => part.tagName),
    );
    expect(overflowing).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('[WP-19] a page that scrolls smoothly is left where it was scrolled, its scrolling free @desktop', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) =>
    htmlDocument({
      head: `<style>html { scroll-behavior: smooth }</style>${tag}`,
      root: 'lang="en" class="theme" style="color: #123"',
    }),
  );
  await seeScrollKept(page, partner);
});

async function seeScrollKept(page: Page, partner: Partner): Promise<void> {
  const state = () =>
    page.evaluate(() => ({
      scroll: [scrollX, scrollY],
      tags: [document.documentElement, document.body].map((element) =>
        [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ),
      overflow: getComputedStyle(document.body).overflow,
    }));
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const before = await state();
  expect(before.scroll).toEqual([0, 700]);
  await converse(partner);
  expect(await state()).toEqual(before);
  await partner.chat.panel.getByRole('button', { name: 'Close chat' }).click();
  await partner.chat.seeClosed();
  expect(await state()).toEqual(before);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await state()).scroll[1]).toBeGreaterThan(700);
}

test('[WP-20] the launcher is a named button that the keyboard reaches and that says whether the chat is open @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  await partner.visitPage(plain);
  await page.getByRole('button', { name: 'Back to top' }).focus();
  await page.keyboard.press('Tab');
  await expect(chat.launcher).toBeFocused();
  await expect(chat.launcher).toHaveRole('button');
  await expect(chat.launcher).toHaveAccessibleName('Receptionist');
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  const outline = await chat.launcher.evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  await chat.seeOpen();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
});

test('[WP-21] a reply is announced once, politely, and nothing else is @desktop', async ({ page, partner }) => {
  await partner.visitPage(plain);
  await open(partner);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const live = '[role=log], [role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]';
    const root = document.querySelector('receptionist-widget')?.shadowRoot;
    if (root == null) return;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region == null || element?.closest('[aria-live=off]') != null) continue;
        const texts = addedNodes.length > 0 ? [...addedNodes] : [target];
        for (const node of texts) {
          if (node instanceof Element && node.matches('[aria-live=off]')) continue;
          announced.push(`${region.getAttribute('aria-live') ?? region.role ?? ''}: ${node.textContent ?? ''}`);
        }
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
  });
  await partner.chat.ask('sore throat');
  await expect(partner.chat.options().first()).toBeVisible();
  const announced = await page.evaluate<string[]>('announced');
  expect(announced).toHaveLength(1);
  expect(announced[0]).toMatch(/^(?:log|polite): Thanks for sharing\..*Start General Consult$/);
  await expect(partner.chat.log).not.toHaveAttribute('aria-live', 'assertive');
  await expect(partner.chat.log).not.toHaveAttribute('aria-atomic', 'true');
});

test('[WP-22] opening focuses the input, Tab leads out, Escape leads back, and a closed chat has nothing to tab to @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  const inWidget = () => page.evaluate(() => document.activeElement?.localName === 'receptionist-widget');
  await partner.visitPage(plain);
  await converse(partner);
  for (const key of ['Tab', 'Shift+Tab']) {
    await chat.input.focus();
    for (let presses = 0; presses < 15 && (await inWidget()); presses += 1) await page.keyboard.press(key);
    expect(await inWidget(), `${key} leads out`).toBe(false);
  }
  await chat.input.focus();
  await page.keyboard.press('Escape');
  await chat.seeClosed();
  await expect(chat.launcher).toBeFocused();

  await page.getByRole('button', { name: 'Back to top' }).focus();
  await page.keyboard.press('Tab');
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await inWidget()).toBe(false);
});

test('[WP-23] with forced colors every icon, border and focus ring stands out @desktop', async ({ page, partner }) => {
  const { chat } = partner;
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await partner.visitPage(plain);
  await converse(partner);
  await chat.input.fill('and a fever');

  for (const icon of await page.locator('receptionist-widget svg path').all()) {
    expect(await contrastOf(page, icon)).toBeGreaterThan(3);
  }
  const unframed = await page.evaluate(() => {
    const root = document.querySelector('receptionist-widget')?.shadowRoot;
    return [...(root?.querySelectorAll('dialog, textarea, dialog a, dialog [type=submit]') ?? [])]
      .filter((part) => {
        const { borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor } = getComputedStyle(part);
        return (
          Number.parseFloat(borderBottomWidth) === 0 ||
          borderBottomStyle !== 'solid' ||
          borderBottomColor === backgroundColor
        );
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });
  expect(unframed).toEqual([]);

  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const ring = await page.evaluate(() => {
      const focused = document.activeElement?.shadowRoot?.activeElement;
      return focused == null ? undefined : getComputedStyle(focused).outlineStyle;
    });
    if (ring !== undefined) expect(ring).toBe('solid');
  }
});

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

test('[WP-24] with reduced motion nothing moves: not while the chat loads, opens, or searches @desktop', async ({
  page,
  partner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await partner.visitPage(plain);
  const running = () =>
    page.evaluate(() => document.querySelector('receptionist-widget')?.shadowRoot?.getAnimations().length);
  const app = await holdApp(page);
  await partner.chat.launcher.click();
  await expect(partner.chat.launcher).toHaveAttribute('aria-busy', 'true');
  expect(await running()).toBe(0);
  await app.release();
  await partner.chat.seeOpen();
  expect(await running()).toBe(0);
  const scenario = `${partner.origin}/scenarios/slow/rest/v1`;
  await page.evaluate((searchApi) => globalThis.Receptionist?.push(['init', { searchApi }]), scenario);
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
  const host = hostPages.find(({ id }) => id === 'right-to-left');
  if (host === undefined) throw new Error('there is no such host page');
  await partner.visit(host);
  await converse(partner);
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
  await partner.visitPage(plain);
  await open(partner);
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

test('[WP-28] paper has neither launcher nor panel @desktop', async ({ page, partner }) => {
  for (const id of ['bare', 'print-styles', 'bootstrap-3']) {
    const host = hostPages.find((candidate) => candidate.id === id);
    if (host === undefined) throw new Error(`there is no host page ${id}`);
    await page.emulateMedia({ media: 'screen' });
    await partner.visit(host);
    await converse(partner);
    await page.emulateMedia({ media: 'print' });
    await expect(partner.chat.launcher).toBeHidden();
    await expect(partner.chat.panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

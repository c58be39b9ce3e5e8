import type { Page } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { expect, test, type Partner } from '../hosts/partner';

/** Lines WP-17 to WP-19 and WP-36 of docs/requirements.md: what visitors meet on phones and wherever a page scrolls. */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  test("[WP-17] [WP-18] the input's text is so large that no phone zooms in, and a keyboard leaves it in sight @desktop", async ({
    page,
    partner,
  }) => {
    const { chat } = partner;
    await partner.visitPage();
    const viewport = () =>
      page.locator('meta[name=viewport]').evaluateAll((tags) => tags.map((meta) => meta.getAttribute('content')));
    const before = await viewport();
    await chat.launcher.tap();
    await chat.input.tap();
    const size = await chat.input.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await viewport()).toEqual(before);

    await chat.ask('sore throat');
    await expect(chat.options().first()).toBeVisible();
    await test.step('where the keyboard leaves the page 300 px', async () => {
      await page.setViewportSize({ width: 360, height: 300 });
      await expect(chat.input).toBeInViewport({ ratio: 1 });
      await chat.input.fill('and a fever');
      await expect(chat.input).toBeInViewport({ ratio: 1 });
    });
    await test.step('where 300 px of the page are visible and the page does not know', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 740 / 300 });
      await page.keyboard.type(' too');
      const inSight = async () => {
        const line = await chat.input.evaluate((input) => {
          const { top, bottom } = input.getBoundingClientRect();
          // Browsers bring the letters into sight, not the whole of the field around them.
          return (top + bottom) / 2;
        });
        return page.locator('receptionist-widget [data-box]').evaluate((box, inBox) => {
          const view = globalThis.visualViewport;
          if (view === null || Math.round(view.height) !== 300 || innerHeight !== 740) return 'not 300 of 740 px';
          const at = box.getBoundingClientRect().top + inBox;
          return at - 8 >= view.offsetTop && at + 8 <= view.offsetTop + view.height;
        }, line);
      };
      await expect.poll(inSight).toBe(true);
    });
  });

  test('[WP-19] a phone is left where it was scrolled, its scrolling free @desktop', async ({ page, partner }) => {
    await partner.visitPage();
    await seeScrollKept(page, partner);
  });

  test('[WP-36] nothing is wider than a screen of 320 px, whatever the words @desktop', async ({ page, partner }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<h1>Hi</h1>' }));
    await partner.answerAs('hostile-strings');
    await partner.open();
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
  await partner.converse();
  expect(await state()).toEqual(before);
  await partner.chat.panel.getByRole('button', { name: 'Close chat' }).click();
  await partner.chat.seeClosed();
  expect(await state()).toEqual(before);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await state()).scroll[1]).toBeGreaterThan(700);
}

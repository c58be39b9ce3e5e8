import { boxes, hindrances, rootStyles } from '../hosts/hostile/boxes';
import { long, run } from '../hosts/hostile/parts';
import { htmlDocument } from '../hosts/documents';
import { hostPage } from '../hosts/hostPages';
import { expect, test } from '../hosts/partner';
import { EmergencyNotice } from '../models/emergency.model';
import { part } from '../support/part';

/** Rows WX-09 and EM-06 of docs/requirements.md, on pages that transform, zoom, filter and cover what is in them. */

/** What is still in the way when the widget has had time to see what the page has done. */
async function remaining(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expect
    .poll(async () => (found = await look()).length, { timeout: 3000, intervals: [250] })
    .toBe(0)
    .catch(() => {});
  return found;
}

for (const [element, name, turn] of [
  ['document.documentElement', 'root', 0],
  ['document.body', 'body', 1],
] as const) {
  test(`[WX-09] whatever a page puts on its ${name}, launcher and panel are in the window and can be read @desktop @sweep`, async ({
    page,
    partner,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 640 });
    await partner.visitPage((tag) => htmlDocument({ head: tag, body: long }));
    await partner.open();
    const found: string[] = [];
    for (const style of part(rootStyles, 2, turn)) {
      await run(page, `${element}.style.cssText = ${JSON.stringify(style)}; scrollTo(0, 700)`);
      found.push(...(await remaining(() => hindrances(partner))).map((hindrance) => `${style}: ${hindrance}`));
    }
    expect(found).toEqual([]);
  });
}

const covered = {
  id: 'covered',
  title: 'a page with bars along the top and the bottom',
  shows: ['EM-06'],
  html: ({ tag }: { readonly tag: string }) =>
    htmlDocument({
      head: `<style>header, .bar { position: fixed; z-index: 99999; inset-inline: 0; height: 60px; background: #eee }
        header { top: 0 } .bar { bottom: 0 }</style>${tag}`,
      body: `<header>Corner Pharmacy</header><div class="bar">Cookies?</div><main><h1>Hello</h1></main>`,
    }),
};

const calls = ['Call 911', 'Call 988', 'Text 988', 'Call 1-800-222-1222'];

const hosts = [
  covered,
  ...boxes.filter(({ id }) => !['html-filter', 'vertical-rtl'].includes(id)),
  hostPage('hostile-styles'),
];

for (const host of part(hosts, 2)) {
  test(`[EM-06] the notice is first and every call in reach on ${host.title} (${host.id}) @desktop @sweep`, async ({
    page,
    partner,
  }) => {
    await partner.visit(host);
    await partner.open();
    await partner.chat.ask('I have chest pain. I want to kill myself. My son drank bleach.');
    const notice = new EmergencyNotice(page, partner.chat.panel.getByRole('alert'));
    await expect(notice.calls).toHaveText(calls);
    const found: string[] = [];
    for (const [width, height] of [
      [320, 256],
      [360, 300],
      [667, 375],
      [740, 360],
      [1280, 800],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const met = await remaining(() => notice.hindrances());
      found.push(...met.map((hindrance) => `${String(width)} x ${String(height)}: ${hindrance}`));
    }
    expect(found).toEqual([]);
  });
}

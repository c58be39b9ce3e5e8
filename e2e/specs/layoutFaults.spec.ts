import { expect, test } from '@playwright/test';
import { Views } from '../support/layoutFaults';

/** That the sweep of `layout.spec.ts` sees what it is there for: each page has one fault planted. */

const view = { size: [320, 640], font: 16 } as const;
const filler = '<p>Some words of a page.</p>'.repeat(40);

const planted: readonly (readonly [fault: string, html: string, sentence: RegExp])[] = [
  [
    'a page that scrolls sideways',
    '<p style="width: 400px">Wide words</p>',
    /scrolls sideways by \d+ px: p “Wide words”/,
  ],
  [
    'a part that scrolls sideways',
    '<div style="overflow-x: auto"><p style="width: 400px">Wide words</p></div>',
    /div “Wide words” scrolls sideways/,
  ],
  [
    'text over other text',
    '<h1>Sore Throat</h1><p style="margin-top: -50px">A sore throat hurts.</p>',
    /(h1|p) “.*” lies over (h1|p) “/,
  ],
  [
    'text over its own next line',
    '<p style="line-height: 6px">Several words that take more than one line of a small screen, and meet.</p>',
    /p “Several.*” lies over its own next line/,
  ],
  [
    'text cut at its side',
    '<div style="width: 80px; overflow: hidden; white-space: nowrap"><p>A name that is too long</p></div>',
    /p “A name.*” is cut at the side by div/,
  ],
  [
    'text cut below',
    '<div style="height: 30px; overflow: hidden"><p style="margin: 0">First line</p><p>Second line</p></div>',
    /p “Second line” is cut below or above by div/,
  ],
  [
    'text out of its button',
    '<button style="width: 60px; height: 40px; white-space: nowrap">Virtual Consultation</button>',
    /button “Virtual Consultation” runs out of the box button/,
  ],
  [
    'a word in two pieces',
    '<strong style="display: block; width: 60px; overflow-wrap: anywhere">Conjuntivitis</strong>',
    /strong “Conjuntivitis” breaks the word “Conjuntivitis”/,
  ],
  [
    'text of a bar that the window does not reach',
    `${filler}<nav style="position: fixed; inset: auto 0 -20px"><a href="/" style="display: block; height: 24px">Savings</a></nav>`,
    /a “Savings” is fixed where the window does not reach/,
  ],
  [
    'a field too narrow for what it says',
    '<select aria-label="State" style="width: 90px"><option>What state do you live in?</option></select>',
    /select has too little room for “What state do you live in\?”/,
  ],
  ['a small control', '<button style="width: 16px; height: 16px; padding: 0">×</button>', /button “×” is 16 px small/],
  [
    'a control under a bar',
    `${filler}<button>Under it</button>${filler}<div style="position: fixed; inset: auto 0 0; height: 90px; background: #fff">Bar</div>`,
    /button “Under it” is under div “Bar” at the lower edge/,
  ],
  [
    'a field under the launcher as the page opens',
    `<select aria-label="State" style="position: absolute; top: 580px; width: 300px; height: 44px"><option>Ohio</option></select>
      <receptionist-widget style="position: fixed; right: 16px; bottom: 16px; width: 60px; height: 60px"></receptionist-widget>`,
    /select “State” is under the launcher as the page opens/,
  ],
];

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>A page</title><body></body></html>');
});

test('[AF-11] the sweep finds each fault that is planted @desktop', async ({ page }) => {
  const views = new Views(page);
  for (const [fault, html, sentence] of planted) {
    await page.evaluate((body) => {
      document.body.innerHTML = body;
    }, html);
    const found = await views.faults('/planted', view);
    expect.soft(found.join('\n'), fault).toMatch(sentence);
    for (const line of found) expect.soft(line).toMatch(/^\/planted at 320×640, letters of 16 px: /);
  }
});

test('[AF-11] the sweep finds nothing in a page that is well, and sees one as somebody with large letters does @desktop', async ({
  page,
}) => {
  const views = new Views(page);
  await page.evaluate(
    (body) => {
      document.body.innerHTML = body;
      document.documentElement.style.scrollPaddingBottom = '100px';
    },
    `<h1>Sore Throat</h1><p>A sore throat hurts, <a href="/">as you know</a>.</p><button style="height: 44px">Start</button>${filler}<button style="height: 44px">End</button>${filler}
    <div style="position: fixed; inset: auto 0 0; height: 90px; background: #fff">Bar</div>`,
  );
  expect(await views.faults('/well', view)).toEqual([]);

  await page.evaluate(() => {
    document.body.innerHTML = '<div style="width: 10rem; margin: 0"><p>Words</p></div>';
  });
  expect(await views.faults('/large', view)).toEqual([]);
  expect((await views.faults('/large', { ...view, font: 32 })).join()).toMatch(/scrolls sideways/);
});

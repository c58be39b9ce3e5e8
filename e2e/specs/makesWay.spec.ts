import type { Locator } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { expect, test, type Partner } from '../hosts/partner';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { goTo, openPage } from '../models/site.model';
import { setDefaultFont } from '../support/defaultFont';
import { part as partOf } from '../support/part';
import { textSpacing } from '../support/textSpacing';

/** Rows AF-10 and AF-11 of docs/requirements.md, for the widget on partners' pages. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

/** Whether the launcher lies over a part of the page. */
async function isCovered({ chat }: Partner, part: Locator): Promise<boolean> {
  const [launcher, box] = [await chat.launcherBoxes(), await part.boundingBox()];
  return box !== null && launcher.some((seen) => meet(seen, box));
}

/** The launcher is in the window still. */
async function seeLauncher({ page, chat }: Partner): Promise<void> {
  await expect(chat.launcher).toBeVisible();
  await expect(chat.launcher).toBeInViewport({ ratio: 0.99 });
  expect(page.viewportSize()).not.toBeNull();
}

const corner = (style: string, html: string) =>
  `<main><h1>Corner</h1></main><div style="position: fixed; ${style}">${html}</div>`;

const neighbours = [
  [
    'a button in the corner',
    corner('right: 12px; bottom: 12px', '<button type="button" id="own" style="height: 48px">Top</button>'),
  ],
  [
    'a bar with a call link along the bottom',
    corner(
      'inset: auto 0 0',
      '<a id="own" href="tel:911" style="display: block; padding: 20px; background: #fff">Call 911</a>',
    ),
  ],
  [
    'another chat in the corner, put there later',
    `<main><h1>Corner</h1></main><script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
      '<button id="own" style="position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px">Chat</button>'), 200)</script>`,
  ],
  [
    'a bar of a component in a component, which has a button',
    `<main><h1>Corner</h1></main><script>
      const define = (name, html) => customElements.define(name, class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = html; }
      });
      define('plain-button', '<button id="own" style="width: 100%; height: 48px">Accept all</button>');
      define('cookie-bar', '<div style="position: fixed; inset: auto 0 0; padding: 8px"><plain-button></plain-button></div>');
    </script><cookie-bar></cookie-bar>`,
  ],
] as const;

test('[AF-10] [EM-06] the call of a notice that waits in the closed chat covers no call link, and points at a launcher that is seen', async ({
  page,
  partner,
}) => {
  await partner.visitPage((tag) =>
    htmlDocument({
      head: tag,
      body: corner('inset: auto 0 70px', '<a id="own" href="tel:5550100" style="display: block">Call the pharmacy</a>'),
    }),
  );
  await partner.answerAs('emergency');
  await page.route('**/reader*', async (route) => {
    await expect(partner.chat.launcher).toHaveAttribute('aria-expanded', 'false');
    await route.continue();
  });
  await partner.open();
  await partner.chat.ask('I have chest pain and I can’t breathe');
  await partner.call('close');
  const call = page.locator('receptionist-widget > b[role=alert]');
  await expect(call).toContainText('There is an important message in the chat.');
  const own = page.locator('#own');
  await expect
    .poll(async () => {
      const [said, link] = [await call.boundingBox(), await own.boundingBox()];
      return said !== null && link !== null && meet(said, link);
    })
    .toBe(false);
  await expect.poll(() => isCovered(partner, own)).toBe(false);
  await seeLauncher(partner);
});

test('[AF-10] the launcher makes way for what a page has in its corner, early or late, and has no label where that would hide text, a price say @sweep', async ({
  page,
  partner,
  isMobile,
}) => {
  await page.clock.install();
  for (const [name, body] of partOf(neighbours, 2, isMobile ? 1 : 0)) {
    await test.step(name, async () => {
      await partner.visitPage((tag) => htmlDocument({ head: tag, body }));
      const own = page.locator('#own');
      await expect(own).toBeVisible();
      // The launcher looks around now and then.
      await page.clock.runFor(5000);
      await expect.poll(() => isCovered(partner, own)).toBe(false);
      await seeLauncher(partner);
      await partner.open();
    });
  }
  const label = partner.chat.launcher.locator('b');
  const widthOfLabel = () => label.evaluate((element) => (getComputedStyle(element).clipPath === 'none' ? 1 : 0));
  for (const [style, shown] of [
    ['right: 90px; bottom: 30px', 0],
    ['left: 90px; top: 30px', 1],
  ] as const) {
    await partner.visitPage((tag) =>
      htmlDocument({ head: tag, body: corner(style, '<a href="tel:911"></a>$29 a visit') }),
    );
    await expect(partner.chat.launcher).toBeVisible();
    await expect.poll(widthOfLabel, `beside a price at ${style}`).toBe(shown);
  }
});

test('[AF-10] [AF-04] the launcher hides no price of a treatment, and beside the open chat it stays where it is looked for, or is not seen @desktop', async ({
  page,
}) => {
  const chat = new Chat(page);
  for (const [path, width, height] of [
    ['/treatments/sore-throat', 1280, 800],
    ['/treatments/weight-loss', 768, 1024],
    ['/treatments/acne', 1024, 768],
    ['/es/tratamientos/dolor-de-garganta', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (path.endsWith('/sore-throat') || path.startsWith('/es/')) await openPage(page, path);
    else await goTo(page, path);
    await expect(chat.launcher).toBeVisible();
    await expect
      .poll(async () =>
        page.evaluate(
          (boxes) =>
            [...document.querySelectorAll('main *')].flatMap((element) =>
              [...element.childNodes].flatMap((node) => {
                if (!(node instanceof Text) || !/\$\d/.test(node.data)) return [];
                const range = document.createRange();
                range.selectNodeContents(node);
                const { left, right, top, bottom } = range.getBoundingClientRect();
                const isUnder = boxes.some(
                  (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
                );
                return isUnder ? [node.data] : [];
              }),
            ),
          await chat.launcherBoxes(),
        ),
      )
      .toEqual([]);
  }

  await goTo(page, '/es/preguntas-frecuentes');
  const { x } = (await chat.launcher.boundingBox()) ?? { x: 0 };
  expect(x).toBeGreaterThan(640);
  await chat.launcher.click();
  await expect(chat.panelNamed('Recepcionista')).toBeVisible();
  await expect.poll(async () => ((await chat.launcher.boundingBox())?.x ?? 0) > 640).toBe(true);
});

test('[AF-10] the launcher covers nothing that the keyboard comes to, wherever the page has scrolled', async ({
  page,
  partner,
}) => {
  const fields = Array.from({ length: 16 }, (_, index) => `<p><input aria-label="Field ${String(index)}"></p>`).join(
    '',
  );
  await partner.visitPage((tag) =>
    htmlDocument({
      head: `<style>form { text-align: right } p { margin: 40px 0 } input { width: 45vw; height: 40px }</style>${tag}`,
      body: `<h1>Refill</h1><form>${fields}<a href="tel:5550100">Call us</a></form>`,
    }),
  );
  await expect(partner.chat.launcher).toBeVisible();
  const covered: string[] = [];
  const fieldsAndLink = page.locator('input, form a');
  await fieldsAndLink.first().focus();
  for (let at = 0; at < (await fieldsAndLink.count()); at += 1) {
    const focused = page.locator(':focus');
    await expect
      .poll(() => isCovered(partner, focused), { timeout: 1000 })
      .toBe(false)
      .catch(() => covered.push(`the ${String(at + 1)}th control`));
    await page.keyboard.press('Tab');
  }
  expect(covered).toEqual([]);
});

const row = (at: number) =>
  `<div class="row"><button>Left ${String(at)}</button><label><input type="checkbox"> Right ${String(at)}</label></div>`;

/** Controls of a page in full: at both edges as high as may be, and a bar along the bottom. */
const crowded = (bar: string) => {
  return {
    head: `<meta name="viewport" content="width=device-width"><style>
      body { margin: 0 } main { padding-bottom: 64px }
      .row { display: flex; justify-content: space-between; margin-bottom: var(--between) }
      .row > * { box-sizing: border-box; width: 46%; height: 48px; border: 1px solid }
      nav { position: fixed; inset: auto 0 0; display: flex; height: 56px; background: #fff }
      nav > * { flex: 1; border: 1px solid } </style>`,
    body: `<main>${Array.from({ length: 30 }, (_, at) => row(at)).join('')}</main><nav>${bar}</nav>`,
  };
};
const bars = {
  'of buttons': '<button>Home</button><button>Refill</button><button>Cart</button>',
  'with a call link': '<a href="/">Home</a><a href="tel:911">Call 911</a>',
} as const;

const opacityOf = ({ launcher }: Chat) => launcher.evaluate((button) => getComputedStyle(button).opacity);

/** The controls of the page that the launcher lies over, where it can be seen. */
async function coveredBy({ launcher }: Chat): Promise<readonly string[]> {
  return launcher.evaluate((button) => {
    const own = button.getBoundingClientRect();
    if (getComputedStyle(button).opacity === '0' || !button.checkVisibility({ visibilityProperty: true })) return [];
    return [...document.querySelectorAll('a[href], button, label, input, select, summary')]
      .filter((control) => {
        const { left, right, top, bottom, x, y, width, height } = control.getBoundingClientRect();
        const meets = left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
        return meets && document.elementsFromPoint(x + width / 2, y + height / 2).includes(control);
      })
      .map(({ textContent }) => textContent);
  });
}

const crowdedPages = [
  [320, 568, 'with a call link'],
  [320, 568, 'of buttons'],
  [360, 740, 'of buttons'],
  [360, 740, 'with a call link'],
] as const;

for (const [width, height, name] of partOf(crowdedPages, 2)) {
  test(`[AF-10] between buttons at both edges and a bar ${name} the launcher covers nothing, at ${String(width)}×${String(height)} @desktop @sweep`, async ({
    page,
    partner,
  }) => {
    await page.setViewportSize({ width, height });
    const { head, body } = crowded(bars[name]);
    await partner.visitPage((tag) => htmlDocument({ head: head + tag, body }));
    // Rows with room for the launcher between them, and rows without: there it is not seen.
    for (const between of [56, 8]) {
      await page.evaluate((space) => {
        document.documentElement.style.setProperty('--between', `${String(space)}px`);
      }, between);
      for (const top of [0, 37, 300, 100_000]) {
        await page.evaluate((to) => {
          window.scrollTo(0, to);
        }, top);
        const where = `${String(between)} px apart, at ${String(top)} px`;
        const isSeen = between === 56;
        await expect
          .poll(async () => ({ covered: await coveredBy(partner.chat), opacity: await opacityOf(partner.chat) }), where)
          .toEqual({ covered: [], opacity: isSeen ? '1' : '0' });
        if (isSeen) await seeLauncher(partner);
      }
    }
    // The keyboard finds it where there is no room for it.
    await partner.chat.launcher.focus();
    await page.keyboard.press('Enter');
    await partner.chat.seeOpen();
    await expect.poll(() => coveredBy(partner.chat)).toEqual([]);
    await partner.chat.panel.getByRole('button', { name: 'Close chat' }).click();
    await partner.chat.seeClosed();
  });
}

test('[AF-10] beside the open chat the launcher covers none of our own bars, on small phones @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/treatments/gout');
  await new GetStarted(page).chooseState('Texas');
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('sore throat');
  await expect(chat.options().first()).toBeVisible();
  await expect.poll(() => coveredBy(chat)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => coveredBy(chat)).toEqual([]);
});

/** What of the panel is cut off, runs out of it or scrolls sideways. */
function cutParts(panel: Element): readonly string[] {
  const edge = panel.getBoundingClientRect();
  return [panel, ...panel.querySelectorAll<HTMLElement>('*')]
    .filter((part) => part.checkVisibility() && part.clientHeight > 1 && part.clientWidth > 1)
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const { overflowX, overflowY, display } = getComputedStyle(part);
      const isCut = display !== 'inline' && part.scrollWidth > part.clientWidth + 1 && !part.matches('svg, svg *');
      const isCutBelow = overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 4;
      return left < edge.left - 1 || right > edge.right + 1 || (isCut && overflowX !== 'visible') || isCutBelow;
    })
    .map((part) => `${part.localName} ${part.textContent.slice(0, 30)}`);
}

/** As a visitor's extension would, wherever the panel stands. */
function addSpacing(panel: Element, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = panel.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

test('[AF-11] [WP-02] the chat follows the size of letters that the visitor has set, not the page’s, with nothing cut or scrolled sideways @desktop', async ({
  page,
  partner,
}) => {
  test.slow();
  await partner.visitPage((tag) => htmlDocument({ head: tag, body: '<main><h1>Corner Pharmacy</h1></main>' }));
  await partner.converse();
  const size = () => partner.chat.input.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  const found: string[] = [];
  const look = async (name: string) => {
    for (const [width, height] of [
      [320, 640],
      [640, 400],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(partner.chat.panel).toBeVisible();
      const cut = await partner.chat.panel.evaluate(cutParts);
      found.push(...cut.map((part) => `${name}, ${String(width)} px: ${part}`));
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== width)
        found.push(`${name}: the page scrolls`);
      const launcher = await partner.chat.launcherBoxes();
      if (launcher.length === 0 || launcher.some(({ left, right }) => left < 0 || right > width))
        found.push(`${name}: launcher out`);
    }
  };
  const usual = await size();
  const wide = (await partner.chat.panel.boundingBox())?.width;
  for (const font of ['62.5%', '9px', '40px', '']) {
    await page.evaluate((own) => {
      document.documentElement.style.fontSize = own;
    }, font);
    expect(await size()).toBe(usual);
    expect((await partner.chat.panel.boundingBox())?.width).toBe(wide);
  }
  for (const font of [16, 24, 32]) {
    await setDefaultFont(page, font);
    await expect.poll(size, `at ${String(font)} px`).toBeCloseTo((usual * font) / 16, 0);
    await look(`${String(font)} px`);
  }
  await setDefaultFont(page, 16);
  await partner.chat.panel.evaluate(addSpacing, textSpacing);
  await look('with the spacing of WCAG 1.4.12');
  expect(found).toEqual([]);
});

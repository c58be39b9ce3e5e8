import { htmlDocument } from '../documents';
import { expect, type Partner } from '../partner';
import { seeInWindow } from './conversation';
import type { HostilePage } from './hostilePage.types';
import { long, run } from './parts';

const shows = ['WX-09'] as const;

const page = (id: string, title: string, css: string, more: Partial<HostilePage> = {}): HostilePage => ({
  id,
  title,
  shows,
  html: ({ tag }) => htmlDocument({ head: `<style>${css}</style>${tag}`, body: long }),
  afterwards: inSight,
  ...more,
});

/** Launcher and panel stay in the window, on top and in readable size, at the top of the page and at its end. */
async function inSight(partner: Partner): Promise<void> {
  for (const end of ['0', 'document.documentElement.scrollHeight', '0']) {
    await run(partner.page, `scrollTo(0, ${end})`);
    await seeInWindow(partner.page, partner.chat);
    await expect.poll(() => hindrances(partner)).toEqual([]);
  }
}

/** What keeps a visitor from reading and clicking: the panel out of the window, covered, or too small. */
export async function hindrances({ page: tab, chat }: Partner): Promise<readonly string[]> {
  const found: string[] = [];
  const { width, height } = tab.viewportSize() ?? { width: 0, height: 0 };
  for (const [name, part] of [
    ['launcher', chat.launcher],
    ['panel', chat.panel],
    ['input', chat.input],
  ] as const) {
    const box = await part.boundingBox();
    if (box === null) {
      found.push(`no ${name}`);
      continue;
    }
    const rounded = Object.values(box).map(Math.round).join(' ');
    if (box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1)
      found.push(`${name} out of the window: ${rounded}`);
    const hit = await tab.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName ?? 'nothing', [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ] as const);
    if (hit !== 'receptionist-widget') found.push(`${name} under ${hit}`);
  }
  // What is drawn against what its own document counts: the scale that the page has put on it.
  const drawn = (await chat.input.boundingBox())?.height ?? 0;
  const size = await chat.input.evaluate(
    (input, high) => (Number.parseFloat(getComputedStyle(input).fontSize) * high) / (input as HTMLElement).offsetHeight,
    drawn,
  );
  if (size < 15.5 || size > 33) found.push(`letters of ${size.toFixed(1)} px`);
  return found;
}

/** What pages put on their root or body that makes fixed things move with it, or changes their size. */
export const rootStyles: readonly string[] = [
  'transform: translateX(0)',
  'perspective: 800px',
  'will-change: transform',
  'will-change: filter, perspective',
  'contain: paint',
  'contain: layout',
  'container-type: inline-size',
  'translate: 0 1px',
  'rotate: 0.01deg',
  'scale: 1.0001',
  'filter: grayscale(1)',
  'backdrop-filter: blur(1px)',
  'transform-style: preserve-3d',
  'content-visibility: auto',
  'zoom: 0.5',
  'zoom: 0.8',
  'zoom: 1.25',
  'zoom: 0.8; transform: translateX(0)',
  'zoom: 1.25; filter: sepia(1)',
  'opacity: 0.99; mix-blend-mode: multiply',
  'clip-path: inset(0)',
  'overflow: hidden; height: 100%',
  'position: fixed; inset: 0; overflow: auto',
  'position: relative; left: -240px',
  'margin-top: 400px',
  'padding: 0 400px 400px 0',
  'display: flex; flex-direction: row-reverse',
  'display: grid; place-content: end',
  'columns: 3',
  'font-size: 4px',
  'line-height: 0; letter-spacing: 2em; word-spacing: 3em; text-indent: -999px',
  'writing-mode: vertical-rl; direction: rtl',
];

const bodyMoves = 'body { transform: translateX(0); filter: sepia(.1); contain: paint; perspective: 500px }';

const hidesFrames = `iframe, :not(:defined), [src=""], html > :last-child { display: none !important; max-height: 0 !important;
  border: 9px solid red !important; opacity: 0 !important; position: static !important; pointer-events: none !important }`;

/** Pages whose root or body moves, scales, filters or hides what is in it. */
export const boxes: readonly HostilePage[] = [
  page(
    'all-boxes',
    'a page whose root is transformed and zoomed to 80 %, whose body moves what is in it, and which hides frames',
    `html { transform: translateX(0); zoom: .8 } ${bodyMoves} ${hidesFrames}`,
  ),
  page('html-transform', 'a long page whose root is transformed', 'html { transform: translateX(0) }', {
    twinOf: 'all-boxes',
  }),
  page('html-filter', 'a long page whose root is filtered', 'html { filter: grayscale(1) }', {
    twinOf: 'all-boxes',
  }),
  page(
    'body-transform',
    'a long page whose body is transformed, filtered, contained and seen in perspective',
    bodyMoves,
    { twinOf: 'all-boxes' },
  ),
  page('html-zoom', 'a page that is zoomed to 80 %', 'html { zoom: .8 }', { twinOf: 'all-boxes' }),
  page('html-zoom-in', 'a page that is zoomed to 125 %, its body to half', 'html { zoom: 1.25 } body { zoom: .5 }', {
    twinOf: 'all-boxes',
  }),
  page(
    'hidden-children',
    'a page that hides everything beside head and body',
    `html > :not(head, body) { display: none !important; opacity: 0 !important; visibility: hidden !important;
      pointer-events: none !important; transform: scale(0) !important; width: 0 !important; clip-path: inset(50%) !important }`,
    { twinOf: 'all-boxes' },
  ),
  page('hidden-frames', 'a page that hides frames, and unknown elements with them', hidesFrames, {
    twinOf: 'all-boxes',
  }),
  page('vertical-rtl', 'a page that runs from top to bottom and from right to left', '', {
    html: ({ tag }) =>
      htmlDocument({ root: 'lang="en" style="writing-mode: vertical-rl; direction: rtl"', head: tag, body: long }),
  }),
];

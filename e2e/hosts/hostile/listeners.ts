import { htmlDocument } from '../documents';
import { expect, type Partner } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { inline, lib, long } from './parts';

const shows = ['WX-05'] as const;

/** A page's listener for some types of events, before anything else has one. */
const listen = (target: string, types: string, code: string, options = '{ capture: true, passive: false }') =>
  inline(
    `for (const type of '${types}'.split(' ')) ${target}.addEventListener(type, (event) => { ${code} }, ${options});`,
  );

const page = (id: string, title: string, head: string, more: Partial<HostilePage> = {}): HostilePage => ({
  id,
  title,
  shows,
  html: ({ tag }) => htmlDocument({ head: head + tag, body: long }),
  ...more,
});

/** A finger over the messages scrolls the messages. Only Chromium has a way to tell a test's finger. */
async function fingerScrolls({ page: tab, chat }: Partner): Promise<void> {
  if (tab.context().browser()?.browserType().name() !== 'chromium') return;
  const messages = chat.panel.getByRole('region', { name: 'Conversation' });
  const top = () => messages.evaluate((region) => region.scrollTop);
  const before = await top();
  const { x, y, width, height } = (await messages.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await tab.context().newCDPSession(tab);
  const [left, middle] = [x + width / 2, y + height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: left, y: middle });
  for (let moved = 8; moved <= 80; moved += 8) await touch('touchMove', { x: left, y: middle + moved });
  await touch('touchEnd');
  await session.detach();
  await expect.poll(top).toBeLessThan(before);
  expect(await tab.evaluate('scrollY')).toBe(0);
}

/** A double click on an answer selects a word of it, and copying copies that. */
async function wordIsCopied({ page: tab, chat }: Partner): Promise<void> {
  const words = chat.log.getByText('Options listed above are suggestions');
  await words.dblclick({ position: { x: 20, y: 8 } });
  await tab.keyboard.press('ControlOrMeta+c');
  expect(await tab.evaluate('navigator.clipboard.readText()')).toMatch(/^Options ?$/);
  await chat.input.click();
  await expect(chat.input).toBeFocused();
}

const keys = 'keydown keypress keyup';

const takesKeys = listen(
  'window',
  `${keys} beforeinput input textInput compositionstart`,
  `event.preventDefault(); event.stopImmediatePropagation();`,
);

const takesWheel = listen(
  'window',
  'wheel mousewheel',
  'event.preventDefault(); event.stopImmediatePropagation(); scrollBy(0, event.deltaY);',
);

const takesTouches = `<style>* { touch-action: none !important; overscroll-behavior: none !important }</style>
  ${listen('window', 'touchstart touchmove touchend', 'event.preventDefault(); event.stopImmediatePropagation();')}`;

const takesSelection =
  listen(
    'window',
    'pointerdown mousedown selectstart contextmenu copy cut dragstart',
    'event.preventDefault(); event.stopImmediatePropagation();',
  ) + inline(`setInterval(() => getSelection().removeAllRanges(), 20)`);

const hidesSelection = `<style>html, body, body *, html > * { user-select: none !important; -webkit-user-select: none !important;
  -webkit-touch-callout: none !important; cursor: none !important } ::selection { color: transparent !important }</style>`;

/** Pages that listen to what happens in the panel, and would have it for themselves. */
export const listeners: readonly HostilePage[] = [
  page(
    'all-listeners',
    'a page that takes keys, wheel, touches, pointer, copying and selection before anyone',
    takesKeys + takesWheel + takesTouches + takesSelection + hidesSelection,
    {
      afterwards: async (partner) => {
        await fingerScrolls(partner);
        await wordIsCopied(partner);
      },
    },
  ),
  page(
    'hotkeys-capture',
    'a page whose hotkeys listen in the capture phase and spare inputs by their target',
    listen(
      'document',
      keys,
      `if (!event.target.matches?.('input, textarea, select, [contenteditable]')
      && /^[strjk?/]$/.test(event.key)) { event.preventDefault(); event.stopPropagation(); }`,
    ),
    { twinOf: 'all-listeners' },
  ),
  page('hotkeys-first', 'a page that keeps every key and every letter, first of all listeners', takesKeys, {
    twinOf: 'all-listeners',
  }),
  page(
    'hotkeys-bubble',
    'a page with the hotkeys of Mousetrap, and one on the document',
    lib('mousetrap.js') +
      inline(`Mousetrap.bind(['s', '/', 'j', 'g i', 'shift+?'], () => { document.title = 'hotkey'; return false; });
        document.onkeydown = ({ key, target }) => key.length > 1 || /INPUT|TEXTAREA/.test(target.tagName);`),
    {
      twinOf: 'all-listeners',
      afterwards: async ({ page: tab }) => expect(await tab.title()).toBe('Corner Pharmacy'),
    },
  ),
  page('lenis', 'a page that Lenis scrolls smoothly', lib('lenis.js') + inline('new Lenis({ autoRaf: true });'), {
    twinOf: 'all-listeners',
  }),
  page(
    'lenis-own-wheel',
    'a page that Lenis scrolls, its content in a wrapper and its wheel on the document',
    lib('lenis.js') +
      inline(`addEventListener('DOMContentLoaded', () => new Lenis({ autoRaf: true, syncTouch: true, infinite: true,
        eventsTarget: document.documentElement }));`),
    { twinOf: 'all-listeners' },
  ),
  page(
    'wheel-prevented',
    'a page of sliders that takes the wheel from the window',
    listen('window', 'wheel mousewheel DOMMouseScroll', 'event.preventDefault();', '{ passive: false }'),
    { twinOf: 'all-listeners' },
  ),
  page('wheel-captured', 'a page that takes wheel and pointer before anyone, and scrolls by itself', takesWheel, {
    twinOf: 'all-listeners',
  }),
  page(
    'touchmove-prevented',
    'a page that is locked against scrolling by finger',
    listen('document', 'touchmove', 'event.preventDefault();', '{ passive: false }'),
    { twinOf: 'all-listeners', afterwards: fingerScrolls },
  ),
  page('touch-captured', 'a page that takes every touch before anyone, and lets nothing be panned', takesTouches, {
    twinOf: 'all-listeners',
    afterwards: fingerScrolls,
  }),
  page(
    'copy-protection',
    'a page whose copy protection refuses the mouse to all but inputs',
    inline(`document.onmousedown = document.onselectstart = ({ target }) => /INPUT|TEXTAREA|SELECT/.test(target.tagName);
      document.oncontextmenu = () => false;`),
    { twinOf: 'all-listeners', afterwards: wordIsCopied },
  ),
  page('copy-protection-first', 'a page that refuses pointer, selection, copy and menu before anyone', takesSelection, {
    twinOf: 'all-listeners',
    afterwards: wordIsCopied,
  }),
  page(
    'user-select-none',
    'a page on which nothing may be selected',
    '<style>* { user-select: none; -webkit-user-select: none }</style>',
    { twinOf: 'all-listeners', afterwards: wordIsCopied },
  ),
  page(
    'user-select-important',
    'a page on which nothing may be selected, seen or touched, with all force',
    hidesSelection,
    { twinOf: 'all-listeners', afterwards: wordIsCopied },
  ),
];

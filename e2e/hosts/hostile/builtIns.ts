import { content, htmlDocument } from '../documents';
import type { HostilePage } from './hostilePage.types';
import { inline, lib } from './parts';

/** What browsers of the documentation's list have not: the oldest Chrome, Safari and Firefox of them, taken together. */
const missingIn2023 = [
  'URL.canParse',
  'URL.parse',
  'Promise.withResolvers',
  'Promise.try',
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'AbortSignal.any',
  'Intl.Segmenter',
  'Intl.DurationFormat',
  'Iterator',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'Sanitizer',
  'Set.prototype.union',
  'Set.prototype.isSubsetOf',
  'RegExp.escape',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'ReadableStream.from',
  'ReadableStream.prototype.values',
  'Document.prototype.startViewTransition',
  'Element.prototype.setHTMLUnsafe',
  'Element.prototype.getHTML',
  'Element.prototype.moveBefore',
  'Element.prototype.checkVisibility',
  'Element.prototype.currentCSSZoom',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.popover',
  'Document.prototype.caretPositionFromPoint',
  'ShadowRoot.prototype.getSelection',
  'Navigator.prototype.userAgentData',
];

const takeAway = (names: readonly string[]) => `for (const name of ${JSON.stringify(names)}) {
  const path = name.split('.');
  const last = path.pop();
  const owner = path.reduce((at, step) => at?.[step], globalThis);
  if (owner !== undefined) delete owner[last];
}`;

const shows = ['WX-06'] as const;

const handsUnfetch = lib('unfetch.js') + inline(`(window.Receptionist ||= []).push(['init', { fetch: unfetch }])`);

const namesSites = (tag: string, origin: string) =>
  tag.replace('async', `async data-search-api="${origin}/rest/v1" data-storefront="${origin}"`);

/** Pages, and browsers, with other built-ins than the newest. */
export const builtIns: readonly HostilePage[] = [
  {
    id: 'unfetch-of-2023',
    title: 'a browser that has nothing of what came after 2023, and a page that hands unfetch over for the searches',
    shows,
    prepare: (page) => page.addInitScript(takeAway(missingIn2023)),
    html: ({ tag, origin }) => htmlDocument({ head: handsUnfetch + namesSites(tag, origin) }),
  },
  {
    id: 'no-canParse',
    title: 'a browser without URL.canParse, and a page that names the search',
    shows,
    twinOf: 'unfetch-of-2023',
    prepare: (page) => page.addInitScript(takeAway(['URL.canParse'])),
    html: ({ tag, origin }) => htmlDocument({ head: namesSites(tag, origin) }),
  },
  {
    id: 'browser-of-2023',
    title: 'a browser that has nothing of what came after 2023',
    shows,
    twinOf: 'unfetch-of-2023',
    prepare: (page) => page.addInitScript(takeAway(missingIn2023)),
    html: ({ tag, origin }) => htmlDocument({ head: namesSites(tag, origin) }),
  },
  {
    id: 'frozen-prototypes',
    title: 'a page that freezes all that JavaScript brings (SES)',
    shows,
    html: ({ tag }) =>
      htmlDocument({
        head: `${lib('lockdown.js')}${inline(`lockdown({ errorTaming: 'unsafe', consoleTaming: 'unsafe', overrideTaming: 'severe' })`)}${tag}`,
      }),
    mayComplain: /^(?:SES )?Removing|SES/,
  },
  {
    id: 'taken-globals',
    title: 'a page whose own variables, classes and bus of events have the names of built-ins',
    shows: ['WX-06', 'WP-06'],
    html: ({ tag }) =>
      htmlDocument({
        head: `${inline(`var URL = 'https://shop.example/api', Text = 'Welcome', Element = {}, HTMLElement = {}, origin = 'Boston';
          window.Event = new (class { on() {} fire() {} })(); class Map {} class Set {} class Option {} class Range {}`)}${tag}`,
        body: `<a href="tel:+15550100">Call us</a>${content}`,
      }),
  },
  {
    id: 'whatwg-fetch',
    title: 'a page whose fetch is whatwg-fetch, whose answers are no streams',
    shows,
    twinOf: 'unfetch',
    html: ({ tag }) => htmlDocument({ head: `${inline('window.fetch = undefined')}${lib('whatwg-fetch.js')}${tag}` }),
  },
  {
    id: 'unfetch',
    title: 'a page whose fetch is unfetch, whose answers have nothing but a text',
    shows,
    html: ({ tag }) => htmlDocument({ head: `${lib('unfetch.js')}${inline('window.fetch = unfetch')}${tag}` }),
  },
  {
    id: 'given-unfetch',
    title: 'a page that hands unfetch over for the searches',
    shows,
    twinOf: 'unfetch-of-2023',
    html: ({ tag }) => htmlDocument({ head: handsUnfetch + tag }),
  },
  {
    id: 'given-whatwg-fetch',
    title: 'a page that hands whatwg-fetch over for the searches',
    shows,
    twinOf: 'unfetch-of-2023',
    html: ({ tag }) =>
      htmlDocument({
        head: `${inline('window.browserFetch = fetch; window.fetch = undefined')}${lib('whatwg-fetch.js')}
          ${inline(`(window.Receptionist ||= []).push(['init', { fetch: window.fetch }]); window.fetch = browserFetch`)}${tag}`,
      }),
  },
  {
    id: 'zone-js',
    title: "a page of Angular's, whose zone.js has patched promises, timers and events",
    shows,
    html: ({ tag }) => htmlDocument({ head: lib('zone.js') + tag }),
  },
];

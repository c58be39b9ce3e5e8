import { content, htmlDocument, script, styles } from './documents';
import type { HostPage } from './hostPage.types';

/** Pages as they are, and rules that reach for the widget. */
const ordinary: readonly HostPage[] = [
  {
    id: 'bare',
    title: 'a page with nothing special',
    shows: ['WE-01'],
    html: ({ tag }) => htmlDocument({ head: tag }),
  },
  {
    id: 'wordpress-theme',
    title: "a page with a blog theme's styles",
    shows: ['WE-04', 'WP-01'],
    html: ({ tag }) =>
      htmlDocument({ head: styles('wordpress-theme.css'), body: `<div id="wpadminbar"></div>${content}${tag}` }),
  },
  {
    id: 'bootstrap-3',
    title: 'a page with the reset of an old framework',
    shows: ['WE-04', 'WP-01', 'WP-02'],
    html: ({ tag }) => htmlDocument({ head: styles('bootstrap-3.css') + tag }),
  },
  {
    id: 'hostile-styles',
    title: 'a page whose styles unset, hide and enlarge everything',
    shows: ['WE-04', 'WP-01', 'WP-02'],
    html: ({ tag }) => htmlDocument({ head: styles('hostile.css') + tag }),
  },
  {
    id: 'small-root-font',
    title: 'a page with a root font of 62.5 %',
    shows: ['WP-02'],
    html: ({ tag }) => htmlDocument({ head: `<style>html { font-size: 62.5% }</style>${tag}` }),
  },
  {
    id: 'quirks',
    title: 'a page in quirks mode',
    shows: ['WE-05'],
    html: ({ tag }) =>
      htmlDocument({ doctype: '', root: '', body: `<center><font size=5>Corner Pharmacy</font></center>${tag}` }),
  },
  {
    id: 'right-to-left',
    title: 'a page that runs from right to left',
    shows: ['WE-05', 'WP-25'],
    html: ({ tag }) => htmlDocument({ root: 'lang="ar" dir="rtl"', head: tag, body: '<h1>صيدلية الزاوية</h1>' }),
  },
  {
    id: 'print-styles',
    title: 'a page that is made for print',
    shows: ['WP-28'],
    html: ({ tag }) =>
      htmlDocument({ head: `<style>@media print { * { display: block !important; color: #000 } }</style>${tag}` }),
  },
];

/** Pages that changed the language, or that listen in. */
const scripted: readonly HostPage[] = [
  {
    id: 'prototype-style',
    title: 'a page with enumerable keys on Object.prototype and an Array.from of its own',
    shows: ['WE-05', 'WP-06'],
    html: ({ tag }) => htmlDocument({ head: script('prototype-style.js') + tag }),
  },
  {
    id: 'mootools-style',
    title: "a page that replaced the browser's constructors and bind",
    shows: ['WE-05', 'WP-06'],
    html: ({ tag }) => htmlDocument({ head: script('mootools-style.js') + tag }),
  },
  {
    id: 'patched-globals',
    title: 'a page that wraps fetch, timers, listeners and promises and gives every object a toJSON',
    shows: ['WE-05', 'WP-07'],
    html: ({ tag }) => htmlDocument({ head: script('patched-globals.js') + tag }),
  },
  {
    id: 'hotkeys',
    title: 'a page with shortcuts of one letter',
    shows: ['WP-11'],
    html: ({ tag }) => htmlDocument({ head: script('hotkeys.js') + tag }),
  },
  {
    id: 'focus-trap',
    title: 'a page on which a modal has just held the focus',
    shows: ['WP-09'],
    html: ({ tag }) => htmlDocument({ head: script('focus-trap.js') + tag }),
    before: async (page) => {
      await page.evaluate('openTrap()');
      await page.getByRole('button', { name: 'Not now' }).click();
    },
  },
  {
    id: 'native-dialog',
    title: "a page on which one of the browser's own modals stands open",
    shows: ['WP-10'],
    html: ({ tag }) => htmlDocument({ head: script('native-dialog.js') + tag }),
    before: async (page) => {
      await page.locator('receptionist-widget').waitFor({ state: 'attached' });
      await page.evaluate('openModal(); moveIntoModal()');
    },
  },
  {
    id: 'translated',
    title: 'a page whose texts a translator keeps replacing',
    shows: ['WE-05', 'WP-16'],
    html: ({ tag }) => htmlDocument({ root: 'lang="en" class="translated-ltr"', head: script('translator.js') + tag }),
  },
];

const ownOnly = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Pages that a policy or the browser holds tight. */
const restricted: readonly HostPage[] = [
  {
    id: 'strict-policy',
    title: 'a page that allows no inline style and no markup made of text',
    shows: ['WE-05', 'WP-04', 'WP-05'],
    headers: {
      'Content-Security-Policy': `${ownOnly}; script-src {origin}; connect-src {origin}; require-trusted-types-for 'script'; trusted-types receptionist`,
    },
    html: ({ tag }) => htmlDocument({ head: styles('bootstrap-3.css') + tag, body: '<h1>Corner Pharmacy</h1>' }),
  },
  {
    id: 'nonce',
    title: 'a page that trusts its nonce and what that brings',
    shows: ['WE-05', 'WP-04', 'WP-05'],
    headers: {
      'Content-Security-Policy': `${ownOnly}; script-src 'nonce-bm9uY2U' 'strict-dynamic'; connect-src {origin}; require-trusted-types-for 'script'`,
    },
    html: ({ tag }) =>
      htmlDocument({ head: tag.replace('<script', '<script nonce="bm9uY2U"'), body: '<h1>Hello</h1>' }),
  },
  {
    id: 'sandboxed-frame',
    title: 'a sandboxed frame that has no storage',
    shows: ['WE-05', 'WP-32'],
    html: ({ tag }) => {
      const framed = htmlDocument({ head: tag, body: '<h1>Framed</h1>' }).replaceAll('"', '&quot;');
      const frame = `<iframe sandbox="allow-scripts allow-top-navigation-by-user-activation" allow="local-network-access" srcdoc="${framed}"
        style="width: 1000px; height: 700px; border: 0"></iframe>`;
      return htmlDocument({ body: frame });
    },
    frame: 'iframe',
  },
  {
    id: 'no-storage',
    title: 'a page whose cookies and storage are blocked',
    shows: ['WE-05', 'WP-32'],
    html: ({ tag }) => htmlDocument({ head: script('no-storage.js') + tag }),
  },
];

/** Pages that change under the widget. */
const changing: readonly HostPage[] = [
  {
    id: 'body-swap',
    title: 'a page that replaces the content of its body',
    shows: ['WE-05', 'WP-12'],
    html: ({ tag }) => htmlDocument({ head: script('body-swap.js') + tag }),
    before: async (page) => {
      await page.locator('receptionist-widget').waitFor({ state: 'attached' });
      await page.evaluate((html) => globalThis.swapBody.fill(html), content);
    },
  },
  {
    id: 'turbo-style',
    title: 'a page that puts a new body in place, the embed in it once more',
    shows: ['WE-05', 'WP-12', 'WP-13'],
    html: ({ tag }) => htmlDocument({ head: script('body-swap.js'), body: content + tag }),
    before: async (page) => {
      await page.locator('receptionist-widget').waitFor({ state: 'attached' });
      await page.evaluate(() => globalThis.swapBody.replace(document.body.innerHTML));
    },
  },
];

declare global {
  /** Of assets/body-swap.js. */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var swapBody: { readonly fill: (html: string) => void; readonly replace: (html: string) => Promise<unknown> };
}

/** What people's sites are like. */
export const hostPages = [...ordinary, ...scripted, ...restricted, ...changing];

/** The page of that id. */
export function hostPage(id: string): HostPage {
  const found = hostPages.find((host) => host.id === id);
  if (found === undefined) throw new Error(`there is no host page ${id}`);
  return found;
}

import type { Page } from '@playwright/test';
import { htmlDocument } from '../documents';
import { expect } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { inline, run } from './parts';

const shows = ['WX-02'] as const;

/** Where nothing may be loaded from, and nothing sent to. */
const foreign = 'https://elsewhere.example';

/** An element that goes by a name that scripts look up, and has an address of its own. */
const named = (html: string) => `${html}<main><h1>Corner Pharmacy</h1></main>`;

const page = (id: string, title: string, body: string, more: Partial<HostilePage> = {}): HostilePage => ({
  id,
  title,
  shows,
  html: ({ tag }) => htmlDocument({ body: body + tag }),
  ...more,
});

const receptionistForm = `<form name="Receptionist"><input name="open"><input name="push"><input name="forEach"></form>`;

const currentScriptImage = `<img name="currentScript" alt="" src="${foreign}/receptionist/v1/receptionist.js"
  data-search-api="${foreign}/rest/v1">`;

/** An element that hides a member of the document each. */
const members = [
  'querySelector',
  'querySelectorAll',
  'createElement',
  'activeElement',
  'body',
  'styleSheets',
  'documentElement',
]
  .map((name) => `<form name="${name}"></form>`)
  .join('');

const receptionistFrame = `<iframe name="Receptionist" title="Jobs" srcdoc="Receptionist wanted" style="height: 60px"></iframe>`;

const twoCurrentScripts = `<a id="currentScript" name="currentScript" href="${foreign}/a.js">A</a>
  <form name="currentScript" action="${foreign}/b.js"></form><img alt="" name="scripts"><img alt="" name="baseURI">`;

const namesake = `<script type="text/plain" src="${foreign}/receptionist.js" data-search-api="${foreign}/rest/v1"></script>`;

async function putBase(tab: Page): Promise<void> {
  await tab.locator('receptionist-widget').waitFor({ state: 'attached' });
  await run(tab, `document.head.insertAdjacentHTML('afterbegin', '<base href="${foreign}/" target="results">')`);
}

const isApi: HostilePage['afterwards'] = async ({ page: tab }) =>
  expect(await tab.evaluate('typeof Receptionist.open')).toBe('function');

/** Pages whose elements go by names of globals, or decide what an address means. */
export const names: readonly HostilePage[] = [
  {
    id: 'all-names',
    title: "a page with another site's base, a form named Receptionist and a picture named currentScript",
    shows,
    html: ({ tag }) =>
      htmlDocument({
        head: `<base href="${foreign}/shop/">`,
        body:
          named(receptionistForm + currentScriptImage + members) +
          tag.replace('async', 'async data-search-api="/rest/v1"'),
      }),
    afterwards: isApi,
    mayComplain: /ERR_|Failed to load resource/,
  },
  {
    id: 'all-addresses',
    title:
      "a page that has another site's script of the same name before a module tag, a frame named Receptionist and two links named currentScript, and then that site as its base",
    shows,
    html: ({ tag }) =>
      htmlDocument({
        head: namesake + tag.replace('async', 'type="module"'),
        body: named(receptionistFrame + twoCurrentScripts),
      }),
    before: putBase,
  },
  page(
    'id-receptionist',
    'a page with a heading whose id is Receptionist',
    named(`${inline(`addEventListener('receptionist:ready', () => { window.isReady = true; }, true)`)}
      <h2 id="Receptionist">Receptionist wanted</h2>`),
    { twinOf: 'all-names', afterwards: isApi },
  ),
  page(
    'form-receptionist',
    'a page with a form named Receptionist whose fields are named like its calls',
    named(receptionistForm),
    { twinOf: 'all-names', afterwards: isApi },
  ),
  page('forms-of-members', 'a page with forms that are named like members of the document', named(members), {
    twinOf: 'all-names',
  }),
  page(
    'frame-receptionist',
    'a page with a frame named Receptionist, whose window can open and close',
    named(receptionistFrame),
    { twinOf: 'all-addresses' },
  ),
  page('image-current-script', 'a page with a picture named currentScript', named(currentScriptImage), {
    twinOf: 'all-names',
    mayComplain: /ERR_|Failed to load resource/,
  }),
  page(
    'two-current-scripts',
    'a page with two links named like what finds the running script',
    named(twoCurrentScripts),
    { twinOf: 'all-addresses' },
  ),
  {
    id: 'foreign-namesake',
    title: "a page that has another site's script of the same name before a module tag",
    shows,
    twinOf: 'all-addresses',
    html: ({ tag }) => htmlDocument({ head: namesake + tag.replace('async', 'type="module"') }),
  },
  {
    id: 'base-href',
    title: 'a page whose base is another origin, with the search given as a path',
    shows,
    twinOf: 'all-names',
    html: ({ tag }) =>
      htmlDocument({
        head: `<base href="${foreign}/shop/">${tag.replace('async', 'async data-search-api="/rest/v1"')}`,
      }),
  },
  {
    id: 'base-target',
    title: 'a page whose base opens links elsewhere and is put there when the widget runs',
    shows,
    twinOf: 'all-addresses',
    html: ({ tag }) => htmlDocument({ head: tag }),
    before: putBase,
  },
  {
    id: 'base-data',
    title: 'a page whose base is no address at all',
    shows,
    html: ({ tag }) => htmlDocument({ head: `<base href="http://[">${tag}` }),
  },
];

/** What went to the other site: nothing of ours may. */
export const isForeign = (url: string): boolean => url.startsWith(foreign) && !url.endsWith('/receptionist.js');

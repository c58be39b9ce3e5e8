import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { htmlDocument } from '../documents';
import type { Embed } from '../hostPage.types';
import { expect } from '../partner';
import type { Partner } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { inline, lib, ownTag, run } from './parts';

const shows = ['WX-03'] as const;

/** The built loader, as an optimizer reads it from the site. */
const readLoader = () =>
  readFileSync(fileURLToPath(new URL('../../../widget/dist/receptionist.js', import.meta.url)), 'utf8');

/** A tag in a text of a script. */
const asText = (tag: string) => JSON.stringify(tag).replaceAll('</', String.raw`<\/`);

/** An optimizer's script that, later, puts a copy in the place of each tag that `selector` finds, and lets it run. */
const runLater = (selector: string, when: string, revive: string) =>
  inline(`${when}(() => {
    for (const held of document.querySelectorAll('${selector}')) {
      const copy = document.createElement('script');
      for (const { name, value } of [...held.attributes]) copy.setAttribute(name, value);
      ${revive}
      held.replaceWith(copy);
    }
  })`);

const onInteraction = `((run) => { let isDone = false; const once = () => { if (!isDone) { isDone = true; run(); } };
  for (const type of ['mousemove', 'keydown', 'touchstart']) addEventListener(type, once, { passive: true }); })`;
const onLoad = `((run) => addEventListener('load', () => setTimeout(run, 50)))`;

async function moveMouse({ page }: Partner | { readonly page: Partner['page'] }): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

const advice = /Keep receptionist\.js apart, allow (https:\/\/\S+\/)/;

/**
 * Where nothing tells the script its own address it can only go to the site that it was built for. While that is out of
 * reach the console says what to do; once it is allowed the chat is there.
 */
async function saysWhatToAllow({ page, chat, complaints, origin }: Partner): Promise<void> {
  const home = () => complaints.map((line) => advice.exec(line)?.[1]).find((address) => address !== undefined);
  await chat.launcher.click();
  await expect(page.getByText('The chat did not load. Please try again.')).toBeVisible();
  expect(home()).toBeDefined();
  const site = new URL(home() ?? '');
  // The tests' server stands in for that site.
  await page.route(`${site.origin}/**`, async (route) => {
    const response = await route.fetch({ url: origin + new URL(route.request().url()).pathname });
    await route.fulfill({ response });
  });
  await chat.launcher.click();
  await chat.seeOpen();
  await chat.ask('skin rash');
  await expect(chat.options().first()).toHaveText('Rash');
}

/** A script of the site's own that has the loader in it, among others. */
const combined = (attributes: string) => ({
  files: { '/wp-content/cache/min/1/ab12.js': () => `window.first = 1;\n${readLoader()};\nwindow.last = 1;` },
  html: () => htmlDocument({ head: `<script defer src="/wp-content/cache/min/1/ab12.js" ${attributes}></script>` }),
});

/** Pages on which optimizers, libraries and consent managers bring the tag. */
export const tags: readonly HostilePage[] = [
  {
    id: 'own-origin',
    title: 'a page that serves the widget from its own origin',
    shows,
    html: (embed) => htmlDocument({ head: `${ownTag(embed)}${inline(pointAt(embed))}` }),
  },
  {
    id: 'jquery-append',
    title: 'a page that appends the tag with jQuery',
    shows,
    twinOf: 'own-origin',
    html: ({ tag }) =>
      htmlDocument({
        body: `<main><h1>Corner</h1></main>${lib('jquery.js')}${inline(`$('body').append(${asText(tag)})`)}`,
      }),
  },
  {
    id: 'jquery-own-origin',
    title: 'a page that appends with jQuery a tag of its own origin, which jQuery evaluates',
    shows,
    twinOf: 'evaluated',
    html: (embed) =>
      htmlDocument({
        body: `<main><h1>Corner</h1></main>${lib('jquery.js')}
          ${inline(`${pointAt(embed)} $('main').html(${asText(ownTag(embed))})`)}`,
      }),
    instead: saysWhatToAllow,
  },
  {
    id: 'wp-rocket-delay',
    title: 'a page whose optimizer delays the tag until the first interaction, and copies it',
    shows,
    html: ({ tag }) =>
      htmlDocument({
        head:
          tag.replace('src=', 'type="rocketlazyloadscript" data-rocket-src=') +
          runLater(
            'script[data-rocket-src]',
            onInteraction,
            `copy.src = held.dataset.rocketSrc; copy.removeAttribute('type'); copy.removeAttribute('data-rocket-src');`,
          ),
      }),
    before: (page) => moveMouse({ page }),
  },
  {
    id: 'rocket-loader',
    title: 'a page whose network gives scripts another type and runs copies of them when it has loaded',
    shows,
    twinOf: 'wp-rocket-delay',
    html: ({ tag }) =>
      htmlDocument({
        head:
          tag.replace('<script', '<script type="a1b2-text/javascript"') +
          runLater('script[type="a1b2-text/javascript"]', onLoad, `copy.type = 'text/javascript'; copy.async = false;`),
      }),
  },
  {
    id: 'consent-plain',
    title: 'a page whose consent manager holds the tag as plain text, and copies it',
    shows,
    twinOf: 'wp-rocket-delay',
    html: ({ tag }) =>
      htmlDocument({
        head:
          tag.replace('src=', 'type="text/plain" data-type="text/javascript" data-src=') +
          runLater('script[data-type]', onLoad, `copy.type = held.dataset.type; copy.src = held.dataset.src;`),
      }),
  },
  {
    id: 'gtm-no-attributes',
    title: 'a page whose tag manager drops attributes, with the options in the list of commands',
    shows,
    html: ({ loader }) =>
      htmlDocument({
        head: inline(`(window.Receptionist ||= []).push(['setContext', { partner: 'corner', pharmacy: 'corner-12' }]);
          const made = document.createElement('script'); made.async = true; made.src = '${loader}';
          document.head.insertBefore(made, document.head.firstChild);`),
      }),
  },
  {
    id: 'combined-file',
    title: 'a page whose optimizer has combined the script into a file of the site',
    shows,
    ...combined(''),
    instead: saysWhatToAllow,
  },
  {
    id: 'inlined',
    title: 'a page whose optimizer has put the script into the page',
    shows,
    twinOf: 'evaluated',
    html: () => htmlDocument({ head: inline(readLoader().replaceAll('</script', String.raw`<\/script`)) }),
    instead: saysWhatToAllow,
  },
  {
    id: 'evaluated',
    title: 'a page that fetches the script and evaluates it',
    shows,
    html: ({ loader }) =>
      htmlDocument({ head: inline(`fetch('${loader}').then((file) => file.text()).then((code) => (0, eval)(code))`) }),
    instead: saysWhatToAllow,
  },
  {
    id: 'blob-script',
    title: 'a page that runs the script from a blob',
    shows,
    twinOf: 'combined-file',
    html: () =>
      htmlDocument({
        head: inline(`const made = document.createElement('script');
          made.src = URL.createObjectURL(new Blob([${asText(readLoader())}], { type: 'text/javascript' }));
          document.head.append(made);`),
      }),
    instead: saysWhatToAllow,
  },
  {
    id: 'destroy-and-again',
    title: 'a page on which consent is taken back and given again',
    shows: ['WX-03', 'WE-02'],
    html: ({ tag }) => htmlDocument({ head: tag }),
    before: async (page) => {
      await page.locator('receptionist-widget').waitFor({ state: 'attached' });
      await run(
        page,
        `{ Receptionist.destroy();
          const tag = document.querySelector('script[src*="/receptionist.js"]');
          const copy = document.createElement('script');
          for (const { name, value } of [...tag.attributes]) copy.setAttribute(name, value);
          tag.replaceWith(copy); }`,
      );
      await page.locator('receptionist-widget').waitFor({ state: 'attached' });
    },
  },
  {
    id: 'blocked-script',
    title: 'a page on which the script is blocked: the commands that it pushes throw nothing',
    shows: ['WX-03', 'WE-02'],
    prepare: (page) => page.route('**/receptionist.js', (route) => route.abort('blockedbyclient')),
    html: ({ tag }) => htmlDocument({ head: tag }),
    instead: async ({ page, complaints }) => {
      await run(
        page,
        `{ for (const command of [['init', { product: 'Corner' }], ['open'], ['destroy']])
        (window.Receptionist ||= []).push(command); }`,
      );
      await expect(page.locator('receptionist-widget')).toHaveCount(0);
      expect(
        complaints.filter((line) => !line.includes('ERR_BLOCKED_BY_CLIENT') && !/Failed to load/.test(line)),
      ).toEqual([]);
    },
  },
];

/** The page's own copy of the widget suggests pages of the real storefront. */
function pointAt({ origin }: Embed): string {
  return `(window.Receptionist ||= []).push(['init', { storefront: '${origin}' }]);`;
}

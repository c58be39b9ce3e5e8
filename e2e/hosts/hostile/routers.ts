import { content, htmlDocument } from '../documents';
import { seeConversation } from './conversation';
import type { HostilePage } from './hostilePage.types';
import { lib, run } from './parts';
import { expect, test } from '@playwright/test';
import type { Partner } from '../partner';

const turn = `<a href="/next">Next page</a>`;
const shows = ['WX-04', 'WE-05'] as const;

/** The page's own part, and the page that it leads to. */
function bodyOf(path: string | undefined): string {
  return path === '/next' ? `<h1>Next page</h1>${turn}` : `${turn}${content}`;
}

/** Turbo brings the page again, and morphs what has changed. */
async function refreshByMorphing({ page }: Partner): Promise<void> {
  const refreshed = page.evaluate(`new Promise((done) => addEventListener('turbo:morph', done, { once: true }))
    .then(() => 'morphed')`);
  await run(page, 'Turbo.session.refresh(location.href)');
  expect(await refreshed).toBe('morphed');
}

async function follow({ page }: Partner): Promise<void> {
  await page.getByRole('link', { name: 'Next page' }).click();
  await seeNext({ page });
}

async function seeNext({ page }: Pick<Partner, 'page'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Next page' })).toBeVisible();
  await expect(page.locator('receptionist-widget')).toHaveCount(1);
}

/** Runs code of the page that has the next page's HTML as `next`. */
async function turnTo({ page, embed }: Partner, code: string, tag = embed.tag): Promise<void> {
  const next = htmlDocument({ root: 'lang="en" class="next"', head: tag, body: bodyOf('/next') });
  await run(page, `{ const next = ${JSON.stringify(next).replaceAll('</', String.raw`<\/`)}; ${code} }`);
  await seeNext({ page });
}

const morphingTurbo: HostilePage['html'] = ({ tag }, path) =>
  htmlDocument({
    head: `<meta name="turbo-refresh-method" content="morph">${lib('turbo.js')}${tag}`,
    body: bodyOf(path),
  });

const parsed = `const parsed = new DOMParser().parseFromString(next, 'text/html');`;

const swapInTransition = (partner: Partner) =>
  turnTo(
    partner,
    `${parsed}
    document.startViewTransition(() => {
      const root = document.documentElement;
      for (const { name } of [...root.attributes]) root.removeAttribute(name);
      for (const { name, value } of parsed.documentElement.attributes) root.setAttribute(name, value);
      document.head.replaceChildren(...parsed.head.children);
      document.body.replaceWith(parsed.body);
    });`,
  );

const morph = (partner: Partner) =>
  turnTo(partner, `${parsed} morphdom(document.documentElement, parsed.documentElement);`);

const replaceRoot = (partner: Partner) =>
  turnTo(partner, `${parsed} document.documentElement.replaceWith(parsed.documentElement);`);

const writeAnew = (partner: Partner) => turnTo(partner, 'document.open(); document.write(next); document.close();');

async function tidy(partner: Partner): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await turnTo(
      partner,
      `document.body.innerHTML = '<h1>Next page</h1>';
      for (const unknown of document.querySelectorAll('html > :not(head, body)')) unknown.remove();`,
    );
    await expect(partner.chat.input).toBeVisible();
  }
}

async function moveWidget({ page }: Partner): Promise<void> {
  await run(page, `document.body.prepend(document.querySelector('receptionist-widget'))`);
  await expect(page.locator('receptionist-widget')).toHaveCount(1);
}

/** Pages that bring the next page into this document. */
export const routers: readonly HostilePage[] = [
  {
    id: 'all-routers',
    title: 'a page that moves, removes and morphs what is in it, swaps it, replaces its root, and writes itself anew',
    shows,
    html: ({ tag }) => htmlDocument({ head: lib('morphdom.js') + tag }),
    afterwards: async (partner) => {
      for (const change of [moveWidget, tidy, morph, swapInTransition, replaceRoot, writeAnew]) {
        await run(partner.page, `document.querySelector('h1').textContent = 'This page'`);
        await test.step(change.name, async () => {
          await change(partner);
          await seeConversation(partner.chat);
        });
      }
    },
  },
  {
    id: 'turbo',
    title: 'a page that Turbo refreshes by morphing, and leads on to the next',
    shows,
    html: morphingTurbo,
    afterwards: async (partner) => {
      await refreshByMorphing(partner);
      await seeConversation(partner.chat);
      await follow(partner);
    },
  },
  {
    id: 'turbo-visit',
    title: 'a page that Turbo leads on to the next',
    shows,
    twinOf: 'turbo',
    html: ({ tag }, path) => htmlDocument({ head: lib('turbo.js') + tag, body: bodyOf(path) }),
    afterwards: follow,
  },
  {
    id: 'turbo-morph',
    title: 'a page that Turbo refreshes by morphing',
    shows,
    html: morphingTurbo,
    twinOf: 'turbo',
    afterwards: refreshByMorphing,
  },
  {
    id: 'turbo-body-tag',
    title: 'a page with the tag in its body, which Turbo runs again at each of three visits',
    shows,
    twinOf: 'turbo',
    html: ({ tag }, path) => htmlDocument({ head: lib('turbo.js'), body: bodyOf(path) + tag }),
    afterwards: async (partner) => {
      await follow(partner);
      await run(partner.page, "Turbo.visit('/turbo-body-tag')");
      await expect(partner.page.getByRole('heading', { level: 1 })).toHaveText('Corner Pharmacy');
      await follow(partner);
    },
  },
  {
    id: 'astro-swap',
    title: 'a page that swaps root attributes, head and body inside a view transition',
    shows,
    html: ({ tag }) => htmlDocument({ head: tag }),
    twinOf: 'all-routers',
    afterwards: swapInTransition,
  },
  {
    id: 'morph-html',
    title: 'a page that morphdom turns into the next from its root on',
    shows,
    html: ({ tag }) => htmlDocument({ head: lib('morphdom.js') + tag }),
    twinOf: 'all-routers',
    afterwards: morph,
  },
  {
    id: 'idiomorph-html',
    title: 'a page that Idiomorph turns into the next from its root on',
    shows,
    twinOf: 'all-routers',
    html: ({ tag }) => htmlDocument({ head: lib('idiomorph.js') + tag }),
    afterwards: (partner) =>
      turnTo(
        partner,
        `${parsed} Idiomorph.morph(document.documentElement, parsed.documentElement, { head: { style: 'morph' } });`,
      ),
  },
  {
    id: 'replaced-root',
    title: 'a page that puts another root in the place of its own',
    shows,
    html: ({ tag }) => htmlDocument({ head: tag }),
    twinOf: 'all-routers',
    afterwards: replaceRoot,
  },
  {
    id: 'emptied-root',
    title: 'a page that writes all of its root anew, without the tag',
    shows,
    twinOf: 'all-routers',
    html: ({ tag }) => htmlDocument({ head: tag }),
    afterwards: (partner) => turnTo(partner, 'document.documentElement.innerHTML = next;', ''),
  },
  {
    id: 'tidied',
    title: 'a page that removes whatever it does not know, again and again',
    shows,
    html: ({ tag }) => htmlDocument({ head: tag }),
    twinOf: 'all-routers',
    afterwards: tidy,
  },
  {
    id: 'document-write',
    title: 'a page that writes a whole new one over itself, the tag in it once more',
    shows,
    html: ({ tag }) => htmlDocument({ head: tag }),
    twinOf: 'all-routers',
    afterwards: writeAnew,
  },
  {
    id: 'document-write-in-parts',
    title: 'a page that writes a new one over itself piece by piece',
    shows,
    twinOf: 'all-routers',
    html: ({ tag }) => htmlDocument({ head: tag }),
    afterwards: (partner) =>
      turnTo(
        partner,
        `document.open();
        const half = next.indexOf('<body');
        document.write(next.slice(0, half));
        setTimeout(() => { document.write(next.slice(half)); document.close(); }, 50);`,
      ),
  },
  {
    id: 'removed-frame',
    title: 'a page that tears the widget out and puts it elsewhere',
    shows,
    twinOf: 'all-routers',
    html: ({ tag }) => htmlDocument({ head: tag }),
    afterwards: moveWidget,
  },
];

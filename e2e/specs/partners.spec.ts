import type { Page, Route } from '@playwright/test';
import { pageKeys, treatmentKey } from '@front-door/shared/routing/englishPaths';
import { allPages } from '@front-door/shared/routing/pages';
import { chamberOfCommerce, groceryChain, type Partner } from '@front-door/shared/visitor/partners';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { goTo, openPage, seeInteractive } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { inSpanish } from '../support/inSpanish';
import { part } from '../support/part';
import { startPartnerSite } from '../support/partnerPage';
import { templates } from '../support/templates';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

interface Arrival {
  readonly query: string;
  readonly partner: Partner;
  /** Whose customers are welcomed, if any. */
  readonly greeted?: string;
  readonly shoppingList: boolean;
}

const chain = groceryChain.displayName;
const list = { shoppingList: true } as const;
const plain = { shoppingList: false } as const;

const arrivals: readonly Arrival[] = [
  { query: '?source=spring-EAGLE-flyer', partner: groceryChain, ...list },
  { query: '?campaign=fall&source=eaglecrest-flyer&pharmacy=Oak', partner: groceryChain, greeted: chain, ...list },
  { query: '?pharmacy=Eaglecrest%20Markets&source=mail', partner: groceryChain, greeted: chain, ...list },
  { query: '?source=mail&pharmacy=bald+eagle+drugs', partner: groceryChain, greeted: 'bald eagle drugs', ...list },
  { query: '?partner=EAGLECREST', partner: groceryChain, ...plain },
  { query: '?source=Lakeside-Chamber', partner: chamberOfCommerce, ...plain },
  { query: '?partner=Somebody&source=CHAMBER-mail', partner: chamberOfCommerce, ...plain },
  { query: '?pharmacy=Oak&source=chamber', partner: chamberOfCommerce, greeted: 'Oak', ...list },
];

async function seeAndCloseGreeting(page: Page, name: string | undefined): Promise<void> {
  const greeting = page.getByRole('dialog');
  if (name === undefined) {
    await expect(greeting).toHaveCount(0);
    return;
  }
  await expect(greeting).toHaveAccessibleName(`Welcome ${name} Customers!`);
  await greeting.getByRole('button', { name: 'Get Started' }).click();
  await expect(greeting).toHaveCount(0);
}

/** Makes the browser one that has never been here. */
async function forgetVisit(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test('[HD-01] [HM-03] [WM-01] [CX-03] an arrival by any of a partner’s names is the partner’s @sweep', async ({
  page,
  isMobile,
}) => {
  const complaints = watchConsole(page);
  const banner = page.getByRole('banner');
  const logo = ({ displayName }: Partner) => banner.getByRole('img', { name: `with ${displayName}` });
  for (const { query, partner, greeted, shoppingList } of part(arrivals, 3, isMobile ? 1 : 0)) {
    await test.step(query, async () => {
      await forgetVisit(page);
      await openPage(page, `/${query}`);
      await seeAndCloseGreeting(page, greeted);
      await expect(logo(partner)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        shoppingList ? 'Easier than your shopping list' : 'From Symptom to Care, FASTER',
      );
      if (isMobile) await expect(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // Each partner's header on one of the screens.
      if (isMobile === (partner === chamberOfCommerce)) await seeNoAxeFindings(page);
    });
  }
  await openPage(page, '/care');
  await seeAndCloseGreeting(page, undefined);
  await expect(logo(chamberOfCommerce)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Every address of a page that is about what the grocery chain hides, aliases too. */
const about = allPages(brand).filter(({ key }) => [treatmentKey('weight-loss'), pageKeys.priceLookup].includes(key));
/** Asks for what is hidden in every way that an address knows. */
const asking = '?protocolName=Weight%20Loss&tab=2&section=weight-loss';
/** But for the terms: what they say of the program holds for everybody. */
const everywhere = [
  ...new Set([...about.map(({ path }) => path), ...templates.filter((path) => path !== pageKeys.terms)]),
];

/** Every way to weight loss or to the price lookup that is shown; a page in another language leads to itself. */
async function waysShown(page: Page): Promise<readonly string[]> {
  const ways = page
    .locator(`a[href*="weight-loss"]:not([hreflang]), a[href="${brand.priceLookupUrl}"], a[href="/singlecare"]`)
    .or(page.locator('a, button, [role=tab], h2, h3').filter({ hasText: /weight.?loss|look up common medications/i }))
    .filter({ visible: true });
  return ways.allInnerTexts();
}

test('[CX-06] [HD-04] [HD-06] the grocery chain’s visitors are shown no way to Weight Loss or the price lookup, anywhere @sweep', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/?source=eagle');
  expect(await waysShown(page)).toEqual([]);
  // Opened cold: they have all their parts at once.
  for (const path of [...part(everywhere, 4, isMobile ? 1 : 0), '/care']) {
    await openPage(page, path + asking);
    expect(await waysShown(page), path).toEqual([]);
  }
  await page.getByText('Display As List').click();
  expect(await waysShown(page)).toEqual([]);
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Urgent Care' })).toBeVisible();
  expect(await waysShown(page)).toEqual([]);
});

test('[CX-06] the grocery chain’s visitors who follow an address to what is hidden can start nothing there @once', async ({
  page,
}) => {
  await openPage(page, '/singlecare?source=eagle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The medication price lookup is not offered through Eaglecrest Markets',
  );
  expect(page.context().pages()).toHaveLength(1);
  await openPage(page, '/treatments/weight-loss?source=eagle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Weight Loss is not offered through Eaglecrest Markets',
  );
  await expect(page.getByRole('combobox', { name: /state/i })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Start General Consult' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Consult');
});

test('[CX-06] before the application runs, and without it, one of the two faces of that page shows @desktop', async ({
  page,
}) => {
  await page.route('**/assets/*.js*', (route) => route.abort());
  const notice = page.getByText('Weight Loss is not offered through your pharmacy.');
  const heading = page.getByRole('heading', { level: 1, name: 'Weight Loss' });
  await page.goto('/treatments/weight-loss?source=eagle');
  await expect(notice).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.goto('/treatments/weight-loss?source=chamber');
  await expect(heading).toBeVisible();
  await expect(notice).toBeHidden();
  // All panels show where there are no scripts.
  await page.goto('/how-it-works?source=eagle');
  const panels = page.locator('[role=tabpanel]').filter({ visible: true });
  await expect(panels.getByRole('heading', { level: 2 })).toHaveText(['Virtual Consultation', 'Live Consultation']);
});

test('[CX-06] other visitors are shown them, the chamber’s included @once', async ({ page }) => {
  await openPage(page, '/?source=chamber');
  for (const path of ['/', '/care', '/treatments', '/faqs', '/how-it-works', '/treatments/gout']) {
    await goTo(page, path);
    await expect.poll(async () => (await waysShown(page)).length, path).toBeGreaterThan(0);
  }
});

test('[CX-06] [AF-16] in no page of either language, as it is sent, is a way to them that is not marked as hidden @desktop', async ({
  page,
}) => {
  const ours = about.flatMap(({ path, key }) => [path, `/es${path}`, inSpanish(key)]);
  // Other addresses of a page are rendered as the page itself is.
  const canonical = allPages(brand).filter((one) => one.path === one.canonical);
  const paths = [...new Set([...ours, ...canonical.flatMap(({ path, key }) => [path, inSpanish(key)])])];
  await page.goto('/robots.txt');
  const found = await page.evaluate(
    async ({ all, leading, names }) => {
      const waysAt = async (path: string): Promise<readonly string[]> => {
        const answer = await fetch(path);
        const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
        for (const marked of sent.querySelectorAll('[data-offer]')) marked.remove();
        const links = [...sent.querySelectorAll('a:not([hreflang])')]
          .map((anchor) => anchor.getAttribute('href')?.split(/[?#]/)[0] ?? '')
          .filter((href) => leading.includes(href));
        const named = [...sent.querySelectorAll('a:not([hreflang]), button, [role=tab], option, h1, h2, h3')]
          .map(({ textContent }) => textContent.toLowerCase())
          .filter((words) => names.some((name) => words.includes(name)));
        return [...(answer.ok ? [] : [`status ${String(answer.status)}`]), ...links, ...named];
      };
      const ways: string[] = [];
      for (const path of all) for (const way of await waysAt(path)) ways.push(`${path}: ${way}`);
      return ways;
    },
    {
      all: paths,
      leading: [...ours, brand.priceLookupUrl],
      names: ['weight loss', 'look up common', 'pérdida de peso', 'buscar medicamentos comunes'],
    },
  );
  expect(paths.length).toBeGreaterThan(140);
  expect(found).toEqual([]);
});

test('[CX-02] [AF-14] an arrival at a page that is left before its scripts come counts on the next @desktop', async ({
  page,
}) => {
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.goto('/care?pharmacy=Oak&pharmacyGroupID=6');
  await page.goto('/faqs?campaign=fall');
  await page.unroute('**/assets/*.js*');
  await openPage(page, '/treatments/gout');
  await seeAndCloseGreeting(page, 'Oak');
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  const { received } = await start.launch(start.consultation(/Live Consultation/));
  expect(received.get('sourceID')).toBe('fall');
  expect(received.get('pharmacyGroupID')).toBe('6');
});

test('[OB-02] [CX-04] a launch after an arrival from a pharmacy alone names the pharmacy @desktop', async ({
  page,
}) => {
  await openPage(page, '/?pharmacy=Oak%20%26%20Sons&pharmacyId=5');
  await page.getByRole('dialog').getByRole('button', { name: 'Get Started' }).click();
  await goTo(page, '/treatments/gout');
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  const { received } = await start.launch(start.consultation(/Live Consultation/));
  expect(received.get('sourceID')).toBe('Oak & Sons');
  expect(received.get('pharmacyID')).toBe('5');
  expect(received.has('Advertiser')).toBe(false);
  expect(received.has('pharmacyGroupID')).toBe(false);
});

interface Visit {
  readonly queries: readonly string[];
  /** Whose brand the last arrival leaves. */
  readonly left: Partner | undefined;
  /** What a launch names as its source. */
  readonly source: string | null;
}

const visits: readonly Visit[] = [
  { queries: ['?source=eagle-flyer', '?pharmacy=Oak'], left: undefined, source: 'Oak' },
  { queries: ['?source=eagle-flyer&campaign=fall', '?partner=Some&source=mail'], left: undefined, source: 'mail' },
  { queries: ['?source=eaglecrest', '?partner='], left: undefined, source: null },
  { queries: ['?source=CHAMBER', '?source=Eagle', '?campaign=fall'], left: groceryChain, source: 'fall - Eagle' },
  { queries: ['?pharmacy=Eagle', '?pharmacy=', '?partner=beagle'], left: undefined, source: null },
  { queries: ['?pharmacy=Oak', '?option=eagle', '?SOURCE=eagle'], left: undefined, source: 'Oak' },
  { queries: ['?source=eagle-flyer', '?source=chamber-mail', ''], left: chamberOfCommerce, source: 'chamber-mail' },
];

const isHiddenFrom = (partner: Partner | undefined) => partner?.hides.includes('weight-loss') === true;

test('[SM-01] [SM-02] [AF-16] after several arrivals header, page, chat and launch are the last one’s @desktop @sweep', async ({
  page,
}) => {
  test.slow();
  for (const { queries, left, source } of part(visits, 6)) {
    await forgetVisit(page);
    // The greeting has been seen: `welcome.spec.ts` is about it.
    await page.evaluate(() => {
      localStorage.setItem('firstSymVisitKey', 'false');
    });
    for (const query of queries) await openPage(page, `/care${query}`);
    const what = queries.join(', ');
    const logos = page.getByRole('banner').getByRole('img', { name: /^with / });
    await expect(logos, what).toHaveCount(left === undefined ? 0 : 1);
    if (left !== undefined) await expect(logos).toHaveAccessibleName(`with ${left.displayName}`);
    expect((await waysShown(page)).length > 0, what).toBe(!isHiddenFrom(left));

    const chat = new Chat(page);
    await chat.openByLauncher();
    await chat.ask('I want to lose weight');
    await expect(chat.panel.getByRole('link', { name: 'Start General Consult' })).toBeVisible();
    await expect(chat.panel.getByRole('link', { name: 'Weight Loss' })).toHaveCount(isHiddenFrom(left) ? 0 : 1);
    await expect(chat.panel.getByText('not offered through Eaglecrest Markets')).toHaveCount(
      isHiddenFrom(left) ? 1 : 0,
    );

    await goTo(page, '/treatments/gout');
    const start = new GetStarted(page);
    await start.chooseState('Texas');
    const { tab, received } = await start.launch(start.consultation(/Live Consultation/));
    expect(received.get('sourceID'), what).toBe(source);
    await tab.close();
  }
});

const tooLong = `eagle${'x'.repeat(2000)}`;
const paints: readonly (readonly [query: string, stored: Readonly<Record<string, string>>, hides: boolean])[] = [
  ['', { option: 'eagle', campaign: 'eagle', partner: 'beagle', source: tooLong }, false],
  ['?option=eagle', {}, false],
  ['?partner=beagle', { source: 'Eagle-flyer', partner: 'eaglecrest' }, false],
  ['?source=eagle&source=mail', {}, false],
  ['?pharmacy=', { source: 'eagle', partner: 'eaglecrest' }, false],
  ['?partner=EAGLECREST', { partner: 'Oak', pharmacy: 'Oak' }, true],
  ['?option=2', { source: 'an-EAGLE' }, true],
];

test('[AF-16] whatever address and storage say, script and application hide the same @desktop @sweep', async ({
  page,
}) => {
  const marks = () =>
    page.evaluate(() => {
      const { hides: hiding, visitor: who } = document.documentElement.dataset;
      return { hiding, who };
    });
  for (const [query, stored, hides] of part(paints, 4)) {
    const what = `${query} with ${JSON.stringify(stored).slice(0, 80)} stored`;
    await forgetVisit(page);
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    }, stored);
    const held: Route[] = [];
    let isHolding = true;
    await page.route('**/assets/*.js*', async (route) => {
      if (isHolding) held.push(route);
      else await route.continue();
    });
    await page.goto(`/care${query}`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await waysShown(page)).length > 0, what).toBe(!hides);
    const marked = await marks();
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    await seeInteractive(page);
    expect((await waysShown(page)).length > 0, what).toBe(!hides);
    expect(await marks(), what).toEqual(marked);
    await page.unroute('**/assets/*.js*');
  }
});

test('[SM-07] a condition that an address names is there for the visit, and in no lasting storage @desktop', async ({
  page,
}) => {
  await openPage(
    page,
    '/category/mens-health?protocolName=Erectile%20Dysfunction&utm_term=erectile+pills&campaign=kept',
  );
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.fromEntries(Object.entries(storage))));
  const [lasting, visit] = await kept();
  expect(lasting).toMatchObject({ campaign: 'kept' });
  expect(JSON.stringify(lasting)).not.toMatch(/erectile/i);
  expect(visit).toMatchObject({ protocolName: 'Erectile Dysfunction', utm_term: 'erectile pills' });
});

const tellings = [
  { context: { partner: 'eaglecrest' }, hides: true },
  { context: { pharmacy: 'Bald EAGLE Drugs', campaign: 'fall' }, hides: true },
  { context: { partner: 'beagle', source: 'chamber' }, hides: false },
];

for (const { context, hides } of part(tellings, 2)) {
  test(`[SM-01] [WE-06] on a page told of ${JSON.stringify(context)} Weight Loss is ${hides ? 'not ' : ''}suggested, and its links bring that partner @desktop @sweep`, async ({
    page,
    baseURL,
  }) => {
    const partner = await startPartnerSite(baseURL ?? '');
    try {
      // A shared computer: somebody came to the storefront from elsewhere before.
      await openPage(page, '/?source=chamber-mail&pharmacyId=3');
      await partner.open(page, '/rest/v1');
      await page.evaluate((given) => {
        const told: unknown[] = [];
        Object.assign(globalThis, { told });
        const commands = (globalThis.Receptionist ??= []) as { push(command: unknown): unknown };
        commands.push(['setContext', given]);
        commands.push(['on', 'suggestions', (event: unknown) => told.push(event)]);
      }, context);
      const chat = new Chat(page);
      await chat.openByLauncher();
      await chat.ask('I want to lose weight');
      const consult = chat.panel.getByRole('link', { name: 'Start General Consult' });
      await expect(consult).toBeVisible();
      await expect(chat.panel.getByRole('link', { name: 'Weight Loss' })).toHaveCount(hides ? 0 : 1);
      await expect(chat.panel.getByText(`not offered through ${chain}; a General Consult is.`)).toHaveCount(
        hides ? 1 : 0,
      );
      const told = JSON.stringify(await page.evaluate('told'));
      expect(told.includes('weight-loss')).toBe(!hides);
      await consult.click();
      await expect(page).toHaveURL(/\/general-consult\?/);
      const brandShown = hides ? groceryChain : chamberOfCommerce;
      await expect(page.getByRole('banner').getByRole('img', { name: `with ${brandShown.displayName}` })).toBeVisible();
      const source = await page.evaluate(() => localStorage.getItem('source'));
      expect(source).toBe(hides ? null : 'chamber');
    } finally {
      await partner.close();
    }
  });
}

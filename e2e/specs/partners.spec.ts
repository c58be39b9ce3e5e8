import { expect, test, type Page } from '@playwright/test';
import { chamberOfCommerce, groceryChain, type Partner } from '@front-door/shared/visitor/partners';
import { GetStarted } from '../models/getStarted.model';
import { openPage } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { watchConsole } from '../support/watch';

interface Arrival {
  readonly query: string;
  readonly partner: Partner;
  /** Whose customers are welcomed, if any. */
  readonly greeted?: string;
  readonly shoppingList: boolean;
  /** Tried on a phone too: one of each partner. */
  readonly onPhones?: true;
}

const chain = groceryChain.displayName;
const list = { shoppingList: true } as const;
const plain = { shoppingList: false } as const;

const arrivals: readonly Arrival[] = [
  { query: '?source=spring-EAGLE-flyer', partner: groceryChain, ...list },
  { query: '?campaign=fall&source=eaglecrest-flyer&pharmacy=Oak', partner: groceryChain, greeted: chain, ...list },
  {
    query: '?pharmacy=Eaglecrest%20Markets&source=mail',
    partner: groceryChain,
    greeted: chain,
    ...list,
    onPhones: true,
  },
  { query: '?source=mail&pharmacy=bald+eagle+drugs', partner: groceryChain, greeted: 'bald eagle drugs', ...list },
  { query: '?partner=EAGLECREST', partner: groceryChain, ...plain },
  { query: '?source=Lakeside-Chamber', partner: chamberOfCommerce, ...plain, onPhones: true },
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

for (const { query, partner, greeted, shoppingList, onPhones } of arrivals) {
  const where = onPhones ? '' : ' @desktop';
  test(`[HD-01] [HM-03] [WM-01] [CX-03] an arrival by ${query} is ${partner.displayName}'s${where}`, async ({
    page,
    isMobile,
  }) => {
    const complaints = watchConsole(page);
    await openPage(page, `/${query}`);
    await seeAndCloseGreeting(page, greeted);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('img', { name: `with ${partner.displayName}` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shoppingList ? 'Easier than your shopping list' : 'From Symptom to Care, FASTER',
    );
    if (isMobile) await expect(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await seeNoAxeFindings(page);
    await openPage(page, '/care');
    await seeAndCloseGreeting(page, undefined);
    await expect(banner.getByRole('img', { name: `with ${partner.displayName}` })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

const everywhere = [
  '/',
  '/care',
  '/treatments',
  '/category/urgent-care',
  '/faqs',
  '/faqs?section=weight-loss',
  '/how-it-works',
  '/how-it-works?tab=2',
  '/treatments/gout',
  '/general-consult',
  '/savings-card',
  '/about-us',
  '/no-such-page',
];

/** Every way to weight loss or to the price lookup that is shown. */
async function waysShown(page: Page): Promise<readonly string[]> {
  const ways = page
    .locator(`a[href*="weight-loss"], a[href="${brand.priceLookupUrl}"], a[href="/singlecare"]`)
    .or(page.locator('a, button, [role=tab], h2, h3').filter({ hasText: /weight.?loss|look up common medications/i }))
    .filter({ visible: true });
  return ways.allInnerTexts();
}

test('[CX-06] [HD-04] [HD-06] the grocery chain’s visitors are shown no way to Weight Loss or the price lookup, anywhere', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await openPage(page, '/?source=eagle');
  for (const path of everywhere) {
    await openPage(page, path);
    expect(await waysShown(page), path).toEqual([]);
  }
  await openPage(page, '/care');
  await page.getByText('Display As List').click();
  expect(await waysShown(page)).toEqual([]);
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Urgent Care' })).toBeVisible();
  expect(await waysShown(page)).toEqual([]);
});

test('[CX-06] other visitors are shown them, the chamber’s included', async ({ page }) => {
  await openPage(page, '/?source=chamber');
  for (const path of ['/', '/care', '/treatments', '/faqs', '/how-it-works', '/treatments/gout']) {
    await openPage(page, path);
    expect((await waysShown(page)).length, path).toBeGreaterThan(0);
  }
});

test('[CX-06] before the application runs they are hidden too @desktop', async ({ page }) => {
  await page.route('**/assets/*.js*', (route) => route.abort());
  for (const path of ['/', '/care', '/treatments', '/faqs', '/treatments/gout']) {
    await page.goto(`${path}?source=eagle`);
    expect(await waysShown(page), path).toEqual([]);
  }
});

test('[OB-02] [CX-04] a launch after an arrival from a pharmacy alone names the pharmacy @desktop', async ({
  page,
}) => {
  await openPage(page, '/?pharmacy=Oak%20%26%20Sons&pharmacyId=5');
  await page.getByRole('dialog').getByRole('button', { name: 'Get Started' }).click();
  await openPage(page, '/treatments/gout');
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  const { received } = await start.launch(start.consultation(/Live Consultation/));
  expect(received.get('sourceID')).toBe('Oak & Sons');
  expect(received.get('pharmacyID')).toBe('5');
  expect(received.has('Advertiser')).toBe(false);
  expect(received.has('pharmacyGroupID')).toBe(false);
});

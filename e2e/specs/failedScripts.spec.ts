import type { Browser, Page, Route } from '@playwright/test';
import { linkPatience, scriptPatience } from '@front-door/shared/contract/patience';
import { seeInteractive } from '../models/site.model';
import { newGate } from '../support/gate';
import { part } from '../support/part';
import { expect, test } from '../support/test';

const pages = [
  '/',
  '/care',
  '/treatments',
  '/treatments/rash',
  '/treatments/weight-loss',
  '/category/urgent-care',
  '/faqs',
  '/how-it-works',
  '/our-story',
  '/brand-promise',
  '/savings-card',
  '/provider-licensure-information',
  '/privacy',
  '/patient-portal',
  '/partners/embed',
  '/no-such-page',
] as const;

const visitors: readonly Readonly<Record<string, string>>[] = [
  { pharmacy: 'Oak' },
  { source: 'eaglecrest-flyer' },
  { option: '2' },
  { partner: 'eaglecrest' },
  { source: 'chamber' },
  {},
];

/** Ways in which the application's script fails to come; after some of them only time tells. */
const failures: Readonly<Record<string, (route: Route) => unknown>> = {
  aborted: (route) => route.abort(),
  refused: (route) => route.fulfill({ status: 500, body: 'no' }),
  broken: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  hanging: () => undefined,
};

/** What can be read on a page, without what partners hide. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const offer of document.querySelectorAll('[data-offer]')) offer.remove();
    return document.body.innerText;
  });
}

/** Opens a page of which the application never comes, and lets the time pass that tells so. */
async function openWithout(page: Page, path: string, visitor: Readonly<Record<string, string>>, failure: string) {
  await page.clock.install();
  await page.addInitScript((stored) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, visitor);
  await page.route('**/assets/index-*.js', failures[failure] ?? ((route) => route.abort()));
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
}

interface Trial {
  readonly path: string;
  readonly visitor: Readonly<Record<string, string>>;
  readonly failure: string;
}

const names = Object.keys(failures);
/** The home page shows most by who comes: every visitor and failure are tried. */
const ofHome: readonly Trial[] = visitors.flatMap((visitor) =>
  names.map((failure) => ({ path: '/', visitor, failure })),
);
/** Each of the others is tried for one. */
const ofOthers: readonly Trial[] = pages
  .map((path, index) => ({
    path,
    visitor: visitors[index % visitors.length] ?? {},
    failure: names[Math.floor(index / 2) % names.length] ?? '',
  }))
  .slice(1);

async function seeNothingHidden(browser: Browser, trials: readonly Trial[]): Promise<void> {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  // One for all, which has the other files of a page from the second time on.
  const context = await browser.newContext();
  let expected = '';
  for (const [index, { path, visitor, failure }] of trials.entries()) {
    if (path !== trials[index - 1]?.path) {
      await reader.goto(path);
      expected = await readable(reader);
      expect(expected.length, path).toBeGreaterThan(300);
    }
    const page = await context.newPage();
    await openWithout(page, path, visitor, failure);
    if (failure === 'broken' || failure === 'hanging') await page.clock.fastForward(scriptPatience);
    await expect.poll(() => readable(page), `${path}, ${failure} for ${JSON.stringify(visitor)}`).toBe(expected);
    await page.close();
  }
  await context.close();
  await plain.close();
}

/** Pages in handfuls: a browser without scripts for each would take much of the time. */
const handful = 4;
for (const [screen, turn] of [
  ['@desktop', 0],
  ['@phone', 1],
] as const) {
  test(`[AF-14] nothing of / stays hidden when its script fails ${screen} @sweep`, async ({ browser }) => {
    // Sevens go through visitors and failures alike: on both screens together each is met.
    await seeNothingHidden(browser, part(ofHome, 7, 3 * turn));
  });
  const others = part(ofOthers, 2, turn);
  for (let first = 0; first < others.length; first += handful) {
    const some = others.slice(first, first + handful);
    test(`[AF-14] nothing of ${some.map(({ path }) => path).join(', ')} stays hidden when their script fails ${screen} @sweep`, async ({
      browser,
    }) => {
      await seeNothingHidden(browser, some);
    });
  }
}

test('[AF-14] a link that was pressed is followed once the script has failed, or is late @once', async ({ page }) => {
  for (const failure of ['aborted', 'hanging']) {
    await openWithout(page, '/faqs', {}, 'hanging');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Check their licenses' });
    await link.click();
    await expect(page).toHaveURL(/\/faqs$/);
    if (failure === 'hanging') await page.clock.fastForward(linkPatience);
    else await page.evaluate(() => document.querySelector('script[type=module]')?.dispatchEvent(new Event('error')));
    await expect(page).toHaveURL(/licensure/);
  }
});

test('[AF-14] [SM-06] a script that comes late takes the page over, with what was chosen before @once', async ({
  page,
}) => {
  const gate = newGate();
  await page.clock.install();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
  const panels = page.locator('[role=tabpanel]:visible');
  await expect(panels).toHaveCount(1);
  await page.getByRole('tab').last().click();
  await page.clock.fastForward(scriptPatience);
  await expect(panels).toHaveCount(3);
  gate.open();
  await seeInteractive(page);
  await expect(panels).toHaveCount(1);
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});

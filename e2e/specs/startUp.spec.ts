import type { Browser, Page } from '@playwright/test';
import {
  act,
  actsOn,
  controlsOf,
  settledOutcome,
  watchRequests,
  type Act,
  type Control,
} from '../models/startUp.model';
import { seeInteractive } from '../models/site.model';
import { part } from '../support/part';
import { randomOf, type Random } from '../support/random';
import { holdStart, moments, type Moment } from '../support/startUp';
import { expect, test } from '../support/test';

/** One page of each kind, and the same kinds again where a visitor's partner changes them. */
const pages = [
  '/',
  '/?pharmacy=Oak',
  '/?partner=eaglecrest',
  '/care',
  '/treatments',
  '/treatments/rash',
  '/treatments/earache-pediatric',
  '/treatments/weight-loss',
  '/medication-refill',
  '/general-consult',
  '/category/urgent-care',
  '/category/mental-wellness',
  '/faqs',
  '/how-it-works',
  '/our-story',
  '/brand-promise',
  '/savings-card',
  '/provider-licensure-information',
  '/privacy',
  '/partners/embed',
  '/no-such-page',
  '/treatments/no-such-treatment',
] as const;

/** All that is tried is the same again for the same seed, which all tests of a run have: the runner's number. */
const seed = process.env['START_UP_SEED'] ?? String(process.ppid);
/** How many controls of each page are tried, each at one moment; `all` tries every one at every moment. */
const share = process.env['START_UP_SHARE'] ?? '1';

interface Try {
  readonly control: Control;
  readonly how: Act;
}

interface Trial extends Try {
  readonly moment: Moment;
  readonly turn: number;
}

/** As many pages as there are moments: each moment is met by one of them. A part has half of them on each screen. */
const handful = moments.length;
const kinds: readonly Act['how'][] = ['choose', 'send', 'type', 'arrow', 'hover', 'space', 'press', 'enter'];
const draw = randomOf(seed);
const [firstMoment, firstKind] = [Math.floor(draw.next() * moments.length), Math.floor(draw.next() * kinds.length)];

for (const [screen, turn, some] of [
  ['@desktop', 0, part(pages, 8, 2)],
  ['@phone', 1, part(pages, 8, 5)],
] as const)
  for (let first = 0; first < some.length; first += handful) {
    const paths = some.slice(first, first + handful);
    test(`[SM-06] what is done to a page while it starts comes to the same as later: ${paths.join(' ')} ${screen} @sweep`, async ({
      browser,
    }, testInfo) => {
      const isTouch = testInfo.project.use.hasTouch === true;
      const random = randomOf(`${seed} ${screen} ${paths.join(' ')}`);
      const offset = firstMoment + turn * (moments.length / 2);
      // Screens and handfuls share the kinds out.
      const wanted = [...kinds.slice(firstKind), ...kinds.slice(0, firstKind)].filter(
        (_, index) => index % 2 === (turn + first / handful) % 2,
      );
      for (const [place, path] of paths.entries()) {
        const acts = await actsOf(browser, path, isTouch, random);
        // What stands in for an address that only the browser knows is drawn anew, part by part, and not hydrated.
        const possible = path === '/treatments/no-such-treatment' ? moments.slice(0, 2) : moments;
        if (share === 'all') test.setTimeout(testInfo.timeout + acts.length * possible.length * 10_000);
        const kind = wanted.find((one) => acts.some(({ how }) => how.how === one));
        if (kind !== undefined) wanted.splice(wanted.indexOf(kind), 1);
        const preferred = acts.filter(({ how }) => kind === undefined || how.how === kind);
        const tries =
          share === 'all'
            ? acts
            : Array.from({ length: Number(share) }, (_, index) => random.pick(index === 0 ? preferred : acts));
        const trials = tries.flatMap(({ control, how }, index): readonly Trial[] => {
          const met = share === 'all' ? possible : [possible[(offset + place + index) % possible.length] ?? moments[0]];
          return met.map((moment) => ({ control, how, moment, turn: 1 + Math.floor(random.next() * 12) }));
        });
        await seeSame(browser, path, trials, isTouch);
      }
    });
  }

/** Everything that can be done to a page before anything of it has run. */
async function actsOf(browser: Browser, path: string, isTouch: boolean, random: Random): Promise<readonly Try[]> {
  const controls = await inNewPage(browser, async (page) => {
    await holdStart(page, 'no script yet', 0);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('script[data-files]').waitFor({ state: 'attached' });
    return controlsOf(page);
  });
  expect(controls.length).toBeGreaterThan(5);
  return controls.flatMap((control) => actsOn(control, isTouch, random).map((how) => ({ control, how })));
}

async function seeSame(browser: Browser, path: string, trials: readonly Trial[], isTouch: boolean): Promise<void> {
  const results = new Map<string, Promise<unknown>>();
  for (const trial of trials) {
    const { control, how, moment, turn } = trial;
    const key = JSON.stringify({ control, how });
    const later = results.get(key) ?? inNewPage(browser, (page) => actLater(page, path, trial, isTouch));
    results.set(key, later);
    const early = await inNewPage(browser, (page) => actEarly(page, path, trial, isTouch));
    expect
      .soft(
        early,
        `${path}: ${how.how} "${how.what}" on ${control.tag} "${control.name}" ${String(control.nth)}, ${moment} ${String(turn)}, seed ${seed}`,
      )
      .toEqual(await later);
  }
}

test('[SM-06] a page stays where it was scrolled to while it started @once', async ({ page }) => {
  const start = await holdStart(page, 'evaluated', 0);
  await page.goto('/care', { waitUntil: 'commit' });
  await start.reached();
  await page.evaluate(() => {
    scrollTo(0, 500);
  });
  await start.goOn();
  await seeInteractive(page);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

async function actLater(page: Page, path: string, { control, how }: Trial, isTouch: boolean): Promise<unknown> {
  await page.goto(path);
  await seeInteractive(page);
  await settledOutcome(page);
  return outcome(page, () => act(page, control, how, isTouch));
}

async function actEarly(
  page: Page,
  path: string,
  { control, how, moment, turn }: Trial,
  isTouch: boolean,
): Promise<unknown> {
  const start = await holdStart(page, moment, turn);
  await page.goto(path, { waitUntil: 'commit' });
  await start.reached();
  return outcome(page, async () => {
    await act(page, control, how, isTouch);
    await start.goOn();
    await seeInteractive(page);
  });
}

/** What it has come to, and which tabs have opened. */
async function outcome(page: Page, during: () => Promise<void>): Promise<unknown> {
  const tabs: Page[] = [];
  page.context().on('page', (tab) => tabs.push(tab));
  await during();
  const settled = await settledOutcome(page);
  return { settled, tabs: tabs.map((tab) => tab.url().replaceAll(/[\da-f-]{36}/g, 'id')) };
}

async function inNewPage<Result>(browser: Browser, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  watchRequests(page);
  // Others' parts of a page come when they are scrolled to, whenever that is.
  await page.route(/\/stand-in\/.*\.js/, (route) => route.abort());
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => {
    // A greeting would come between.
    localStorage.setItem('firstSymVisitKey', 'false');
    globalThis.print = () => {
      sessionStorage.setItem('test:printed', 'yes');
    };
  });
  try {
    return await run(page);
  } finally {
    await context.close();
  }
}

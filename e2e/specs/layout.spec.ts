import { expect, test, type Page } from '@playwright/test';
import { canonicalPages } from '@front-door/shared/routing/pages';
import { goTo, openPage } from '../models/site.model';
import { goThrough } from '../screens/goThrough';
import { spanishStates } from '../screens/spanishStates';
import { states } from '../screens/states';
import { brand } from '../support/brand';
import { inSpanish } from '../support/inSpanish';
import { Views, type View } from '../support/layoutFaults';
import { isWhole, part } from '../support/part';
import { templates } from '../support/templates';

/** Rows AF-10 and AF-11 of docs/requirements.md, for the storefront: every kind of page in every window and size of letters. */

const fonts = [16, 24, 32] as const;

/** Phones, a tablet, low and usual windows, a large one. */
const sizes = [
  [320, 640],
  [360, 740],
  [412, 915],
  [768, 1024],
  [853, 480],
  [1280, 720],
  [1280, 800],
  [2560, 1440],
] as const;

/** A window of 1280 px at 200 % and at 400 %. */
const zoomed: readonly View[] = [
  { size: [640, 400], font: 16 },
  { size: [320, 256], font: 16 },
];

const every: readonly View[] = sizes.flatMap((size) =>
  fonts.flatMap((font) => [false, true].map((isSpaced) => ({ size, font, isSpaced }))),
);

/**
 * Each page meets every fourth window, and over all pages each window meets each size of letters, and each size is met
 * with and without spacing. At 400 % each page is looked at, at 200 % every other one.
 */
function sample(turn: number): readonly View[] {
  const some = sizes.flatMap((size, index) => {
    if (index % 4 !== turn % 4) return [];
    const way = Math.floor(turn / 4) + index;
    return [{ size, font: fonts[way % fonts.length] ?? 16, isSpaced: way % 2 === 1 }];
  });
  return [...some, ...zoomed.slice(turn % 2)];
}

async function sweep(
  page: Page,
  paths: readonly string[],
  viewsOf: (path: string) => readonly View[],
  prepare?: () => Promise<void>,
): Promise<void> {
  // Nothing is on its way while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const views = new Views(page);
  const found: string[] = [];
  await openPage(page, paths[0] ?? '/');
  for (const path of paths) {
    await goTo(page, path);
    await prepare?.();
    for (const view of viewsOf(path)) found.push(...(await views.faults(path, view)));
  }
  expect(found).toEqual([]);
}

const rule = 'nothing scrolls sideways, is cut, lies over text or controls, or is too small';
const handful = 8;
for (let first = 0; first < templates.length; first += handful) {
  const paths = templates.slice(first, first + handful);
  test(`[AF-10] [AF-11] [TH-06] ${rule}: ${paths.join(' ')} @desktop`, async ({ page }) => {
    await sweep(page, paths, (path) => sample(templates.findIndex((one) => one === path)));
  });
  test(`[AF-10] [AF-11] ${rule}, in every window with every size of letters: ${paths.join(' ')} @desktop @gate`, async ({
    page,
  }) => {
    test.slow();
    await sweep(page, paths, () => every);
  });
}

test('[AF-10] the launcher covers nothing of any category page in a usual window, nor of its panel @desktop', async ({
  page,
}) => {
  const categories = canonicalPages(brand)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/category/'));
  expect(categories.length).toBeGreaterThan(5);
  await sweep(page, categories, () => [{ size: [1280, 800], font: 16 }]);
});

/** The longest names and words, and two pages whose buttons for help stand open. */
const spanishAlways: ReadonlySet<string> = new Set([
  '/',
  '/medication-refill',
  '/general-consult-pediatric',
  '/treatments/asthma',
  '/treatments/birth-control',
  '/treatments/pinkeye-pediatric',
]);

test('[AF-10] [AF-11] [ES-03] nor does the longer Spanish on phones, with all that folds open @desktop @sweep', async ({
  page,
}) => {
  test.slow();
  const keys = canonicalPages(brand).map(({ key }) => key);
  const always = keys.filter((key) => spanishAlways.has(key));
  expect(always).toHaveLength(spanishAlways.size);
  const others = keys.filter((key) => !spanishAlways.has(key));
  await sweep(
    page,
    [...always, ...part(others, 16)].map((key) => inSpanish(key)),
    () => [
      { size: [360, 740], font: 16 },
      { size: [320, 640], font: 16 },
    ],
    () =>
      page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
      }),
  );
});

/** What the narrow and the wide layouts, which change places at 48 times the letters' size, are looked at in. */
const layouts: Readonly<Record<'narrow' | 'wide', readonly [View, ...View[]]>> = {
  narrow: [
    { size: [360, 740], font: 16 },
    { size: [320, 640], font: 16, isSpaced: true },
    { size: [360, 740], font: 24 },
    { size: [412, 915], font: 32 },
    { size: [320, 640], font: 32 },
    { size: [320, 256], font: 16 },
  ],
  wide: [
    { size: [1280, 800], font: 16 },
    { size: [768, 1024], font: 16, isSpaced: true },
    { size: [853, 480], font: 16 },
    { size: [1280, 720], font: 24 },
    { size: [2560, 1440], font: 32 },
  ],
};

/** The states that `npm test` looks at, and `npm run gates` every other. The chat has tests of its own. */
const usual: Readonly<Record<keyof typeof layouts, readonly string[]>> = {
  narrow: [
    'drawer',
    'account-menu',
    'service-card',
    'category-drawer',
    'state-chosen',
    'visit-bar-with-a-long-state',
    'visit-launched',
    'weight-loss-notice',
    'welcome',
    'es-visit-bar-with-a-long-state',
  ],
  wide: ['header-menu', 'service-card', 'visit-launched', 'weight-loss-notice'],
};

for (const layout of ['narrow', 'wide'] as const) {
  const [first, ...others] = layouts[layout];
  const own = [...states, ...spanishStates].filter(
    ({ where, part: within }) => (where === undefined || where === layout) && within !== 'receptionist-widget',
  );
  test(`[AF-10] [AF-11] [HD-10] ${rule}, ${layout}: what opens and is chosen @desktop @sweep`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const looks = new Views(page);
    const found: string[] = [];
    let turn = 0;
    const [width, height] = first.size;
    await page.setViewportSize({ width, height });
    await goThrough(
      page,
      own.filter(({ name }) => isWhole || usual[layout].includes(name)),
      async ({ name }) => {
        // Back in the first, nothing has remained of the others.
        for (const view of [first, ...part(others, 3, turn), first]) found.push(...(await looks.faults(name, view)));
        turn += 1;
      },
    );
    expect(found).toEqual([]);
  });
}

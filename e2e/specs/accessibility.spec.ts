import type { Page } from '@playwright/test';
import { canonicalPages } from '@front-door/shared/routing/pages';
import { goTo, openPage, seeInteractive } from '../models/site.model';
import { goThrough } from '../screens/goThrough';
import { spanishStates } from '../screens/spanishStates';
import { states } from '../screens/states';
import { axeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { isTemplate, templates } from '../support/templates';
import { animationsIn, borderlessControls, controlsWithoutFocusRing, focusedElement } from '../support/looks';
import { noteChoice } from '../support/flows';
import { isWhole, part } from '../support/part';
import { expect, test } from '../support/test';
import { textScale, textSizeFaults } from '../support/textSizes';

type Mode = 'light' | 'dark';

/** Shows the page in a color mode, without storing it. */
async function showMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['colorMode'] = name;
  }, mode);
}

test('[TH-05] axe finds nothing on any page, in either color mode @sweep', async ({ page, isMobile }) => {
  // Some seventy pages, one after the other in one document: opening each would take most of the time.
  test.setTimeout(300_000);
  const found: string[] = [];
  const note = (where: string, findings: readonly string[]) => {
    found.push(...findings.map((finding) => `${where}: ${finding}`));
  };
  // Colors change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  // Header, footer and bars are the same everywhere; what is on the page is not.
  note('/', await axeFindings(page));
  await showMode(page, 'dark');
  note('/ dark', await axeFindings(page, { isColorAlone: true }));
  const pages = canonicalPages(brand).filter(({ path }) => path !== '/');
  const others = pages.filter(({ path }) => !isTemplate(path));
  // The other half of the kinds is looked at on the other screen, and on this one in Spanish.
  const kinds = part(templates, 2, isMobile ? 0 : 1);
  const chosen = [
    ...pages.filter(({ path }) => kinds.some((kind) => kind === path)),
    ...(isMobile && !isWhole ? [] : part(others, 16)),
  ];
  // Pages of one kind share their colors: each is looked at in one mode, in turns.
  let mode: Mode = isMobile ? 'light' : 'dark';
  for (const { path, title } of chosen) {
    await showMode(page, mode);
    await goTo(page, path, title);
    note(`${path} ${mode}`, await axeFindings(page, { within: 'main' }));
    mode = mode === 'light' ? 'dark' : 'light';
    if (!isWhole || !isTemplate(path)) continue;
    await showMode(page, mode);
    note(`${path} ${mode}`, await axeFindings(page, { within: 'main', isColorAlone: true }));
  }
  expect(found).toEqual([]);
});

test('[TH-05] [HD-10] [TH-07] nor in anything that opens: menus, drawers, dialogs, tabs, accordions, notices @sweep', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  const [first, second]: readonly [Mode, Mode] = isMobile ? ['dark', 'light'] : ['light', 'dark'];
  const own = isMobile ? 'narrow' : 'wide';
  // The same parts as in English, with longer words.
  const all = isWhole ? [...states, ...spanishStates] : states;
  const everywhere = all.filter((state) => state.where === undefined);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((mode) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('color-mode', mode);
  }, first);
  const chosen = [...all.filter((state) => state.where === own), ...part(everywhere, 2, Number(isMobile))];
  await goThrough(page, chosen, async ({ name, where, part: within = 'main' }) => {
    // Behind a modal dialog there is nothing for assistive technology.
    const modal = (await page.locator('body[data-scroll-locked]').count()) > 0;
    const scan = { within: modal ? '[role="dialog"]' : within };
    const findings = [...(await axeFindings(page, scan))];
    // What is on every screen is looked at in one mode here, in the other mode on the other screen.
    if (isWhole && where !== undefined) {
      await showMode(page, second);
      findings.push(...(await axeFindings(page, { ...scan, isColorAlone: true })));
    }
    found.push(...findings.map((finding) => `${name}: ${finding}`));
    // Each page is opened with empty storage, and so without the choice of the one before.
    noteChoice(page, 'none');
  });
  expect(found).toEqual([]);
});

test('[HM-04] what moves by itself costs no new styles, which a phone would pay with its battery @desktop @sweep', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const styled = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  await openPage(page, '/');
  for (const path of part(templates, 4)) {
    await goTo(page, path);
    // Half a second has 30 frames, and a page that has come to rest changes nothing in most of them.
    await expect
      .poll(async () => {
        const before = await styled();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
        return (await styled()) - before;
      }, path)
      .toBeLessThan(10);
  }
});

test('[APP-01] [AF-19] the focus shows on everything that takes it, in both color modes, and text has one of five sizes, 15 px or more, and of three weights @sweep', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/');
  const found: string[] = [];
  for (const [index, path] of part(templates, 2, Number(isMobile)).entries()) {
    await goTo(page, path);
    for (const fault of await page.evaluate(textSizeFaults, textScale)) found.push(`${path}: ${fault}`);
    for (const mode of part(['light', 'dark'] as const, 2, index)) {
      await showMode(page, mode);
      for (const control of await controlsWithoutFocusRing(page)) found.push(`${path} ${mode}: ${control}`);
    }
  }
  expect(found).toEqual([]);
});

test('[APP-01] [FT-04] Tab goes through the whole page and never to something hidden or covered', async ({ page }) => {
  await openPage(page, '/');
  const covered: string[] = [];
  const visited: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isBody, isCovered } = await focusedElement(page);
    if (isBody) break;
    visited.push(name);
    if (isCovered) covered.push(name);
  }
  expect(covered).toEqual([]);
  expect(visited[0]).toBe('Skip to content');
  expect(visited.length).toBeGreaterThan(40);
  expect(visited.length).toBeLessThan(200);
});

test('[HD-02] [GS-04] [GS-09] by keyboard alone: skip, open a menu, choose a treatment and a state, start @desktop', async ({
  page,
}) => {
  await openPage(page, '/faqs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const menu = page.getByRole('banner').getByRole('button', { name: 'Urgent Care' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'General Consult', exact: true }).last(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Sore Throat', exact: true }).first();
  for (let step = 0; step < 30 && !(await entry.evaluate((link) => link === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/treatments/sore-throat');
  await expect(page.getByRole('heading', { level: 1, name: 'Sore Throat' })).toBeFocused();

  const panel = page.getByRole('region', { name: 'Get Started Here' });
  const state = panel.getByRole('combobox', { name: 'What state do you live in?' });
  for (let step = 0; step < 20 && !(await state.evaluate((field) => field === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Ohio');
  const start = panel.getByRole('button', { name: /Virtual Consultation/ });
  await expect(start).toBeVisible();
  for (let step = 0; step < 5 && !(await start.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await opened).waitForURL(/[?&]protocolName=Sore/);
});

test('[HD-06] [HD-10] a drawer or dialog takes the focus, keeps it, and gives it back', async ({ page, isMobile }) => {
  const openers: readonly (readonly [path: string, opener: string, dialog: string])[] = isMobile
    ? [
        ['/', 'Menu', 'Menu'],
        ['/', 'My Account', 'My Account'],
        ['/category/womens-health?protocolName=Birth%20Control', 'Get Started', 'Birth Control'],
        ['/faqs', 'Your privacy choices', 'Your privacy choices'],
      ]
    : [['/faqs', 'Your privacy choices', 'Your privacy choices']];
  await openPage(page, openers[0]?.[0] ?? '/');
  for (const [path, name, title] of openers) {
    await goTo(page, path);
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    const stops = await dialog.locator('a[href], button, input, select').count();
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside(), `${title}, Tab ${String(step)}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('[TH-06] at 400 % zoom nothing that opens scrolls sideways, and its last control can be reached @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const wide: Record<string, number> = {};
  // The pages themselves are looked at in layout.spec.ts.
  const names = ['drawer', 'provider-follow-up', 'privacy-choices', 'category-drawer', 'welcome'];
  const chosen = states.filter(({ name }) => names.includes(name));
  expect(chosen).toHaveLength(names.length);
  await goThrough(page, chosen, async ({ name }) => {
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    if ((await overflow()) > 0 || sideways > 0 || (box?.width ?? 999) > 320) wide[name] = sideways;
    // The last of its controls can be reached.
    await dialog.getByRole('button').or(dialog.getByRole('link')).last().scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button').or(dialog.getByRole('link')).last()).toBeInViewport();
  });
  expect(wide).toEqual({});
});

test('[TH-02] [TH-08] with forced colors every control keeps its edge; with reduced motion nothing moves @desktop @sweep', async ({
  page,
}) => {
  const found: string[] = [];
  await openPage(page, '/');
  for (const path of part(templates, 4)) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await goTo(page, path);
    for (const animation of await animationsIn(page)) found.push(`${path} moves: ${animation}`);
    for (const control of await borderlessControls(page)) found.push(`${path} has no edge: ${control}`);
  }
  const chosen = states.filter(({ name }) => ['header-menu', 'privacy-choices', 'notice'].includes(name));
  expect(chosen).toHaveLength(3);
  await page.emulateMedia({ forcedColors: 'none' });
  await goThrough(page, chosen, async ({ name }) => {
    for (const animation of await animationsIn(page)) found.push(`${name} moves: ${animation}`);
    for (const control of await borderlessControls(page)) found.push(`${name} has no edge: ${control}`);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  expect(found).toEqual([]);
  await seeInteractive(page);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { canonicalPages } from '@front-door/shared/routing/pages';
import { brand } from '../support/brand';
import { launchOptions } from '../support/browser';
import { inSpanish } from '../support/inSpanish';
import { startServer } from '../support/server';
import { capture, modes, widths, zoomedWidth, type Screen, type Subject } from './capture';
import { contactSheet, sheetWidth } from './contactSheet';
import { conditions } from './conditions';
import { spanishStates } from './spanishStates';
import { states, wideFrom, type ScreenState } from './states';

/**
 * Takes pictures of the built storefront: every page in both languages, then pages in the states that something brings about,
 * at four widths, light and dark. `npm run screens -- --help` tells the options.
 */
const help = `npm run screens -- [page …] [options]

  /care /faqs           these pages alone (default: every page)
  --widths=360,1280     these widths alone (default: ${widths.join(',')})
  --modes=dark          this color mode alone (default: ${modes.join(',')})
  --states              the states alone, without the pages as they open
  --no-states           the pages as they open alone
  --only=drawer,notice  these states alone

Pictures and one contact sheet a width go to reports/screens.
`;

const folder = fileURLToPath(new URL('../../reports/screens/', import.meta.url));
const allWidths = [zoomedWidth, ...widths];
/** Seen by visitors and in no sitemap: the partners' pages, and what an address that is none answers. */
const unlisted = [hrefs.embed, hrefs.doctor, '/not-found'];
/** Pages that are taken at the same time. */
const lanes = 2;

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    widths: { type: 'string' },
    modes: { type: 'string' },
    states: { type: 'boolean' },
    'no-states': { type: 'boolean' },
    only: { type: 'string' },
  },
});

if (options.help === true) process.stdout.write(help);
else await run(chosenScreens());

function chosenScreens(): readonly Screen[] {
  const english = canonicalPages(brand);
  const pages = [...english.map(({ path }) => path), ...english.map(({ key }) => inSpanish(key)), ...unlisted].map(
    (path) => pageSubject(path),
  );
  const inStates = [...states, ...spanishStates, ...conditions]
    .filter(({ name }) => isListed(options.only, name))
    .map((state) => stateSubject(state));
  const hasPages = options.states !== true && options.only === undefined;
  const known = new Set([...pages, ...inStates].map(({ path }) => path));
  for (const path of asked) if (!known.has(path)) process.stdout.write(`${path} is not a page\n`);
  return [...(hasPages ? pages : []), ...(options['no-states'] === true ? [] : inStates)]
    .filter(({ path }) => asked.length === 0 || asked.includes(path))
    .flatMap((subject) => screensOf(subject));
}

function pageSubject(path: string): Subject {
  return { label: path, slug: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path };
}

function stateSubject(state: ScreenState): Subject {
  return { label: `${state.path}: ${state.name}`, slug: `state-${state.name}`, path: state.path, state };
}

function screensOf(subject: Subject): readonly Screen[] {
  const where = subject.state?.where;
  return allWidths
    .filter((width) => isListed(options.widths, String(width)))
    .filter((width) => existsAt(width, where))
    .flatMap((width) =>
      modes
        .filter((mode) => isListed(options.modes, mode))
        .map((mode) => ({ subject, width, mode, file: `${subject.slug}-${String(width)}-${mode}.png` })),
    );
}

function existsAt(width: number, where: ScreenState['where']): boolean {
  if (width === zoomedWidth || where === 'zoomed') return width === zoomedWidth && where === 'zoomed';
  return where === undefined || (where === 'wide') === width >= wideFrom;
}

function isListed(list: string | undefined, value: string): boolean {
  return list === undefined || list.split(',').includes(value);
}

async function run(screens: readonly Screen[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch(launchOptions());
  try {
    const taken = await captureAll(browser, server.origin, screens);
    for (const width of allWidths)
      await writeSheet(
        browser,
        width,
        taken.filter((screen) => screen.width === width),
      );
    process.stdout.write(`${String(taken.length)} of ${String(screens.length)} pictures in reports/screens\n`);
    if (taken.length < screens.length) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Takes the pictures, some at a time. One that fails is reported and left out of the answer. */
async function captureAll(browser: Browser, origin: string, screens: readonly Screen[]): Promise<readonly Screen[]> {
  const waiting = [...screens];
  const taken = new Set<Screen>();
  let done = 0;
  const work = async () => {
    for (let screen = waiting.shift(); screen !== undefined; screen = waiting.shift()) {
      const failure = await capture(browser, origin, folder, screen).then(
        () => undefined,
        (error: unknown) => String(error).split('\n')[0],
      );
      if (failure === undefined) taken.add(screen);
      done += 1;
      process.stdout.write(
        `${String(done)}/${String(screens.length)} ${screen.file}${failure === undefined ? '' : `  FAILED: ${failure}`}\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return screens.filter((screen) => taken.has(screen));
}

async function writeSheet(browser: Browser, width: number, screens: readonly Screen[]): Promise<void> {
  if (screens.length === 0) return;
  const file = join(folder, `sheet-${String(width)}.html`);
  writeFileSync(file, contactSheet(width, screens));
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, `sheet-${String(width)}.png`), fullPage: true });
  await page.close();
}

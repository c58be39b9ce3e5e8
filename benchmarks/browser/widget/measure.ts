import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Frame, Page, Request } from '@playwright/test';
import type { Point, Seen } from './seen.types';
import type { Subject } from './subject.types';

const probe = readFileSync(new URL('probe.client.js', import.meta.url), 'utf8');

/** How much slower the processor is made. */
export const slowdown = 4;

/** Bytes and requests are what the widget asks for beside the page; times are in milliseconds, the heap is in bytes. */
export interface Cost {
  readonly bytes: number;
  readonly requests: number;
  /** Running and compiling scripts. */
  readonly script: number;
  readonly heap: number;
}

export interface Measured {
  readonly loaded: Cost;
  readonly longTasks: number;
  readonly longTaskTime: number;
  readonly shift: number;
  /** From navigation to a launcher that can be pressed, or to the input where there is none. */
  readonly launcher: number | undefined;
  /** From pressing the launcher to an input that can be typed into. */
  readonly opening: number | undefined;
  /** The same on a second page, with what the first has left in the browser's cache. */
  readonly reopening: number | undefined;
  /** As `opening`, by a mouse that rested on the launcher before. */
  readonly rested: number | undefined;
  /** As `opening`, from the touch of a finger that is lifted a little later. */
  readonly held: number | undefined;
  /** After opening, the loading included; as loaded where nothing opens. */
  readonly opened: Cost;
}

type Parts = Pick<Subject, 'launcher' | 'input' | 'isFramed'>;

/** What belongs to loading is done by then, and what a widget does when nothing happens has begun. */
const settleInMs = 1200;

/** How long a mouse rests on the launcher before it presses. */
export const restInMs = 150;

/** How long a finger stays on the launcher when it taps, about. */
export const holdInMs = 80;

/**
 * Loads a page on a slow processor and opens its widget, five times: twice in one fresh browser profile with a probe that
 * tells the times, in two others by a mouse that rests before and by a finger that is lifted a little later, and once with
 * nothing beside the page, for what it costs. A tool that looks for elements in a page runs hundreds of kilobytes of its own there, and in each frame anew;
 * nothing here does.
 */
export async function measure(browser: Browser, url: string, parts: Parts | undefined): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const another = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tapped = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const clean = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const first = await openProbed(context, url, parts);
    const { longTasks, shift, launcherAt } = await readSeen(first);
    const launcher = parts?.launcher === undefined ? undefined : await first.evaluate(() => seen.centre());
    const opening = launcher && (await press(first, launcher, parts));
    await first.close();
    const second = launcher && (await openProbed(context, url, parts));
    const reopening = second && (await press(second, launcher, parts));
    await second?.close();
    const third = launcher && (await openProbed(another, url, parts));
    const rested = third && (await press(third, launcher, parts, { rest: restInMs }));
    await third?.close();
    const fourth = launcher && (await openProbed(tapped, url, parts));
    const held = fourth && (await press(fourth, launcher, parts, { hold: holdInMs }));
    await fourth?.close();

    const page = await clean.newPage();
    const sessions = await slowDown(clean, page);
    const traffic = watchTraffic(page, url);
    await page.goto(url);
    await page.waitForTimeout(Math.max(2 * settleInMs, 2 * (launcherAt ?? 0)));
    const cost = async (): Promise<Cost> => ({ ...(await traffic()), ...(await readEffort(sessions)) });
    const loaded = await cost();
    let opened = loaded;
    if (launcher !== undefined && opening !== undefined) {
      await page.mouse.click(launcher.x, launcher.y);
      await page.waitForTimeout(settleInMs + 2 * opening);
      opened = await cost();
    }
    return {
      loaded,
      longTasks: longTasks.length,
      longTaskTime: longTasks.reduce((sum, duration) => sum + duration, 0),
      shift,
      launcher: launcherAt,
      opening,
      reopening,
      rested,
      held,
      opened,
    };
  } finally {
    await context.close();
    await another.close();
    await tapped.close();
    await clean.close();
  }
}

async function openProbed(context: BrowserContext, url: string, parts: Parts | undefined): Promise<Page> {
  const page = await context.newPage();
  await slowDown(context, page);
  // Some open by themselves where they were left open. A frame may have no storage.
  await page.addInitScript('try { localStorage.clear() } catch {}');
  await page.addInitScript(`(() => { ${probe} probe(${JSON.stringify({ input: 'no-widget', ...parts })}); })()`);
  await page.goto(url);
  if (parts !== undefined) await until(async () => (await readSeen(page)).launcherAt);
  await page.waitForTimeout(settleInMs);
  return page;
}

const readSeen = (place: Page | Frame): Promise<Omit<Seen, 'centre'>> =>
  place.evaluate(() => ({ ...seen, centre: undefined }));

/**
 * Asks now and then, and not at once, so as not to disturb what is waited for.
 *
 * @throws after a while.
 */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let times = 0; times < 40; times += 1) {
    await setTimeout(settleInMs / 2);
    const value = await ask();
    if (value !== undefined) return value;
  }
  throw new Error('it was waited for in vain');
}

/** The page and its frames, made slower. A frame of another origin may have a process of its own. */
async function slowDown(context: BrowserContext, page: Page): Promise<readonly CDPSession[]> {
  const sessions = [await watchEffort(context, page)];
  page.on('frameattached', (frame) => {
    watchEffort(context, frame).then(
      (session) => sessions.push(session),
      // It runs in the page's own process, or is gone again.
      () => undefined,
    );
  });
  return sessions;
}

async function watchEffort(context: BrowserContext, place: Page | Frame): Promise<CDPSession> {
  const session = await context.newCDPSession(place);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  return session;
}

/** Counts what page and frames ask for beside the page itself, whether it is answered or not. */
function watchTraffic(page: Page, url: string): () => Promise<Pick<Cost, 'bytes' | 'requests'>> {
  let requests = 0;
  const sizes: Promise<number>[] = [];
  const isCounted = (request: Request) => request.url() !== url && !/^(?:data|blob|about):/.test(request.url());
  page.on('request', (request) => {
    if (isCounted(request)) requests += 1;
  });
  page.on('requestfinished', (request) => {
    if (!isCounted(request)) return;
    sizes.push(
      request
        .sizes()
        .then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize)
        .catch((error: unknown) => {
          // What ends after all was counted, while the page is being closed, is nobody's.
          if (page.isClosed()) return 0;
          throw error;
        }),
    );
  });
  return async () => ({ requests, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) });
}

/** What all processes of a page have cost so far. */
async function readEffort(sessions: readonly CDPSession[]): Promise<Pick<Cost, 'script' | 'heap'>> {
  const efforts = await Promise.all(
    sessions.map(async (session) => {
      const { metrics } = await session.send('Performance.getMetrics');
      const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return { script: (seconds('ScriptDuration') + seconds('V8CompileDuration')) * 1000, heap: usedSize };
    }),
  );
  return {
    script: efforts.reduce((sum, { script }) => sum + script, 0),
    heap: efforts.reduce((sum, { heap }) => sum + heap, 0),
  };
}

/** Presses the launcher: at once, or by a mouse that rests on it before, or by a finger that stays on it, in milliseconds. */
async function press(
  page: Page,
  { x, y }: Point,
  parts: Parts | undefined,
  { rest = 0, hold = 0 }: { readonly rest?: number; readonly hold?: number } = {},
): Promise<number | undefined> {
  await page.mouse.move(x, y);
  if (rest > 0) await setTimeout(rest);
  await page.mouse.click(x, y, { delay: hold });
  const inputAt = await until(async () => {
    const place = parts?.isFramed === true ? page.frames().find((frame) => frame !== page.mainFrame()) : page;
    return place && (await readSeen(place)).inputAt;
  });
  const { pressedAt } = await readSeen(page);
  return pressedAt === undefined ? undefined : inputAt - pressedAt;
}

import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Frame, Page, Request } from '@playwright/test';
import type { Seen } from './seen.types';
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
  /** After opening, the loading included; as loaded where nothing opens. */
  readonly opened: Cost;
}

type Parts = Pick<Subject, 'launcher' | 'input' | 'isFramed'>;

/** What belongs to loading is done by then, and what a widget does when nothing happens has begun. */
const settleInMs = 1200;

/** Loads a page in a fresh browser profile on a slow processor, opens its widget, and does so once more. */
export async function measure(browser: Browser, url: string, parts: Parts | undefined): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const first = await openPage(context, url, parts);
    const loaded = await first.cost();
    const { longTasks, shift, launcherAt }: Seen = await first.page.evaluate(() => seen);
    const opening = await press(first.page, parts);
    await first.page.waitForTimeout(opening === undefined ? 0 : settleInMs);
    const opened = opening === undefined ? loaded : await first.cost();
    await first.page.close();

    let reopening: number | undefined;
    if (parts?.launcher !== undefined) {
      const second = await openPage(context, url, parts);
      reopening = await press(second.page, parts);
    }
    return {
      loaded,
      longTasks: longTasks.length,
      longTaskTime: longTasks.reduce((sum, duration) => sum + duration, 0),
      shift,
      launcher: launcherAt,
      opening,
      reopening,
      opened,
    };
  } finally {
    await context.close();
  }
}

interface OpenPage {
  readonly page: Page;
  readonly cost: () => Promise<Cost>;
}

async function openPage(context: BrowserContext, url: string, parts: Parts | undefined): Promise<OpenPage> {
  const page = await context.newPage();
  const sessions = [await watchEffort(context, page)];
  // A frame of another origin may have a process of its own, which is made slower and counted like the page's.
  page.on('frameattached', (frame) => {
    watchEffort(context, frame).then(
      (session) => sessions.push(session),
      // It runs in the page's own process, or is gone again.
      () => undefined,
    );
  });
  const traffic = watchTraffic(page, url);
  // Some open by themselves where they were left open. A frame may have no storage.
  await page.addInitScript('try { localStorage.clear() } catch {}');
  await page.addInitScript(`(() => { ${probe} probe(${JSON.stringify({ input: 'no-widget', ...parts })}); })()`);
  await page.goto(url);
  if (parts !== undefined)
    await page.waitForFunction(() => seen.launcherAt !== undefined, undefined, { timeout: 20_000 });
  await page.waitForTimeout(settleInMs);
  return { page, cost: async () => ({ ...(await traffic()), ...(await readEffort(sessions)) }) };
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

/** Presses the launcher as a finger does, without resting on it before. */
async function press(page: Page, parts: Parts | undefined): Promise<number | undefined> {
  if (parts?.launcher === undefined) return undefined;
  const box = await page.locator(parts.launcher.replaceAll(' >> ', ' ')).first().boundingBox();
  if (box === null) return undefined;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const place = parts.isFramed === true ? await frameOf(page) : page;
  await place.waitForFunction(() => seen.inputAt !== undefined, undefined, { timeout: 20_000 });
  const [pressedAt, inputAt] = await Promise.all([
    page.evaluate(() => seen.pressedAt),
    place.evaluate(() => seen.inputAt),
  ]);
  return pressedAt === undefined || inputAt === undefined ? undefined : inputAt - pressedAt;
}

async function frameOf(page: Page): Promise<Frame> {
  const found = () => page.frames().find((frame) => frame !== page.mainFrame());
  return found() ?? (await page.waitForEvent('frameattached', { timeout: 20_000 }));
}

import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
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

type Parts = Pick<Subject, 'launcher' | 'input'>;

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
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  const traffic = await watchTraffic(session, url);
  // Some open by themselves where they were left open.
  await page.addInitScript('localStorage.clear()');
  await page.addInitScript(`(() => { ${probe} probe(${JSON.stringify({ input: 'no-widget', ...parts })}); })()`);
  await page.goto(url);
  if (parts !== undefined)
    await page.waitForFunction(() => seen.launcherAt !== undefined, undefined, { timeout: 20_000 });
  await page.waitForTimeout(settleInMs);
  return { page, cost: async () => ({ ...traffic, ...(await readEffort(session)) }) };
}

/** Counts what is asked for beside the page itself, whether it is answered or not. */
async function watchTraffic(session: CDPSession, url: string): Promise<{ bytes: number; requests: number }> {
  const traffic = { bytes: 0, requests: 0 };
  const counted = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url === url || request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    counted.add(requestId);
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) traffic.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

async function readEffort(session: CDPSession): Promise<Pick<Cost, 'script' | 'heap'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { script: (seconds('ScriptDuration') + seconds('V8CompileDuration')) * 1000, heap: usedSize };
}

/** Presses the launcher as a finger does, without resting on it before. */
async function press(page: Page, parts: Parts | undefined): Promise<number | undefined> {
  if (parts?.launcher === undefined) return undefined;
  const box = await page.locator(parts.launcher.replaceAll(' >> ', ' ')).first().boundingBox();
  if (box === null) return undefined;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => seen.inputAfterPress !== undefined, undefined, { timeout: 20_000 });
  return page.evaluate(() => seen.inputAfterPress);
}

import type { Page } from '@playwright/test';

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
  }
  var layoutShift: number | undefined;
}

/** Counts everything that moves in the pages opened from now on, also what follows a click. */
export async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        globalThis.layoutShift = (globalThis.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => globalThis.layoutShift ?? Number.NaN);
}

import type { Page } from '@playwright/test';

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  var layoutShift: number | undefined;
  var layoutMoves: string[] | undefined;
}

/** Counts everything that moves in the pages opened from now on, also what follows a click. */
export async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page
    const where = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    globalThis.layoutShift = 0;
    const moves = (globalThis.layoutMoves = [] as string[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        globalThis.layoutShift = (globalThis.layoutShift ?? 0) + entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const start = element?.outerHTML.slice(0, 80) ?? 'gone';
          moves.push(`${start} from ${where(previousRect)} to ${where(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => globalThis.layoutShift ?? Number.NaN);
}

/** What moved so far, with its boxes (left, top, width, height) before and after: for the message of a failure. */
export function whatMoved(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.layoutMoves ?? []);
}

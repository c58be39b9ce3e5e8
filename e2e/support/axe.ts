import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  // Where its script puts it.
  var axe: typeof axeCore | undefined;
}

interface Scan {
  /** The part of the page to look at, as a selector; all of it when absent. */
  readonly within?: string | undefined;
  /** Looks at colors alone, on a page that has been looked at in the other color mode. */
  readonly isColorAlone?: boolean;
}

const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: WCAG 2.2 AA and best practices, open shadow roots included. */
export async function axeFindings(page: Page, { within, isColorAlone = false }: Scan = {}): Promise<readonly string[]> {
  await settle(page);
  // Once a document: its script is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ context, rules }) => {
      if (globalThis.axe === undefined) throw new Error('axe is not in the page');
      const { violations } = await globalThis.axe.run(context ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules === undefined ? {} : { runOnly: rules }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    },
    { context: within, rules: isColorAlone ? colorRules : undefined },
  );
}

/** axe finds nothing on the page as it stands. */
export async function seeNoAxeFindings(page: Page, scan?: Scan): Promise<void> {
  expect(await axeFindings(page, scan)).toEqual([]);
}

/** Waits for transitions: a colour in the middle of one is not a colour that anyone reads. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What has just been rendered begins to move with the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

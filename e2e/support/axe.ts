import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands, WCAG 2.2 AA and best practices, open shadow roots included. */
export async function seeNoAxeFindings(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
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

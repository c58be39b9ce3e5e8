import type { Locator, Page } from '@playwright/test';
import { GetStarted } from '../models/getStarted.model';
import { goTo, openPage } from '../models/site.model';
import { expect, test } from '../support/test';

/** What is asked of the first screen of a phone holds at this size. */
const phone = { width: 360, height: 740 };

async function edges(locator: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not to be seen`);
  return { top: box.y, bottom: box.y + box.height };
}

/** Where the page is scrolled to, from its top. */
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('the first screen of a treatment on a phone', () => {
  test('[AF-02] [AF-04] has name, sentence, the price that holds, red flags, state and choice, and leads to the visit by two taps @phone', async ({
    page,
  }) => {
    expect(page.viewportSize()).toEqual(phone);
    await openPage(page, '/treatments/urinary-tract-infection');
    const start = new GetStarted(page);
    const price = page.locator('[data-facts] li').first();
    const flags = page.getByRole('heading', { name: 'When to get help now' });
    await expect(price).toHaveText('From $29 depends on your state');
    await start.chooseState('Ohio');
    const choices = start.consultation(/Consultation/);
    await expect(choices).toHaveCount(2);
    await expect(price).toHaveText('$29 or $74 in Ohio');
    expect(await scrolled(page)).toBe(0);

    const name = page.getByRole('heading', { level: 1 });
    const inOrder = [name, page.locator('h1 + p'), price, flags, start.state, choices.first()];
    const places = await Promise.all(inOrder.map(edges));
    for (const [index, { top, bottom }] of places.entries()) {
      expect(bottom, String(inOrder[index])).toBeLessThanOrEqual(phone.height);
      expect(top, String(inOrder[index])).toBeGreaterThanOrEqual(places[index - 1]?.bottom ?? 0);
    }
    // Two equal cards, side by side.
    const [first, second] = await Promise.all([edges(choices.first()), edges(choices.last())]);
    expect(second).toEqual(first);

    // The bar leads to the visit by two taps, wherever the page is.
    await expect(start.bar).toBeInViewport({ ratio: 1 });
    await start.bar.getByRole('combobox').selectOption('Texas');
    const choice = start.bar.getByRole('button', { name: /Live Consultation/ });
    await expect(choice).toBeInViewport({ ratio: 1 });
    const { received } = await start.launch(choice);
    expect(received.get('state')).toBe('Texas');
    expect(await scrolled(page)).toBe(0);
  });
});

test('[AF-02] the red flags come before the choice, and are open where waiting costs most', async ({ page }) => {
  await openPage(page, '/treatments/urinary-tract-infection');
  for (const [path, isOpen] of [
    ['/treatments/urinary-tract-infection', false],
    ['/treatments/shortness-of-breath', true],
    ['/treatments/earache-pediatric', true],
    ['/treatments/pinkeye', true],
    ['/treatments/weight-loss', false],
  ] as const) {
    await goTo(page, path);
    const flags = page.getByRole('heading', { name: 'When to get help now' });
    const { state } = new GetStarted(page);
    const follows = await flags.evaluate(
      (heading, field) => (heading.compareDocumentPosition(field as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      await state.elementHandle(),
    );
    expect(follows, path).toBe(true);
    expect((await edges(flags)).top, path).toBeLessThanOrEqual((await edges(state)).top);
    await expect(page.getByRole('link', { name: 'Call 911' }).first(), path).toBeVisible({ visible: isOpen });
  }
});

test('[AF-03] live hours are told in the visitor’s own time, and never in the prerendered page @once', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/Chicago' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-01-15T18:00:00Z'));
  const answer = await page.goto('/treatments/rash');
  expect(await answer?.text()).toContain('9\u00A0AM to 9\u00A0PM\u00A0ET');
  expect(await answer?.text()).not.toMatch(/online until|back at/);
  const start = new GetStarted(page);
  await start.chooseState('Ohio');
  const cards = start.panel.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(cards.filter({ hasText: 'Talk to a provider' })).toContainText(
    'Providers online until 9 PM ET, your 8 PM',
  );
  await expect(cards.filter({ hasText: 'Answer questions' })).not.toContainText('ET');
  await context.close();
});

import { expect, type Page } from '@playwright/test';
import { goTo, openPage } from '../models/site.model';
import { isWhole } from '../support/part';
import type { ScreenState } from './states';

/** What these leave behind (a conversation, a partner, a choice, a tab, a language) the others would show. */
const lasting = /^(?:chat|welcome|notice|visit-launched|es-)/;

/** A page that is none of the states', to come from. */
const elsewhere = '/terms';

/**
 * Brings a page to one state after the other, and looks at each. In one document, where nothing of the one before can
 * remain: opening a page for each would take most of the time. `npm run gates` opens one for each all the same.
 */
export async function goThrough(
  page: Page,
  all: readonly ScreenState[],
  look: (state: ScreenState) => Promise<void>,
): Promise<void> {
  let isOpen = false;
  for (const state of [
    ...all.filter(({ name }) => !lasting.test(name)),
    ...all.filter(({ name }) => lasting.test(name)),
  ]) {
    if (isOpen && !isWhole && !lasting.test(state.name)) await moveOn(page, state.path);
    else await openPage(page, state.path);
    isOpen = true;
    await state.show(page);
    await look(state);
  }
}

async function moveOn(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('body[data-scroll-locked]')).toHaveCount(0);
  await goTo(page, elsewhere);
  await goTo(page, path);
}

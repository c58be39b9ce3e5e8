import { expect, test } from '@playwright/test';
import { openPage } from '../models/site.model';
import { Views } from '../support/layoutFaults';
import { speakPseudo } from '../support/pseudoLanguage';
import { templates } from '../support/templates';

/** That a third language, with longer words or written from right to left, has room on every kind of page. */
for (const direction of ['ltr', 'rtl'] as const) {
  test(`[ES-06] every kind of page has room for longer words, written ${direction} @desktop`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const views = new Views(page);
    const found: string[] = [];
    for (const path of templates) {
      await openPage(page, path);
      await speakPseudo(page, direction);
      for (const size of [
        [360, 740],
        [1280, 800],
      ] as const)
        found.push(...(await views.faults(`${path} ${direction}`, { size, font: 16 })));
    }
    expect(found).toEqual([]);
  });
}

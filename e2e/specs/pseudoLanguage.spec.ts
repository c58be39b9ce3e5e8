import { expect, test } from '@playwright/test';
import { goTo, openPage } from '../models/site.model';
import { Views } from '../support/layoutFaults';
import { part } from '../support/part';
import { speakPseudo } from '../support/pseudoLanguage';
import { templates } from '../support/templates';

const directions = ['ltr', 'rtl'] as const;

/** That a third language, with longer words or written from right to left, has room on every kind of page. */
test('[ES-06] every kind of page has room for longer words, written from either side @desktop @sweep', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const views = new Views(page);
  const found: string[] = [];
  await openPage(page, '/');
  for (const [index, path] of templates.entries()) {
    await goTo(page, path);
    for (const direction of part(directions, 2, index)) {
      await speakPseudo(page, direction);
      for (const size of [
        [360, 740],
        [1280, 800],
      ] as const)
        found.push(...(await views.faults(`${path} ${direction}`, { size, font: 16 })));
    }
  }
  expect(found).toEqual([]);
});

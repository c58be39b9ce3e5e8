import { GetStarted } from '../models/getStarted.model';
import { openPage } from '../models/site.model';
import { keepTranscript } from '../support/liveRegions';
import { expect, test } from '../support/test';

const inOhio =
  'status: In Ohio you can choose: Virtual Consultation, $29, with medication $37 to $45; Live Consultation, $74, with medication $82 to $90.';
const inTexas =
  'status: In Texas you can choose: Live Consultation, $74, with medication $82 to $90. Virtual consultations are not available in Texas for this treatment: the provider has to speak with you. A live consultation covers the same care.';
const opened = 'status: Your visit opened in a new tab.';
const heldBack = 'status: Your browser blocked the new tab. This link takes you there:';

test('[AF-12] choosing a state, choosing a visit and launching it are told, each once', async ({ page, isMobile }) => {
  const transcript = await keepTranscript(page);
  await openPage(page, '/treatments/urinary-tract-infection');
  const start = new GetStarted(page);
  // On a phone all of it from the yellow bar.
  const place = isMobile ? start.bar : start.panel;
  const state = place.getByRole('combobox', { name: 'What state do you live in?' });
  await state.selectOption('Texas');
  await expect.poll(transcript.read).toEqual([inTexas]);
  await state.selectOption('Ohio');
  await expect.poll(transcript.read).toEqual([inTexas, inOhio]);

  const { tab } = await start.launch(place.getByRole('button', { name: /Live/ }));
  await tab.close();
  await expect.poll(transcript.read).toEqual([inTexas, inOhio, opened]);
  await start.launch(place.getByRole('button', { name: 'Open it again' }));
  await expect.poll(transcript.read).toEqual([inTexas, inOhio, opened, opened]);

  await place.getByRole('button', { name: 'Choose another' }).click();
  await expect(place.getByRole('button', { name: /Virtual/ })).toBeFocused();
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await place.getByRole('button', { name: /Virtual/ }).click();
  await expect(place.getByRole('link', { name: 'Go to my visit' })).toBeVisible();
  await expect.poll(transcript.read).toEqual([inTexas, inOhio, opened, opened, heldBack]);
});

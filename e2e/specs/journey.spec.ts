import { Chat } from '../models/chat.model';
import { GetStarted, readStored } from '../models/getStarted.model';
import { markDocument, openPage, seeSameDocument } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { watchConsole, watchRequests } from '../support/watch';
import { expect, test } from '../support/test';

const message = 'sore throat and a fever since yesterday';

test('[APP-01] [CH-08] [CH-10] [GS-04] [GS-09] [OB-01] [OB-02] [OB-03] [QA-05] [QA-06] [APP-03] from symptoms to the assessment site @whole', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const requests = watchRequests(page);
  await openPage(page, '/?source=spring-mailing&campaign=flu');
  await markDocument(page);

  const chat = new Chat(page);
  await chat.open();
  await chat.ask(message);
  await expect(chat.options().first()).toHaveText('Sore Throat');
  expect(await chat.options().count()).toBeLessThanOrEqual(3);
  await seeNoAxeFindings(page);

  await chat.options().first().click();
  await expect(page).toHaveURL('/treatments/sore-throat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sore Throat');
  await seeSameDocument(page);
  if (await chat.panel.isVisible()) await chat.panel.getByRole('button', { name: 'Close chat' }).click();
  await chat.seeClosed();

  const start = new GetStarted(page);
  await start.chooseState('Florida');
  await seeNoAxeFindings(page);
  const guid = await readStored(page, 'guid');
  const transaction = await readStored(page, 'transaction_id');
  const { tab, received } = await start.launch(start.consultation(/Virtual Consultation/));

  expect(Object.fromEntries(received)).toEqual({
    protocolID: '101406',
    protocolName: 'Sore Throat',
    theme: 'default',
    mode: '1',
    state: 'Florida',
    login: 'true',
    fee: 'Mjk=',
    patientOEMID: '970',
    advertisingID: guid,
    sourceID: 'flu - spring-mailing',
    protocolClinicID: '101365',
    Advertiser: 'spring-mailing',
    AdTransaction: transaction,
  });
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
  expect(await tab.evaluate(() => document.referrer)).toBe('');
  await expect(tab.getByText('Sore Throat', { exact: true }).first()).toBeVisible();
  await seeNoAxeFindings(tab);
  expect(complaints).toEqual([]);

  // What was typed left in the body of one call, and nowhere else.
  const carrying = requests.filter(({ url, body }) => /fever|yesterday/i.test(decodeURIComponent(url) + body));
  expect(carrying.map(({ url }) => new URL(url).pathname)).toEqual(['/rest/v1/ai/search']);
  expect(carrying.map(({ url }) => url).join()).not.toContain('fever');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), globalThis.dataLayer]),
  );
  expect(stored).not.toContain('fever');
});

test('[APP-01] [GS-09] [QA-05] from the home page by its list to the assessment site @once', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/');
  await markDocument(page);
  await page.getByRole('main').getByRole('button', { name: 'Display As List' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sinus Infection' }).first().click();
  await expect(page).toHaveURL('/treatments/sinus-infection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinus Infection');
  await seeSameDocument(page);
  const start = new GetStarted(page);
  await start.chooseState('Florida');
  const { received } = await start.launch(start.consultation(/Virtual Consultation/));
  expect(received.get('protocolName')).toBe('Sinus Infection');
  expect(received.get('state')).toBe('Florida');
  expect(complaints).toEqual([]);
});

declare global {
  var dataLayer: unknown[] | undefined;
}

import type { Page } from '@playwright/test';
import { scenarios, scenarioSearchApi, type ScenarioId } from '@front-door/mock-api/scenarios';
import { Chat } from '../models/chat.model';
import { part } from '../support/part';
import { startPartnerSite, useSearchApi } from '../support/partnerPage';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

/** What the chat makes of a scenario. */
type Outcome =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'options'; readonly names: readonly (string | RegExp)[] }
  /** Options once the notice is dismissed. */
  | { readonly kind: 'call first'; readonly names: readonly string[] }
  | { readonly kind: 'nothing found' }
  | { readonly kind: 'fails' };

const nothingFound =
  "I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.";
const searchFailed = 'failed to parse message and fetch treatments';

const outcomes = {
  normal: { kind: 'found', name: 'Sore Throat' },
  none: { kind: 'nothing found' },
  'below-threshold': { kind: 'nothing found' },
  'exactly-0.2': { kind: 'nothing found' },
  'more-than-three': { kind: 'options', names: ['Sinus Infection', 'Cold and Flu', 'Sore Throat'] },
  slow: { kind: 'found', name: 'Sore Throat' },
  'never-answers': { kind: 'fails' },
  '500': { kind: 'fails' },
  '401': { kind: 'fails' },
  '429': { kind: 'fails' },
  'not-json': { kind: 'fails' },
  'not-a-list': { kind: 'fails' },
  'hostile-strings': { kind: 'options', names: [/<script>alert\(1\)<\/script>/, /onerror=alert\(2\)/, /LongLong/] },
  'network-down': { kind: 'fails' },
  emergency: { kind: 'call first', names: ['Shortness of Breath', 'General Consult'] },
} as const satisfies Record<ScenarioId, Outcome>;

const isFailing = ({ id }: { readonly id: ScenarioId }) => outcomes[id].kind === 'fails';
const tried = [...scenarios.filter((scenario) => !isFailing(scenario)), ...part(scenarios.filter(isFailing), 2)];

test('[QA-02] [CH-11] [CH-07] on a partner’s page the chat goes through every scenario, and scores in the search address, and stays usable @desktop @sweep', async ({
  page,
  baseURL,
}) => {
  const server = baseURL ?? '';
  const partner = await startPartnerSite(server);
  await page.clock.install();
  const complaints = watchConsole(page);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const chat = new Chat(page);
  await partner.open(page, '/scenarios/scores~eczema=0.2~rash=0.2000001~gout=-1~delay=600/rest/v1');
  await chat.openByLauncher();
  await chat.ask('anything');
  await expect(chat.busy).toBeVisible();
  await expect(chat.options()).toHaveText(['Rash']);

  for (const { id, ...scenario } of tried) {
    await test.step(id, async () => {
      complaints.length = 0;
      const said = 'say' in scenario ? scenario.say : 'a very private sentence';
      await beginAnew(page, server + scenarioSearchApi(id));
      await expect(chat.log.getByRole('link')).toHaveCount(0);
      const asked = page.waitForRequest(/ai\/search/);
      await chat.ask(said);
      await asked;
      if (id === 'slow' || id === 'never-answers') {
        await expect(chat.busy).toBeVisible();
        // What the visitor waits for is the clock of the page or of the server, whichever is first.
        if (id === 'never-answers') await page.clock.fastForward(60_000);
      }
      await seeOutcome(chat, outcomes[id], said);
      await expect(chat.busy).toBeHidden();
      expect(complaints.filter((line) => line.includes(searchFailed))).toHaveLength(
        outcomes[id].kind === 'fails' ? 1 : 0,
      );
      expect(complaints.join()).not.toContain(said);
      await seeStillUsable(page, chat, server);
      expect(dialogs).toBe(0);
    });
  }
  await partner.close();
});

async function seeOutcome(chat: Chat, outcome: Outcome, said: string): Promise<void> {
  switch (outcome.kind) {
    case 'found':
      await expect(chat.options().getByText(outcome.name, { exact: true })).toBeVisible();
      await expect(chat.consult).toBeVisible();
      break;
    case 'call first':
      await chat.seeText('Please call first. My answer will be here when you close the notice.');
      await expect(chat.log.getByRole('link')).toHaveCount(0);
      await chat.panel.getByRole('button', { name: 'Dismiss this notice' }).click();
      await seeOptions(chat, outcome.names);
      break;
    case 'options':
      await seeOptions(chat, outcome.names);
      break;
    case 'nothing found':
      await chat.seeText(nothingFound);
      await expect(chat.consult).toBeVisible();
      break;
    case 'fails':
      // A busy machine's clock can be late for an answer that never comes.
      await expect(chat.input).toHaveValue(said, { timeout: 60_000 });
      await expect(chat.log.getByText(said)).toHaveCount(0);
      await expect(chat.log.getByRole('link')).toHaveCount(0);
      break;
  }
}

async function seeOptions(chat: Chat, names: readonly (string | RegExp)[]): Promise<void> {
  await expect(chat.options()).toHaveText([...names]);
  await chat.seeText('Options listed above are suggestions and are not a medical diagnosis.');
  await expect(chat.consult).toBeVisible();
}

/** Leaves nothing of the conversation but its greeting, and has the next one answered from elsewhere. */
async function beginAnew(page: Page, searchApi: string): Promise<void> {
  await page.evaluate(() => (globalThis.Receptionist ??= []).push(['reset']));
  await useSearchApi(page, searchApi);
}

/** Another message, answered as usual, after whatever has happened. */
async function seeStillUsable(page: Page, chat: Chat, server: string): Promise<void> {
  await useSearchApi(page, server + scenarioSearchApi('normal'));
  await chat.ask('my ear hurts');
  await expect(chat.options().first()).toHaveText('Earache');
  await expect(chat.options().first()).toHaveAttribute('href', `${server}/treatments/earache`);
}

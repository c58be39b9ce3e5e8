import { recorders } from '../hosts/hostile/recorders';
import { expect, test, type Partner } from '../hosts/partner';
import { isWhole } from '../support/part';

/** Row WX-01 of docs/requirements.md: page scripts and session recorders get nothing typed or shown in the conversation. */

/** Typed by keys, put in by an input method, and pasted: words that stand nowhere else. */
const typed = ['zqxjkv', 'qjzxwy', 'vkqzjx'] as const;

/** What the conversation shows, in texts of its own, of the search and of the notice. */
const shown = [
  'Thanks for sharing',
  'Rash',
  'not a medical diagnosis',
  'This may be an emergency',
  'Call 911',
] as const;

/** Typed into the page itself. */
const control = 'pagewords';

test.use({
  viewport: { width: 1280, height: 600 },
  permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'],
});

/** Types, sends, is answered, selects, copies, sees whom to call, and closes. */
async function haveItAll({ page, chat }: Partner): Promise<void> {
  await chat.launcher.click();
  await chat.seeOpen();
  await page.keyboard.type(`${typed[0]} skin rash `);
  await page.keyboard.insertText(`${typed[1]} `);
  await page.keyboard.press('Enter');
  await expect(chat.options().first()).toHaveText('Rash');
  await chat.log.getByText(typed[0]).dblclick({ position: { x: 30, y: 20 } });
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await chat.input.click();
  await page.keyboard.type(typed[2]);
  await page.keyboard.insertText(" I have chest pain and I can't breathe");
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Enter');
  await expect(chat.panel.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await chat.panel.getByRole('button', { name: 'Dismiss this notice' }).click();
  await chat.launcher.click();
  await chat.seeClosed();
}

/** Two of rrweb's three pages, which the gates have: it masks nothing in the one that `npm test` has. */
const sameRecorder = new Set(['rrweb-own-origin', 'rrweb-masking']);

for (const recorder of recorders) {
  if (sameRecorder.has(recorder.id) && !isWhole) continue;
  test(`[WX-01] ${recorder.title} gets nothing of a conversation, and all of the page @desktop @sweep`, async ({
    page,
    partner,
  }) => {
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await partner.visit(recorder);
    await page.getByRole('textbox', { name: 'Your name' }).pressSequentially(control);
    await haveItAll(partner);
    const recorded = async () => JSON.stringify([await page.evaluate(recorder.recorded), printed]);
    // One that gets nothing of the page either would show nothing.
    await expect.poll(recorded).toContain('Walk in on any day.');
    if (!recorder.masks) await expect.poll(recorded).toContain(control);
    const all = await recorded();
    expect([...typed, ...shown].filter((word) => all.includes(word))).toEqual([]);
    if (recorder.id.startsWith('eavesdropper')) {
      const letters = (await page.evaluate<string[]>(recorder.recorded)).filter((text) => text.length === 1);
      expect(letters).toContain('w');
      expect(letters.filter((letter) => /[zqxjkv]/.test(letter))).toEqual([]);
    }
    expect(partner.searches).toHaveLength(2);
  });
}

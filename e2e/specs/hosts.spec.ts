import { hostPages } from '../hosts/hostPages';
import { expect, test, visit } from '../hosts/partner';
import { Chat } from '../models/chat.model';
import { isWhole } from '../support/part';

const guid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Pages on which tests of problems*.spec.ts have a conversation, too: `npm test` leaves them to those. */
const elsewhere = new Set([
  'hostile-styles',
  'small-root-font',
  'right-to-left',
  'prototype-style',
  'mootools-style',
  'patched-globals',
  'translated',
  'strict-policy',
  'nonce',
  'body-swap',
  'hotkeys',
  'native-dialog',
]);

for (const host of hostPages) {
  if (elsewhere.has(host.id) && !isWhole) continue;
  const rows = host.shows.map((id) => `[${id}]`).join(' ');
  test(`${rows} a whole conversation works on ${host.title} @desktop @sweep`, async ({ page, partner }) => {
    await partner.visit(host);
    const chat = host.frame === undefined ? partner.chat : new Chat(page, page.frameLocator(host.frame));

    await chat.open();
    await chat.ask('sore throat');
    await expect(chat.options().first()).toHaveText('Sore Throat');
    await chat.seeText('Options listed above are suggestions and are not a medical diagnosis.');
    expect(partner.bodies()).toEqual([{ message: 'sore throat', guid: expect.stringMatching(guid) as unknown }]);

    const address = `${partner.origin}/treatments/sore-throat?${new URLSearchParams(visit).toString()}`;
    await expect(chat.options().first()).toHaveAttribute('href', address);
    await chat.options().first().click();
    await expect.poll(() => partner.followed).toEqual([address]);

    await chat.launcher.click();
    await chat.seeClosed();
    expect(partner.complaints).toEqual([]);
  });
}

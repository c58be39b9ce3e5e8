import { converseOn } from '../hosts/hostile/conversation';
import { hostilePages } from '../hosts/hostile/hostilePages';
import { test } from '../hosts/partner';
import { isWhole } from '../support/part';

/**
 * Rows WX-02 to WX-10 of docs/requirements.md, on pages of each kind that gets in the widget's way. What does not exclude
 * each other is on one page, "all-…" say; the gates have a page for each, which tells what of it fails. Letters and
 * wheel are tried on the first page of each kind, and on all of those that listen to them, move or frame what is in them.
 */

test.use({
  viewport: { width: 1280, height: 600 },
  hasTouch: true,
  permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'],
});

for (const [kind, pages] of Object.entries(hostilePages)) {
  for (const host of pages) {
    if (host.twinOf !== undefined && !isWhole) continue;
    const rows = host.shows.map((id) => `[${id}]`).join(' ');
    test(`${rows} ${host.id}: a conversation goes as anywhere on ${host.title} @desktop @sweep`, async ({
      partner,
    }) => {
      const isByHand = isWhole || host === pages[0] || ['listeners', 'boxes', 'frames'].includes(kind);
      await converseOn(partner, host, isByHand);
    });
  }
}

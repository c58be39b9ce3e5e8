import { converseOn } from '../hosts/hostile/conversation';
import { hostilePages } from '../hosts/hostile/hostilePages';
import { test } from '../hosts/partner';

/** Rows WX-02 to WX-10 of docs/requirements.md, on one page of each kind that gets in the widget's way. */

test.use({
  viewport: { width: 1280, height: 600 },
  hasTouch: true,
  permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'],
});

for (const host of Object.values(hostilePages).flat()) {
  const rows = host.shows.map((id) => `[${id}]`).join(' ');
  test(`${rows} ${host.id}: a conversation goes as anywhere on ${host.title} @desktop`, async ({ partner }) => {
    await converseOn(partner, host);
  });
}

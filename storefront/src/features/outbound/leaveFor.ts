import { absolute } from '../../platform/address';
import { openTab } from '../../platform/openTab';
import { notify } from '../../ui/notify';
import type { OutboundSite } from './outboundSites';
import { heldBack } from './outboundTexts/en';

/**
 * Opens a site in a new tab and takes the visitor home. Browsers block a tab that no click has asked for, as on a cold
 * load: then a notice with the link waits at home until it is followed or closed.
 *
 * @param goHome shows the home page in place of the page that leads away.
 */
export async function leaveFor({ label, url }: Pick<OutboundSite, 'label' | 'url'>, goHome: () => void): Promise<void> {
  const href = absolute(url).href;
  const hasLink =
    openTab(href) ||
    (await notify({
      text: heldBack,
      link: { label, href },
      // Five seconds would be too short to find the only way on.
      duration: Infinity,
    }));
  // Otherwise this page, which has the link, is where the visitor is best off.
  if (hasLink) goHome();
}

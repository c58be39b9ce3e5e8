import { own } from './own';
import type { Policy } from './trusted';

/**
 * Makes the frame that the conversation stands in: a document whose origin no other document has, so that no script of the
 * page can look into it or listen to it. It inherits the page's policy, and asks for one file.
 *
 * @param script the markup of what it runs
 * @throws where the page forbids to make markup from text
 */
export function makeFrame(script: string, policy: Policy): HTMLIFrameElement {
  const frame = own('createElement').call(document, 'iframe') as HTMLIFrameElement;
  frame.hidden = true;
  (frame as { sandbox: unknown }).sandbox =
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
  // Such a document is UTF-8 and in no quirks mode without saying so.
  frame.srcdoc = policy.createHTML(`<html data-receptionist><body>${script}</script>`);
  return frame;
}

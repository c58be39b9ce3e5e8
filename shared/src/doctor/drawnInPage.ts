import type { PageSeen } from './doctor.types';
import { policyRules } from './policyRules';

/** Whether the chat is drawn in the page itself, since a policy forbids the frame, and not in a frame of its own. */
export function isDrawnInPage(page: PageSeen): boolean {
  if (page.observed?.opened === 'in the page') return true;
  return policyRules(page).some(({ id }) => id === 'policy-trusted-types');
}

import type { Page } from '@playwright/test';

/** Opens the sign-up, which phones have folded. Tells whether it was. */
export async function openSignUp(page: Page): Promise<boolean> {
  const fold = page.getByRole('contentinfo').getByRole('button', { name: /^News from/, expanded: false });
  if (!(await fold.isVisible())) return false;
  await fold.click();
  return true;
}

import { expect, test as base } from '@playwright/test';
import { watchFlows } from './flows';
import { isPolicyComplaint } from './watch';

export { expect } from '@playwright/test';

interface EveryTest {
  readonly policyIsKept: void;
}

interface EveryWorker {
  /** What pages have complained of, with the pages' addresses. */
  readonly violations: { readonly page: string; readonly text: string }[];
}

/**
 * The tests of everything that is served: whatever a test does, no page of the server's may do what its policy
 * (Content-Security-Policy, Trusted Types) refuses. Nor may it send or keep a field that the privacy table
 * (docs/privacy-table.md) does not allow. Pages of partners have policies of their own.
 */
export const test = base.extend<EveryTest, EveryWorker>({
  violations: [
    async ({ browser }, use) => {
      const violations: EveryWorker['violations'] = [];
      browser.on('context', (context) => {
        context.on('console', (message) => {
          if (isPolicyComplaint(message.text()))
            violations.push({ page: message.page()?.url() ?? '', text: message.text() });
        });
      });
      await use(violations);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, baseURL }, use) => {
    const flows = watchFlows(context, baseURL ?? '');
    await use(context);
    expect(await flows(), 'what the privacy table does not allow').toEqual([]);
  },
  policyIsKept: [
    async ({ violations, baseURL }, use) => {
      violations.length = 0;
      await use();
      const ours = violations.filter(({ page }) => baseURL !== undefined && page.startsWith(`${baseURL}/`));
      expect(ours, 'what a page of ours was refused by its policy').toEqual([]);
    },
    { auto: true },
  ],
});

import { expect, type Locator, type Page } from '@playwright/test';

/** The get-started panel of a treatment page. */
export class GetStarted {
  readonly panel: Locator;
  readonly state: Locator;
  /** The yellow bar of small screens. */
  readonly bar: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Get Started Here' });
    this.bar = page.getByRole('region', { name: 'Get started', exact: true });
    this.state = this.panel.getByRole('combobox', { name: 'What state do you live in?' });
  }

  async chooseState(state: string): Promise<void> {
    await this.state.selectOption(state);
  }

  consultation(name: RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }

  /** Clicks a button that launches, and reads what the assessment site received in the new tab. */
  async launch(button: Locator): Promise<{ readonly tab: Page; readonly received: URLSearchParams }> {
    const opened = this.page.waitForEvent('popup');
    await button.click();
    const tab = await opened;
    await tab.waitForURL(/\/stand-in\/assessment\/protocol\/consent\?/);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    return { tab, received: new URL(tab.url()).searchParams };
  }
}

/** What a visit is known by in the browser's storage. */
export async function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

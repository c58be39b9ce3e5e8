import { expect, type Locator, type Page } from '@playwright/test';

/** The testers' bench at /qa. */
export class Bench {
  readonly message: Locator;
  readonly explanation: Locator;
  readonly delay: Locator;
  readonly calls: Locator;
  readonly log: Locator;

  constructor(private readonly page: Page) {
    this.message = page.getByLabel(/What a visitor might type/);
    this.explanation = page.locator('#explanation');
    this.delay = page.getByLabel('Hold every answer back, in ms');
    this.calls = page.getByLabel('Behave so for');
    this.log = page.locator('#calls > li');
  }

  async open(): Promise<void> {
    await this.page.goto('/qa');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('The tester’s bench');
  }

  async pick(scenario: string): Promise<void> {
    await this.page.getByRole('region', { name: scenario }).getByRole('button', { name: 'Use this' }).click();
  }

  async seeChoice(text: string): Promise<void> {
    await expect(this.page.getByText(`Now: ${text}`, { exact: true })).toBeVisible();
  }
}

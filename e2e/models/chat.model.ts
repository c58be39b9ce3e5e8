import { expect, type Locator, type Page } from '@playwright/test';
import { conversationIn, type Place } from './chatPlace';

/** The Receptionist as a visitor meets it: its roles, names and texts. */
export class Chat {
  /** Where the conversation is: a frame of its own, in which focus, size and elements are the frame's. */
  readonly inside: Place;
  readonly panel: Locator;
  readonly launcher: Locator;
  readonly input: Locator;
  readonly log: Locator;
  readonly busy: Locator;
  readonly consult: Locator;

  /**
   * @param place the frame that has the widget, where it is not in the page itself
   * @param inside where the conversation is, where that is not the widget's frame: a page's policy may refuse it
   */
  constructor(
    private readonly page: Page,
    place: Place = page,
    inside: Place = conversationIn(place),
  ) {
    this.inside = inside;
    this.panel = this.panelNamed('Receptionist');
    this.launcher = place.locator('receptionist-widget > button, receptionist-widget button[aria-haspopup="dialog"]');
    this.input = this.panel.getByRole('textbox', { name: 'Describe your symptoms' });
    this.log = this.panel.getByRole('log');
    this.busy = this.panel.getByRole('progressbar');
    this.consult = this.panel.getByRole('link', { name: 'Start General Consult' }).last();
  }

  /** The panel by another name, as in Spanish. */
  panelNamed(name: string): Locator {
    return this.inside.getByRole('dialog', { name });
  }

  /** The boxes of what is seen of the launcher, in pixels of the window: its icon, and its label where that shows. */
  launcherBoxes(): Promise<readonly DOMRect[]> {
    return this.launcher.evaluate((button) =>
      [...button.children]
        .filter((part) => getComputedStyle(part).clipPath === 'none')
        .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );
  }

  /** Opens the chat the way the page offers it: the launcher on wide screens, Find Care on phones. */
  async open(): Promise<void> {
    if (await this.isPhone()) await this.page.getByRole('button', { name: 'Find Care' }).click();
    else await this.launcher.click();
    await this.seeOpen();
  }

  /** Opens the chat on a page that has no opener of its own. */
  async openByLauncher(): Promise<void> {
    await this.launcher.click();
    await this.seeOpen();
  }

  async seeOpen(): Promise<void> {
    await expect(this.panel).toBeVisible();
    await expect(this.input).toBeFocused();
  }

  async seeClosed(): Promise<void> {
    await expect(this.panel).toBeHidden();
  }

  async ask(message: string): Promise<void> {
    await this.input.fill(message);
    await this.input.press('Enter');
  }

  /** Options of the newest answer. */
  options(): Locator {
    return this.log.getByRole('list').last().getByRole('link');
  }

  async seeText(text: string): Promise<void> {
    await expect(this.log.getByText(text, { exact: true })).toBeVisible();
  }

  private async isPhone(): Promise<boolean> {
    const width = this.page.viewportSize()?.width ?? 0;
    return width < 768;
  }
}

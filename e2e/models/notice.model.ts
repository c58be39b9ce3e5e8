import { expect, type Locator, type Page } from '@playwright/test';

/** The notices beside the page. */
export class Notices {
  readonly all: Locator;

  constructor(private readonly page: Page) {
    this.all = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  }

  with(text: string | RegExp): Locator {
    return this.all.filter({ hasText: text });
  }

  /** The notice is wholly on the screen and covers nothing that is fixed there. */
  async seeClear(notice: Locator): Promise<void> {
    const box = await notice.boundingBox();
    const view = this.page.viewportSize();
    if (box === null || view === null) throw new Error('the notice is not to be seen');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(view.width);
    const bar = this.page.getByRole('navigation', { name: 'Quick links' });
    const free = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : view.height;
    expect(box.y + box.height).toBeLessThanOrEqual(free);
    expect(box.width).toBeGreaterThanOrEqual(300);
    expect(box.width).toBeLessThanOrEqual(560);
  }
}

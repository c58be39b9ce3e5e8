import type { Locator, Page } from '@playwright/test';

/** The emergency notice of the chat, as somebody in a hurry meets it. */
export class EmergencyNotice {
  readonly calls: Locator;
  readonly dismiss: Locator;

  constructor(
    private readonly page: Page,
    readonly notice: Locator,
  ) {
    this.calls = notice.getByRole('link');
    this.dismiss = notice.getByRole('button');
  }

  /** Sets the visitor's own size of letters, in pixels, as the browser's settings would. */
  async setDefaultFont(size: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await session.detach();
  }

  /**
   * What keeps a visitor from the notice: parts of it that are out of the window or of what a keyboard leaves of it, that
   * something lies over, that are cut, too small for a finger, or not the first thing in the panel.
   */
  async hindrances(): Promise<readonly string[]> {
    return this.notice.evaluate((notice) => {
      const found: string[] = [];
      const root = notice.getRootNode() as ShadowRoot;
      const bottom = globalThis.visualViewport?.height ?? innerHeight;
      const titles = notice.firstElementChild;
      for (const part of [titles, ...notice.querySelectorAll('a, button')]) {
        if (part === null) continue;
        const name = part.textContent === '' ? part.ariaLabel : part.textContent;
        const { left, right, top, bottom: end, width, height } = part.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth + 0.5 || end > bottom + 0.5)
          found.push(`${name}: not on the screen`);
        // A font's own box may be higher than its line.
        if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4)
          found.push(`${name}: cut`);
        if (part !== titles && (height < 43.5 || width < 43.5)) found.push(`${name}: too small`);
        for (const [x, y] of [
          [0.5, 0.5],
          [0.15, 0.15],
          [0.85, 0.85],
        ] as const) {
          const point = [left + width * x, top + height * y] as const;
          const outside = document.elementFromPoint(...point);
          const hit = outside === root.host ? root.elementFromPoint(...point) : outside;
          if (hit === null || !part.contains(hit)) found.push(`${name}: under ${hit?.localName ?? 'nothing'}`);
        }
      }
      const panel = notice.parentElement;
      const reasons = notice.lastElementChild;
      if ((reasons?.clientHeight ?? 0) < 16) found.push('no line of the reasons');
      if (panel === null || panel.scrollWidth > panel.clientWidth) found.push('the panel scrolls sideways');
      if (panel !== null && notice.getBoundingClientRect().top - panel.getBoundingClientRect().top > 2)
        found.push('not the first in the panel');
      return found;
    });
  }
}

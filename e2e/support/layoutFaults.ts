import type { Page } from '@playwright/test';
import { controlFaults } from './controlFaults';
import { setDefaultFont } from './defaultFont';
import { textFaults } from './textFaults';
import { textSpacing } from './textSpacing';

/** How a visitor sees a page: the window and their own size of letters, in pixels. */
export interface View {
  readonly size: readonly [width: number, height: number];
  readonly font: number;
  /** With the spacing of WCAG 1.4.12. */
  readonly isSpaced?: boolean;
}

/** The views of one page, one after the other; a page need not be loaded again for any of them. */
export class Views {
  private font = 0;

  constructor(private readonly page: Page) {}

  /** What is wrong with the page in a view, in sentences that say where. */
  async faults(what: string, view: View): Promise<readonly string[]> {
    await this.show(view);
    const found = [...(await this.page.evaluate(textFaults)), ...(await this.page.evaluate(controlFaults))];
    const spaced = view.isSpaced === true ? ', spaced' : '';
    return found.map(
      (fault) => `${what} at ${view.size.join('×')}, letters of ${String(view.font)} px${spaced}: ${fault}`,
    );
  }

  private async show({ size: [width, height], font, isSpaced = false }: View): Promise<void> {
    if (this.font !== font) await setDefaultFont(this.page, font);
    this.font = font;
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(
      async ({ css, isOn }) => {
        document.querySelector('#reader-spacing')?.remove();
        if (isOn) {
          const style = Object.assign(document.createElement('style'), { id: 'reader-spacing', textContent: css });
          document.head.append(style);
        }
        // What listens to the size of the window has heard of it by then.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      { css: textSpacing, isOn: isSpaced },
    );
  }
}

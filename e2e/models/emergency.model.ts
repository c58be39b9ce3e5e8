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

  /**
   * What keeps a visitor from the notice: parts of it that are out of the window or of what a keyboard leaves of it, that
   * something lies over, that are cut, too small for a finger, or not the first thing in the panel.
   */
  async hindrances(): Promise<readonly string[]> {
    const { found, parts } = await this.notice.evaluate(lookInside);
    const outside = await this.page.evaluate(lookFromOutside, parts);
    return [...found, ...outside];
  }
}

/** A part of the notice that is to be read or pressed, as its own document measures it. */
interface Part {
  readonly name: string;
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

/** What is wrong with the notice in the document that it stands in, which may be a frame. */
function lookInside(notice: Element): { readonly found: readonly string[]; readonly parts: readonly Part[] } {
  const found: string[] = [];
  const parts: Part[] = [];
  const root = notice.getRootNode() as ShadowRoot;
  const titles = notice.firstElementChild;
  for (const part of [titles, ...notice.querySelectorAll('a, button')]) {
    if (part === null) continue;
    const name = (part.textContent === '' ? part.ariaLabel : part.textContent) ?? '';
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    parts.push({ name, box: [left, top, width, height] });
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
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
      const hit = document.elementFromPoint(...point) === root.host ? root.elementFromPoint(...point) : null;
      if (hit === null || !part.contains(hit)) found.push(`${name}: under ${hit?.localName ?? 'nothing'}`);
    }
  }
  const panel = notice.parentElement;
  const reasons = notice.lastElementChild;
  if ((reasons?.clientHeight ?? 0) < 16) found.push('no line of the reasons');
  if (panel === null || panel.scrollWidth > panel.clientWidth) found.push('the panel scrolls sideways');
  if (panel !== null && notice.getBoundingClientRect().top - panel.getBoundingClientRect().top > 2)
    found.push('not the first in the panel');
  return { found, parts };
}

/** What is wrong with its parts in the window: where the frame stands, and what the page lays over it. */
function lookFromOutside(parts: readonly Part[]): readonly string[] {
  const found: string[] = [];
  const root = document.querySelector('receptionist-widget')?.shadowRoot;
  const frame = root?.querySelector('iframe');
  const { left, top, width } = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
  // A page that is zoomed draws the frame in another size than the frame knows.
  const scale = frame == null ? 1 : width / frame.clientWidth;
  const bottom = globalThis.visualViewport?.height ?? innerHeight;
  for (const { name, box } of parts) {
    const [x, y, wide, high] = box.map((length) => length * scale) as [number, number, number, number];
    if (left + x < 0 || top + y < 0 || left + x + wide > innerWidth + 0.5 || top + y + high > bottom + 0.5)
      found.push(`${name}: not in the window`);
    const point = [left + x + wide / 2, top + y + high / 2] as const;
    const hit = document.elementFromPoint(...point);
    if (hit !== root?.host) found.push(`${name}: under the page's ${hit?.localName ?? 'nothing'}`);
    else if (frame != null && root.elementFromPoint(...point) !== frame) found.push(`${name}: under the launcher`);
  }
  return found;
}

import type { Page } from '@playwright/test';
import type { Chat } from '../models/chat.model';

/** What elements look like: for each, in order, its name, box and every computed style. */
type Looks = readonly (readonly [element: string, styles: Readonly<Record<string, string>>])[];

/** Reads what everything on the page looks like but for the widget. */
export async function readPageLooks(page: Page): Promise<Looks> {
  return page.locator('html, body, body :not(script, receptionist-widget)').evaluateAll(looksOf);
}

/** Reads what the widget's parts look like: the launcher, the box of the conversation, and all that is in it. */
export async function readWidgetLooks(page: Page, { panel }: Chat): Promise<Looks> {
  return [
    ...(await page.locator('receptionist-widget *').evaluateAll(looksOf)),
    ...(await panel.evaluateAll(looksOf)),
    ...(await panel.locator('*').evaluateAll(looksOf)),
  ];
}

function looksOf(elements: readonly Element[]): Looks {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const styles = Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
    return [element.tagName.toLowerCase(), { ...styles, box: [x, y, width, height].join(' ') }] as const;
  });
}

/** What differs, in words. */
export function differences(before: Looks, after: Looks): readonly string[] {
  if (before.length !== after.length) return [`${String(before.length)} elements, then ${String(after.length)}`];
  return before.flatMap(([element, styles], index) =>
    Object.entries(styles).flatMap(([name, value]) => {
      const now = after[index]?.[1][name];
      return now === value ? [] : [`${element} ${name}: ${value}, then ${String(now)}`];
    }),
  );
}

import type { Page } from '@playwright/test';

/** What elements look like: for each, in order, its name, box and every computed style. */
type Looks = readonly (readonly [element: string, styles: Readonly<Record<string, string>>])[];

/** Reads what the widget's parts look like, or what everything else on the page does. */
export async function readLooks(page: Page, whose: 'widget' | 'page'): Promise<Looks> {
  return page.evaluate((asked) => {
    const elements =
      asked === 'widget'
        ? (document.querySelector('receptionist-widget')?.shadowRoot?.querySelectorAll('*') ?? [])
        : document.querySelectorAll('html, body, body :not(script, receptionist-widget)');
    return Array.from(elements, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const styles = Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
      return [element.tagName.toLowerCase(), { ...styles, box: [x, y, width, height].join(' ') }] as const;
    });
  }, whose);
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

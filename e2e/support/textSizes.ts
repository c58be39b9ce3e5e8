// oxlint-disable unicorn/consistent-function-scoping -- it is run in the page, where nothing else of this file is

/** Sizes in pixels at a 16 px default; the largest lies between 34 and 60, by the width of the window. */
interface TextScale {
  readonly sizes: readonly number[];
  readonly largest: readonly [least: number, most: number];
  readonly weights: readonly number[];
}

/** What the design asks for, written out: the page's own styles are what is judged. */
export const textScale: TextScale = { sizes: [15, 17, 21, 28], largest: [34, 60], weights: [400, 700, 800] };

/**
 * The texts of a page that are set in a size or weight outside the scale, in sentences. For `page.evaluate`: it stands
 * alone. What is read to listeners alone counts too, since it takes its size from the same styles.
 */
export function textSizeFaults({ sizes, largest: [least, most], weights }: TextScale): readonly string[] {
  const faults = new Set<string>();
  const displays = new Set<number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    const words = (text.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    if (parent === null || words === '' || parent.closest('script, style, noscript, template, svg') !== null) continue;
    const { fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isOne = sizes.some((one) => Math.abs(one - size) < 0.05);
    if (!isOne && size >= least && size <= most) displays.add(Math.round(size * 10));
    else if (!isOne) faults.add(`${parent.localName} “${words}” is ${fontSize} large`);
    if (!weights.includes(Number(fontWeight)))
      faults.add(`${parent.localName} “${words}” has the weight ${fontWeight}`);
  }
  if (displays.size > 1) faults.add(`the largest text has ${String(displays.size)} sizes`);
  return [...faults];
}

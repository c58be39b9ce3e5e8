/** A box in the window, in pixels from its upper left corner. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What stands in the window beside the launcher. */
export interface Others {
  /** The open chat. */
  readonly chat: readonly Box[];
  readonly callLinks: readonly Box[];
  readonly focused: readonly Box[];
  /** Buttons, fields, links that stay when the page is scrolled, and frames, which may be another site's chat. */
  readonly buttons: readonly Box[];
  /** All other links. */
  readonly links: readonly Box[];
  /** Lines of text behind the icon and as far above it as it goes for them. */
  readonly texts: readonly Box[];
}

/** Where the launcher goes: its upper left corner, and whether its label is left out. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly isShort: boolean;
}

/** What is left free between the launcher and what it makes way for, where there is room, in pixels. */
export const gap = 8;

/** How far the launcher goes for text alone, in pixels: on a page full of text it would wander. */
export const textLift = 120;

/**
 * The place of a box that covers the least of the others. Places are at the two edges of the window, as far from them as
 * the box is of itself, at any height above its own; while the chat is open, at its own edge below the chat alone, for
 * nobody looks for it elsewhere. What comes first in this list counts before all that follows:
 *
 * 1. It covers neither the chat, nor a link that calls, nor what has the focus.
 * 2. It covers no button and no field.
 * 3. It covers as few links as can be.
 * 4. It covers nothing that is higher than half the window, such as a text of many lines that is being written.
 * 5. It is near, and its icon covers no line of text.
 * 6. It stays in the lower half of the window.
 * 7. It keeps its label.
 * 8. It goes as short a way as it can.
 *
 * @param own where the box is of itself
 * @param short how wide it is without its label
 * @param mustBeSeen whether it says something: then it has the place where it covers the least
 * @returns nothing where it would cover more than links, or even those beside the open chat, which has a button of its own to
 *   close it: then it is better not to be seen until something moves
 */
export function placeOf(
  own: Box,
  short: number,
  others: Others,
  window: { readonly width: number; readonly height: number },
  mustBeSeen = false,
): Place | undefined {
  const isLarge = ({ top, bottom }: Box) => bottom - top >= window.height / 2;
  const isSmall = (box: Box) => !isLarge(box);
  const never = [...others.chat, ...others.callLinks, ...others.focused.filter(isSmall)].filter(hasSize);
  const buttons = others.buttons.filter(hasSize).filter(isSmall);
  const links = others.links.filter(hasSize).filter(isSmall);
  const large = [...others.focused, ...others.buttons, ...others.links].filter(hasSize).filter(isLarge);
  const all = [...never, ...buttons, ...links, ...large];
  const texts = others.texts.filter(hasSize);

  const height = own.bottom - own.top;
  const isOpen = others.chat.some(hasSize);
  const highest = lowestEdge(others.chat);
  const heights = [...all, ...texts]
    .flatMap(({ top, bottom }) => [top - height, top - height - gap, bottom, bottom + gap])
    .filter((top) => top >= highest && top < own.top);
  const tops = [own.top, ...heights];

  let best: Place | undefined;
  let least: readonly number[] = [];
  for (const isShort of [false, true]) {
    const width = isShort ? short : own.right - own.left;
    const ownLeft = isShort ? leftWithWidth(own, short, window.width) : own.left;
    for (const left of isOpen ? [ownLeft] : [ownLeft, window.width - ownLeft - width])
      for (const top of tops) {
        const box = { top, left, bottom: top + height, right: left + width };
        const way = Math.abs(left - ownLeft) + own.top - top;
        const icon = iconIn(box, short, window.width);
        const isTight = way > 0 && countIn(all, box, gap - 1) + countIn(texts, icon, gap - 1) > 0;
        const harm = [
          countIn(never, box),
          countIn(buttons, box),
          countIn(links, box),
          countIn(large, box),
          Number(way > textLift || countIn(texts, icon) > 0),
          Number(top < own.top && top < window.height / 2),
          Number(isShort),
          way + (isTight ? 2 * gap : 0),
        ];
        if (best !== undefined && !isLess(harm, least)) continue;
        least = harm;
        best = { left, top, isShort };
      }
  }
  const [nevers = 0, pressed = 0, covered = 0] = least;
  return !mustBeSeen && nevers + pressed + (isOpen ? covered : 0) > 0 ? undefined : best;
}

/** How far down some boxes reach: above this the launcher does not go while they are the open chat. */
export function lowestEdge(boxes: readonly Box[]): number {
  return Math.max(0, ...boxes.map(({ bottom }) => bottom));
}

/** Where a box begins that is as wide as told and stands at the same edge of the window. */
function leftWithWidth(own: Box, width: number, windowWidth: number): number {
  return own.left <= windowWidth - own.right ? own.left : own.right - width;
}

/** The icon, which is at the edge of the window, without its label. */
function iconIn(box: Box, short: number, windowWidth: number): Box {
  const left = leftWithWidth(box, short, windowWidth);
  return { ...box, left, right: left + short };
}

/** Whether there is anything of a box to be seen. */
export function hasSize({ top, bottom, left, right }: Box): boolean {
  return bottom > top && right > left;
}

/** How many of the boxes lie in another, or nearer to it than told. */
function countIn(boxes: readonly Box[], other: Box, near = 0): number {
  return boxes.filter((box) => liesIn(box, other, near)).length;
}

/** Whether a part of a box lies in another, or nearer to it than told. */
export function liesIn(box: Box, { top, bottom, left, right }: Box, near = 0): boolean {
  return box.top < bottom + near && box.bottom > top - near && box.left < right + near && box.right > left - near;
}

/** Which of two lists of the same length has the smaller number where they differ first. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

import type { Markup, MarkupElement } from './doctor.types';

/**
 * A page as it was sent and as its scripts have made it, in one: what is there now, with the lines where it was sent,
 * and then what is there no more.
 */
export function mergeMarkup(sent: Markup, now: Markup): Markup {
  const waiting = new Map<string, MarkupElement[]>();
  for (const element of sent.elements) waiting.set(keyOf(element), [...(waiting.get(keyOf(element)) ?? []), element]);
  const there = now.elements.map((element) => {
    const original = waiting.get(keyOf(element))?.shift();
    // Browsers hide a nonce from the page: what was sent has it.
    return original ?? withoutLine(element);
  });
  const gone = sent.elements
    .filter((element) => waiting.get(keyOf(element))?.includes(element) === true)
    .map((element) => asGone(element));
  return { elements: [...there, ...gone], isWhole: sent.isWhole };
}

function keyOf({ name, attributes, inert, text }: MarkupElement): string {
  const { nonce: _hidden, ...others } = attributes;
  return JSON.stringify([name, inert, Object.entries(others).sort(([one], [other]) => one.localeCompare(other)), text]);
}

/** A line of what a browser wrote down is nobody's line. */
function withoutLine({ line: _own, ...element }: MarkupElement): MarkupElement {
  return element;
}

function asGone(element: MarkupElement): MarkupElement {
  return { ...element, isGone: true };
}

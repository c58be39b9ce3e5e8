import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What each part has kept. */
const memories: Map<string, unknown>[] = [];

/** Forgets all of it, as a new document does. */
export function forgetViews(): void {
  for (const memory of memories) memory.clear();
}

type Kept<Value> = readonly [value: Value, keep: (value: Value) => void];

/**
 * Something that a visitor has set on a page, found again when Back or Forward leads to the same entry of the history. It
 * lives in this document's memory alone: what is typed goes into no storage and no address.
 *
 * @returns a hook. Each place in the history has a value of its own, for each `part` of the page; without a part
 * (`undefined`) nothing is kept.
 */
export function viewMemory<Value>(initial: Value): (part: string | undefined) => Kept<Value> {
  const kept = new Map<string, Value>();
  memories.push(kept);
  return function useKept(part) {
    const { key } = useLocation();
    const place = part === undefined ? undefined : `${key} ${part}`;
    const [value, setValue] = useState(() => (place === undefined ? undefined : kept.get(place)) ?? initial);
    // An address that is replaced makes a new entry of the same page.
    useEffect(() => {
      if (place !== undefined) kept.set(place, value);
    }, [place, value]);
    return [value, setValue];
  };
}

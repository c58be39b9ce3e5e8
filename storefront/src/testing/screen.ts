import { act } from 'react';

const listeners = new Set<() => void>();
let isNarrow = false;

/** Makes the screen narrower than the breakpoint `md`, or wide again; it is wide to begin with. */
export function setNarrow(narrow: boolean): void {
  isNarrow = narrow;
  act(() => {
    for (const listener of listeners) listener();
  });
}

/** In place of `window.matchMedia`: jsdom has no screen to ask. */
export const matchMedia: typeof window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    get matches() {
      return isNarrow;
    },
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  });

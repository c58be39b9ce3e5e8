import { useLayoutEffect, type RefObject } from 'react';

const lowest = 327;
const around = 250;

/** The height in pixels that the messages may take (specification 9). */
export function chatHeight(windowHeight: number): number {
  return Math.max(lowest, windowHeight - around);
}

/** Keeps `--chat-height` of an element at the chat height of the window. */
export function useChatHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const update = () => element.current?.style.setProperty('--chat-height', `${chatHeight(window.innerHeight)}px`);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [element]);
}

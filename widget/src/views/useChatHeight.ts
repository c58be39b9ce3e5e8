import { useLayoutEffect, useState } from 'react';

const lowest = 327;
const around = 250;

/** The height in pixels that the messages may take (specification 9). */
export function chatHeight(windowHeight: number): number {
  return Math.max(lowest, windowHeight - around);
}

/** The chat height of the window, as it is now. */
export function useChatHeight(): number {
  const [height, setHeight] = useState(() => chatHeight(window.innerHeight));
  useLayoutEffect(() => {
    const update = () => setHeight(chatHeight(window.innerHeight));
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return height;
}

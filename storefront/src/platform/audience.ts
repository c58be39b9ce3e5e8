/** Those who show something that is stored. */
export interface Audience {
  /** Has them look again. */
  readonly tell: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Whoever shows something that is stored hears of it when this document changes it (`tell`), and when another one may
 * have: another tab, or the pages that were shown while the browser kept this one to go back to. So what is shown is what
 * a launch will send.
 *
 * @param catchUp looks at what others have stored, and tells if need be; without it everybody is told to look.
 */
export function audience(catchUp?: () => void): Audience {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const look = catchUp ?? tell;
  return {
    tell,
    subscribe: (listener) => {
      // The same function is added but once.
      for (const type of ['storage', 'pageshow']) addEventListener(type, look);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

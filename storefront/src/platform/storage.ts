import type { KeyValueStore } from '@front-door/shared/visitor/visitorContext';

let hasWarned = false;

/**
 * A store that never throws. Values that the browser refuses to keep (storage switched off, blocked or
 * full) are kept in memory for as long as the page lives, and the console hears of it once, whichever
 * store it is.
 *
 * @param open returns the browser's storage; even looking at it can throw.
 */
export function createStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string | null>();

  function attempt<Value>(use: (storage: Storage) => Value, otherwise: () => Value): Value {
    try {
      return use(open());
    } catch {
      warnOnce();
      return otherwise();
    }
  }

  return {
    get(key) {
      const remembered = memory.get(key);
      return remembered !== undefined
        ? remembered
        : attempt(
            (storage) => storage.getItem(key),
            () => null,
          );
    },
    set(key, value) {
      memory.delete(key);
      attempt(
        (storage) => {
          storage.setItem(key, value);
        },
        () => {
          memory.set(key, value);
        },
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(
        (storage) => {
          storage.removeItem(key);
        },
        () => {
          memory.set(key, null);
        },
      );
    },
  };
}

function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  // oxlint-disable-next-line no-console -- the one warning that CX-02 asks for
  console.warn('Browser storage is not available: this visit is remembered in memory only.');
}

/** What outlives the visit: the visitor context and the color mode. */
export const lasting = createStore(() => window.localStorage);
/** What is forgotten with the tab: the chosen state, which says something about health. */
export const visit = createStore(() => window.sessionStorage);

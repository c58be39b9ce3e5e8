import { useRef, useSyncExternalStore } from 'react';

/**
 * What `use-sync-external-store/shim/with-selector` does, for a React that has the hook itself: a part of a store's
 * snapshot, the same object for as long as it counts as equal.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection {
  const kept = useRef<{ readonly selection: Selection }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const selection = selector(getSnapshot());
    if (kept.current === undefined || !isEqual(kept.current.selection, selection)) kept.current = { selection };
    return kept.current.selection;
  });
}

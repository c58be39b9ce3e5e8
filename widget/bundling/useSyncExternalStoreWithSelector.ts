import { useRef } from 'preact/hooks';
import { useSyncExternalStore } from 'preact/compat';

/**
 * In place of use-sync-external-store/shim/with-selector, which is written for React alone: a selection of
 * a store's snapshot, the same object for as long as `isEqual` says so.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean,
): Selection {
  const keptRef = useRef<{ readonly selection: Selection }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const selection = selector(getSnapshot());
    if (keptRef.current === undefined || !isEqual(keptRef.current.selection, selection))
      keptRef.current = { selection };
    return keptRef.current.selection;
  });
}

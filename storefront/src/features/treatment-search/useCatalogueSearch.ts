import { useEffect, useState } from 'react';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { useOffered } from '../../platform/offers';
import { loadChunk } from '../../platform/loadChunk';
import type * as SearchIndex from './searchIndex';
import type { SearchResults } from './search.types';

interface CatalogueSearch {
  /** Fetches the index: at first focus, so that no page waits for it. */
  readonly wake: () => void;
  /** `undefined` while the index is on its way, or could not be fetched. */
  readonly results: SearchResults | undefined;
}

/** Once it is there, a page that is gone back to has its results at once, and with them its height. */
let loaded: typeof SearchIndex | undefined;

/**
 * Searches the catalogue on the device, without what the visitor's partner hides.
 *
 * @param within searches these first, and all the others only where none of them fits.
 */
export function useCatalogueSearch(typed: string, within?: readonly TreatmentPath[]): CatalogueSearch {
  const isOffered = useOffered();
  const [index, setIndex] = useState(loaded);
  const wake = () => {
    if (index !== undefined) return;
    // Without it the line to the Receptionist is still there, and the next focus tries again.
    void loadChunk(() => import('./searchIndex')).then(
      (module) => {
        loaded = module;
        setIndex(module);
        return undefined;
      },
      () => undefined,
    );
  };
  // Words that were typed before the page was left.
  useEffect(() => {
    if (typed !== '') wake();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at the start alone; later the field asks
  }, []);
  if (typed === '' || index === undefined) return { wake, results: undefined };
  const own = index.searchCatalogue(typed, (path) => isOffered(path) && within?.includes(path) !== false);
  return { wake, results: own.isNearest && within ? index.searchCatalogue(typed, isOffered) : own };
}

import { useState } from 'react';
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

/** Searches the catalogue on the device, without what the visitor's partner hides. */
export function useCatalogueSearch(typed: string): CatalogueSearch {
  const isOffered = useOffered();
  const [index, setIndex] = useState<typeof SearchIndex>();
  const wake = () => {
    if (index !== undefined) return;
    // Without it the line to the Receptionist is still there, and the next focus tries again.
    void loadChunk(() => import('./searchIndex')).then(setIndex, () => undefined);
  };
  return { wake, results: typed === '' ? undefined : index?.searchCatalogue(typed, isOffered) };
}

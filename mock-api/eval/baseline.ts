import MiniSearch from 'minisearch';
import { loadCatalogue } from '@front-door/shared/catalogue/treatmentContent';
import type { Search } from './metrics';

/**
 * A plain full-text search over the catalogue's own words (names, descriptions, symptoms), forgiving of
 * misspellings and of unfinished words: what the symptom search has to beat. Its scores have no upper
 * bound, so every hit counts as worth showing.
 */
export async function createBaseline(): Promise<Search> {
  const index = new MiniSearch<{ id: string; name: string; description: string; symptoms: string }>({
    fields: ['name', 'description', 'symptoms'],
    storeFields: ['name'],
    searchOptions: { boost: { name: 3 }, fuzzy: 0.2, prefix: true },
  });
  for (const { path, name, description, symptoms } of await loadCatalogue()) {
    index.add({ id: path, name, description, symptoms: symptoms.flatMap((part) => part.sectionDetails).join(' ') });
  }
  return (message) =>
    index
      .search(message)
      .slice(0, 3)
      .map(({ id, name, score }) => ({ name: String(name), path: String(id), score: 1 - 1 / (2 + score) }));
}

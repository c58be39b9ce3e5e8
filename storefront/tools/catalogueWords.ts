import { loadCatalogue } from '../../shared/src/catalogue/treatmentContent';
import type { CatalogueWords } from '../src/features/treatment-search/search.types';

/**
 * What the pages' contents say that somebody may search for, without the rest of them: so that the search on the device
 * need not fetch 45 pages. Read when the application is built.
 */
export async function catalogueWords(): Promise<CatalogueWords> {
  const catalogue = await loadCatalogue();
  return catalogue.map(({ path, commonMedications, symptoms }) => ({
    path,
    medicines: [...new Set(commonMedications.flatMap((line) => namesOf(line)))],
    symptoms: symptoms
      .filter(({ sectionName }) => sectionName === 'Common Symptoms')
      .flatMap(({ sectionDetails }) => sectionDetails),
  }));
}

/** "Ibuprofen (Advil, Motrin), if your provider agrees" names three medicines; "Varies with the cause" none. */
function namesOf(line: string): readonly string[] {
  if (line.startsWith('Varies')) return [];
  const brands = /\(([^)]*)\)/.exec(line)?.[1] ?? '';
  return [line.replace(/[,(].*$/, ''), ...brands.split(',')].map((name) => name.trim()).filter((name) => name !== '');
}

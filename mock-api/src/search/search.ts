import type { SearchSuggestion } from '@front-door/shared/contract/search';
import { engine } from './learned/engine';

/**
 * Finds the catalogue entries that a message in plain English or Spanish speaks of.
 *
 * Pure: the same message always gives the same answer. Scores are 0 to 1; above 0.2 means worth showing.
 *
 * @returns up to eight suggestions, best first; none for a message that is no complaint.
 */
export function search(message: string): readonly SearchSuggestion[] {
  return engine().answer(message).suggestions;
}

import type { TreatmentSummary } from '../catalogue/catalogue.types';
import { treatments } from '../catalogue/treatments';
import { englishFolders } from './englishPaths';
import { keyOf } from './local/en';

/*
 * The spellings of what is in the folders of the specification (2.1) that hold a page for each treatment and each category. The list of prerendered pages and the router both stand on this, so that neither knows an address that the
 * other does not.
 */

/** Below each is a page for each category. */
export const categoryFolders = [englishFolders.category, '/categories'] as const;

/** The address segments of a treatment: its path, and its name as the specification's rule writes it, runs of hyphens kept. */
export function segmentsOf({ name, path }: Pick<TreatmentSummary, 'name' | 'path'>): readonly [string, string] {
  return [path, name.toLowerCase().replaceAll(' ', '-')];
}

/** The treatment of an English address segment in lower case; `undefined` when there is none. */
export function treatmentOfSegment(segment: string): TreatmentSummary | undefined {
  return treatments.find((entry) => segmentsOf(entry).includes(segment));
}

/**
 * What an address names below one of some folders, as the English address does, in lower case. Empty where it names nothing
 * there: an edition's own folder holds its own spellings alone, and an English folder the English ones.
 *
 * @param address of this edition, in any case.
 */
export function segmentBelow(folders: readonly string[], address: string): string {
  const key = keyOf(address).toLowerCase();
  const folder = folders.find((one) => key.startsWith(`${one}/`));
  return folder === undefined ? '' : key.slice(folder.length + 1);
}

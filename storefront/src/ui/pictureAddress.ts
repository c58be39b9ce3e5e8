import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';

/**
 * Where a condition's picture is: a symbol in the file of its category. Files of a category each were measured
 * (docs/decisions/0019-pictures-as-a-kit.md).
 */
export function pictureAddress({ path, primaryCategory }: Pick<TreatmentSummary, 'path' | 'primaryCategory'>): string {
  const file = primaryCategory === '' ? 'other' : primaryCategory.toLowerCase().replace("'", '').replaceAll(' ', '-');
  return `/images/conditions/${file}.svg#${path}`;
}

import type { ServiceCategory } from '@front-door/shared/catalogue/categories';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/**
 * Where a condition's picture is: a symbol in the file of its category, if it has one. A file for each category was
 * chosen by measurement (docs/decisions/0019-pictures-as-a-kit.md).
 */
export function pictureAddress(path: TreatmentPath, category: ServiceCategory | undefined): string {
  return `/images/conditions/${category?.urlPath ?? 'other'}.svg#${path}`;
}

import { categories } from '@front-door/shared/catalogue/categories';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** Address of the small picture of an entry: that of its category, or its own where it belongs to none. */
export function conditionPicture(path: TreatmentPath): string {
  const { primaryCategory } = treatmentAt(path);
  const own = categories.find(({ title, urlPath }) => title === primaryCategory || urlPath === path);
  return own?.iconPath ?? `/images/categories/${path}-icon.svg`;
}

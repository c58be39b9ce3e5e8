import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { adults } from './adults';
import { children } from './children';
import { grounds, type Picture } from './picture';
import { urgentCare } from './urgentCare';

const pictures: Readonly<Record<TreatmentPath, Picture>> = { ...urgentCare, ...adults, ...children };

/** One picture for each catalogue entry as a symbol named by its path. */
export function conditionSymbol(path: TreatmentPath): string {
  const { primaryCategory } = treatments.find((treatment) => treatment.path === path)!;
  const ground = `<path d="M0 0H96V96H0Z" fill="var(--${grounds[primaryCategory]})" fill-opacity="var(--ground-share)"/>`;
  return `<symbol id="${path}" viewBox="0 0 96 96" fill="none" stroke-linecap="round" stroke-linejoin="round">${ground}${pictures[path].join('')}</symbol>`;
}

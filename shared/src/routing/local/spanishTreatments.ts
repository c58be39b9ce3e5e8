import { shownName } from '../../catalogue/names/es';
import { slugOf } from '../../catalogue/slug';
import type { TreatmentPath } from '../../catalogue/treatments';
import { englishFolders, treatmentKey } from '../englishPaths';
import type { folders } from './en';

/*
 * How the Spanish edition spells the addresses of treatments. It stands on their names alone, for the Receptionist, whose
 * bytes are counted, leads to these pages from sites in any language.
 */

export const spanishFolders: typeof folders = { treatments: '/tratamientos', category: '/categoria' };

/** The address segment of a treatment: "Dolor de oído en niños" as `dolor-de-oido-en-ninos`. */
export function treatmentSegment(path: TreatmentPath): string {
  return slugOf(shownName({ path }).normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/** The address of a treatment's page, without the edition's base. */
export function treatmentPath(path: TreatmentPath): string {
  const folder = treatmentKey(path).startsWith(`${englishFolders.treatments}/`) ? spanishFolders.treatments : '';
  return `${folder}/${treatmentSegment(path)}`;
}

import type { CompleteTexts } from '../../edition/complete';
import type { TreatmentSummary } from '../../catalogue/catalogue.types';
import { shownName } from '../../catalogue/names/es';
import { slugOf, treatments } from '../../catalogue/treatments';
import type { CategoryPageSlug } from '../aliases';
import { categoryKey, treatmentKey } from '../englishPaths';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const categorySegments: Readonly<Record<CategoryPageSlug, string>> = {
  'urgent-care': 'atencion-de-urgencia',
  'womens-health': 'salud-de-la-mujer',
  'mens-health': 'salud-del-hombre',
  'pediatric-health': 'salud-infantil',
  allergies: 'alergias',
  dermatology: 'dermatologia',
  optometry: 'salud-de-los-ojos',
  'chronic-conditions': 'afecciones-cronicas',
  'weight-loss': 'perdida-de-peso',
  'mental-wellness': 'bienestar-mental',
};

/** The address segment of a category. */
export function categorySegment(slug: CategoryPageSlug): string {
  return categorySegments[slug];
}

/** The address segment of a treatment: "Dolor de oído en niños" as `dolor-de-oido-en-ninos`. */
export function treatmentSegment(entry: Pick<TreatmentSummary, 'name' | 'path'>): string {
  return slugOf(shownName(entry).normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

function treatmentPath(entry: TreatmentSummary): string {
  const segment = treatmentSegment(entry);
  return treatmentKey(entry.path).startsWith('/treatments/') ? `${folders.treatments}/${segment}` : `/${segment}`;
}

export const folders: typeof english.folders = { treatments: '/tratamientos', category: '/categoria' };

/** Spanish addresses by the English ones. */
const paths = new Map<string, string>([
  ...treatments.map((entry) => [treatmentKey(entry.path), treatmentPath(entry)] as const),
  ...(Object.keys(categorySegments) as readonly CategoryPageSlug[])
    .filter((slug) => categoryKey(slug).startsWith('/category/'))
    .map((slug) => [categoryKey(slug), `${folders.category}/${categorySegments[slug]}`] as const),
  ['/care', '/servicios'],
  ['/treatments', '/tratamientos'],
  ['/how-it-works', '/como-funciona'],
  ['/faqs', '/preguntas-frecuentes'],
  ['/about-us', '/nuestra-historia'],
  ['/brand-promise', '/nuestra-promesa'],
  ['/terms', '/terminos-de-uso'],
  ['/privacy', '/privacidad'],
  ['/notice-of-privacy-practices', '/aviso-de-practicas-de-privacidad'],
  ['/patient-informed-consent', '/consentimiento-del-paciente'],
  ['/provider-licensure-information', '/licencias-de-los-profesionales'],
  ['/hipaa-authorization', '/autorizacion-hipaa'],
  ['/accessibility', '/accesibilidad'],
  ['/savings-card', '/tarjeta-de-ahorro'],
  ['/patient-portal', '/portal-del-paciente'],
  ['/partners/embed', '/socios/insertar'],
  ['/partners/doctor', '/socios/diagnostico'],
]);
const keys = new Map(Array.from(paths, ([key, path]) => [path, key] as const));

export const localPath: typeof english.localPath = (key) => paths.get(key) ?? key;

export const keyOf: typeof english.keyOf = (address) => keys.get(address) ?? address;

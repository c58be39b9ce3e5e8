import type { CompleteTexts } from '../../edition/complete';
import { treatments } from '../../catalogue/treatments';
import type { CategoryPageSlug } from '../aliases';
import { categoryKey, englishFolders, treatmentKey } from '../englishPaths';
import type * as english from './en';
import { spanishFolders, treatmentPath } from './spanishTreatments';

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

export const folders: typeof english.folders = spanishFolders;

/** Spanish addresses by the English ones. */
const paths = new Map<string, string>([
  ...treatments.map(({ path }) => [treatmentKey(path), treatmentPath(path)] as const),
  ...(Object.keys(categorySegments) as readonly CategoryPageSlug[])
    .filter((slug) => categoryKey(slug).startsWith(`${englishFolders.category}/`))
    .map((slug) => [categoryKey(slug), `${folders.category}/${categorySegments[slug]}`] as const),
  ['/care', '/servicios'],
  [englishFolders.treatments, folders.treatments],
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

export const keyOf: typeof english.keyOf = (address) => {
  const path = address.toLowerCase().replace(/\/*$/, '');
  return keys.get(path) ?? (path || '/');
};

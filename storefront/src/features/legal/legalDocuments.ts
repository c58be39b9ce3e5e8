import { edition } from '@front-door/shared/edition/en';
import type { LegalDocument } from '@front-door/shared/legal/legal.types';
import { pageKeys } from '@front-door/shared/routing/englishPaths';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { loadChunk } from '../../platform/loadChunk';

/** A legal page and where its text is, which only its own page loads. */
export interface LegalEntry {
  /** The page's key. */
  readonly key: string;
  readonly path: string;
  /** Source file of the text, from the storefront's folder. */
  readonly source: string;
  readonly load: () => Promise<LegalDocument>;
}

/** The source file of a document's text, from the storefront's folder. */
function sourceOf(document: string): string {
  return `../shared/src/legal/${document}/${edition.language}.ts`;
}

/** Every legal page that is one document. */
export const legalDocuments = [
  {
    key: pageKeys.terms,
    path: hrefs.terms,
    source: sourceOf('terms'),
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/terms/en'))).termsOfUse,
  },
  {
    key: pageKeys.privacy,
    path: hrefs.privacy,
    source: sourceOf('privacy'),
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/privacy/en'))).privacyPolicy,
  },
  {
    key: pageKeys.noticeOfPrivacyPractices,
    path: hrefs.noticeOfPrivacyPractices,
    source: sourceOf('noticeOfPrivacyPractices'),
    load: async () =>
      (await loadChunk(() => import('@front-door/shared/legal/noticeOfPrivacyPractices/en'))).noticeOfPrivacyPractices,
  },
  {
    key: pageKeys.patientConsent,
    path: hrefs.patientConsent,
    source: sourceOf('patientConsent'),
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/patientConsent/en'))).patientConsent,
  },
  {
    key: pageKeys.hipaaAuthorization,
    path: hrefs.hipaaAuthorization,
    source: sourceOf('hipaaAuthorization'),
    load: async () =>
      (await loadChunk(() => import('@front-door/shared/legal/hipaaAuthorization/en'))).hipaaAuthorization,
  },
  {
    key: pageKeys.accessibility,
    path: hrefs.accessibility,
    source: sourceOf('accessibility'),
    load: async () =>
      (await loadChunk(() => import('@front-door/shared/legal/accessibility/en'))).accessibilityStatement,
  },
] as const satisfies readonly LegalEntry[];

import type { LegalDocument } from '@front-door/shared/legal/legal.types';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { loadChunk } from '../../platform/loadChunk';

/** A legal page and where its text is, which only its own page loads. */
export interface LegalEntry {
  readonly path: string;
  readonly label: string;
  /** Source file of the text, from the storefront's folder. */
  readonly source: string;
  readonly load: () => Promise<LegalDocument>;
}

/** Every legal page that is one document. */
export const legalDocuments = [
  {
    path: hrefs.terms,
    label: 'Terms of Use',
    source: '../shared/src/legal/terms.ts',
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/terms'))).termsOfUse,
  },
  {
    path: hrefs.privacy,
    label: 'Privacy Policy',
    source: '../shared/src/legal/privacy.ts',
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/privacy'))).privacyPolicy,
  },
  {
    path: hrefs.noticeOfPrivacyPractices,
    label: 'Notice of Privacy Practices',
    source: '../shared/src/legal/noticeOfPrivacyPractices.ts',
    load: async () =>
      (await loadChunk(() => import('@front-door/shared/legal/noticeOfPrivacyPractices'))).noticeOfPrivacyPractices,
  },
  {
    path: hrefs.patientConsent,
    label: 'Telehealth Patient Consent',
    source: '../shared/src/legal/patientConsent.ts',
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/patientConsent'))).patientConsent,
  },
  {
    path: hrefs.hipaaAuthorization,
    label: 'HIPAA Authorization',
    source: '../shared/src/legal/hipaaAuthorization.ts',
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/hipaaAuthorization'))).hipaaAuthorization,
  },
  {
    path: hrefs.accessibility,
    label: 'Accessibility',
    source: '../shared/src/legal/accessibility.ts',
    load: async () => (await loadChunk(() => import('@front-door/shared/legal/accessibility'))).accessibilityStatement,
  },
] as const satisfies readonly LegalEntry[];

import type { ReactNode } from 'react';
import { pageKeys } from '@front-door/shared/routing/englishPaths';

export const eyebrow = 'Legal';
export const onThisPage = 'On this page';
export const onThisPageFolded = 'On this page, folded';
export const allDocuments = 'All legal documents';

/**
 * What the legal pages are called, by their keys: as in the footer. To share its words, every page would fetch one file
 * more.
 */
export const names = {
  [pageKeys.terms]: 'Terms of Use',
  [pageKeys.privacy]: 'Privacy Policy',
  [pageKeys.noticeOfPrivacyPractices]: 'Notice of Privacy Practices',
  [pageKeys.patientConsent]: 'Telehealth Patient Consent',
  [pageKeys.hipaaAuthorization]: 'HIPAA Authorization',
  [pageKeys.accessibility]: 'Accessibility',
  [pageKeys.licensure]: 'Provider Licensure',
};

/** Says that another version of the document rules, and leads to it. The English one is the one that rules. */
export const whichRules: (original: string) => ReactNode = () => undefined;

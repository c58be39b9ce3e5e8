import { expect, test } from 'vitest';
import { pageKeys } from '@front-door/shared/routing/englishPaths';
import * as englishFooter from '../features/footer/footerTexts/en';
import * as spanishFooter from '../features/footer/footerTexts/es';
import * as englishLegal from '../features/legal/legalTexts/en';
import * as spanishLegal from '../features/legal/legalTexts/es';

test.each([
  ['English', englishFooter, englishLegal],
  ['Spanish', spanishFooter, spanishLegal],
])(
  '[FT-01] [LG-01] [ES-03] in %s the footer and the legal pages call each document the same',
  (_, footer, { names }) => {
    expect(names).toEqual({
      [pageKeys.terms]: footer.termsOfUse,
      [pageKeys.privacy]: footer.privacyPolicy,
      [pageKeys.noticeOfPrivacyPractices]: footer.noticeOfPrivacyPractices,
      [pageKeys.patientConsent]: footer.patientConsent,
      [pageKeys.hipaaAuthorization]: footer.hipaaAuthorization,
      [pageKeys.accessibility]: footer.accessibility,
      [pageKeys.licensure]: footer.licensure,
    });
  },
);

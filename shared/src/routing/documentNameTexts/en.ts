/** What links to the legal pages say. */
export const privacyPolicy = 'Privacy Policy';
export const termsOfUse = 'Terms of Use';
export const noticeOfPrivacyPractices = 'Notice of Privacy Practices';
export const patientConsent = 'Telehealth Patient Consent';
export const hipaaAuthorization = 'HIPAA Authorization';
export const licensure = 'Provider Licensure';
export const accessibility = 'Accessibility';

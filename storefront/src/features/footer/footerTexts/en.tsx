import type { ReactNode } from 'react';

export const getCare = 'Get care';
export const allServices = 'All Services';
export const treatmentsAToZ = 'Treatments A to Z';
export const consult = 'General Consult';
export const childConsult = 'General Consult - Pediatric';
export const refill = 'Medication Refill';
export const weightLoss = 'Weight Loss';
export const treatmentCategories = 'Treatment categories';
export const learnMore = 'Learn more';
export const howItWorks = 'How It Works';
export const faqs = 'FAQs';
export const savingsCard = 'Savings Card';
export const ourStory = 'Our Story';
export const ourPromise = 'Our Promise';
export const privacyAndTerms = 'Privacy and terms';
export const privacyPolicy = 'Privacy Policy';
export const termsOfUse = 'Terms of Use';
export const noticeOfPrivacyPractices = 'Notice of Privacy Practices';
export const patientConsent = 'Telehealth Patient Consent';
export const hipaaAuthorization = 'HIPAA Authorization';
export const licensure = 'Provider Licensure';
export const accessibility = 'Accessibility';

export const emergency = (call911: ReactNode, call988: ReactNode) => (
  <>
    <strong>Not for emergencies.</strong> If your life may be in danger, call {call911}. In an emotional crisis, call or
    text {call988}.
  </>
);
export const whoProvidesCare = (brand: string) =>
  `${brand} does not itself provide care. Independent, board-certified providers review your case and decide on diagnosis and treatment.`;
export const rights = (year: number, company: string) => `© ${String(year)} ${company}. All rights reserved.`;

export const newsFrom = (brand: string) => `News from ${brand}`;
export const newsSubject = 'Keep me posted by email';
export const newsTerms = (phone: ReactNode) => (
  <>A short email now and then. You can leave the list at any time. Questions? Call {phone}.</>
);
export const signUp = 'Sign up by email';

export const seal = (link: (words: string) => ReactNode) => (
  <>Legitimacy seal: our providers are licensed. {link('Check their licenses')}</>
);
export const darkMode = 'Dark mode';

import { categories } from '@front-door/shared/catalogue/categories';
import { categoryHref, hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import type { Offer } from '@front-door/shared/visitor/partners';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** What it leads to, where a partner can hide that. */
  readonly offer?: Offer;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
  /** Its links are categories of treatments. */
  readonly isCategories?: boolean;
}

/** The link columns (specification 2.4). */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Get care',
    links: [
      { label: 'All Services', href: hrefs.care },
      { label: 'Treatments A to Z', href: hrefs.treatments },
      { label: 'General Consult', href: treatmentHref('general-consult') },
      { label: 'General Consult - Pediatric', href: treatmentHref('general-consult-pediatric') },
      { label: 'Medication Refill', href: treatmentHref('medication-refill') },
      { label: 'Weight Loss', href: treatmentHref('weight-loss'), offer: 'weight-loss' },
    ],
  },
  {
    title: 'Treatment categories',
    isCategories: true,
    links: categories
      .filter(({ treatments }) => treatments !== undefined)
      .map(({ title, urlPath }) => ({ label: title, href: categoryHref(urlPath) })),
  },
  {
    title: 'Learn more',
    links: [
      { label: 'How It Works', href: hrefs.howItWorks },
      { label: 'FAQs', href: hrefs.faqs },
      { label: 'Savings Card', href: hrefs.savingsCard },
      { label: 'Our Story', href: hrefs.ourStory },
      { label: 'Our Promise', href: hrefs.brandPromise },
    ],
  },
  {
    title: 'Privacy and terms',
    links: [
      { label: 'Privacy Policy', href: hrefs.privacy },
      { label: 'Terms of Use', href: hrefs.terms },
      { label: 'Notice of Privacy Practices', href: hrefs.noticeOfPrivacyPractices },
      { label: 'Telehealth Patient Consent', href: hrefs.patientConsent },
      { label: 'HIPAA Authorization', href: hrefs.hipaaAuthorization },
      { label: 'Provider Licensure', href: hrefs.licensure },
      { label: 'Accessibility', href: hrefs.accessibility },
    ],
  },
];

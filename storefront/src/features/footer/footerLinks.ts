import { categories } from '@front-door/shared/catalogue/categories';
import { shownCategory } from '@front-door/shared/catalogue/names/en';
import { categoryHref, hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import type { Offer } from '@front-door/shared/visitor/partners';
import * as texts from './footerTexts/en';

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
    title: texts.getCare,
    links: [
      { label: texts.allServices, href: hrefs.care },
      { label: texts.treatmentsAToZ, href: hrefs.treatments },
      { label: texts.consult, href: treatmentHref('general-consult') },
      { label: texts.childConsult, href: treatmentHref('general-consult-pediatric') },
      { label: texts.refill, href: treatmentHref('medication-refill') },
      { label: texts.weightLoss, href: treatmentHref('weight-loss'), offer: 'weight-loss' },
    ],
  },
  {
    title: texts.treatmentCategories,
    isCategories: true,
    links: categories
      .filter(({ treatments }) => treatments !== undefined)
      .map(({ title, urlPath }) => ({ label: shownCategory(title), href: categoryHref(urlPath) })),
  },
  {
    title: texts.learnMore,
    links: [
      { label: texts.howItWorks, href: hrefs.howItWorks },
      { label: texts.faqs, href: hrefs.faqs },
      { label: texts.savingsCard, href: hrefs.savingsCard },
      { label: texts.ourStory, href: hrefs.ourStory },
      { label: texts.ourPromise, href: hrefs.brandPromise },
    ],
  },
  {
    title: texts.privacyAndTerms,
    links: [
      { label: texts.privacyPolicy, href: hrefs.privacy },
      { label: texts.termsOfUse, href: hrefs.terms },
      { label: texts.noticeOfPrivacyPractices, href: hrefs.noticeOfPrivacyPractices },
      { label: texts.patientConsent, href: hrefs.patientConsent },
      { label: texts.hipaaAuthorization, href: hrefs.hipaaAuthorization },
      { label: texts.licensure, href: hrefs.licensure },
      { label: texts.accessibility, href: hrefs.accessibility },
    ],
  },
];

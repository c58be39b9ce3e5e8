import { categories } from '@front-door/shared/catalogue/categories';
import { shownCategory } from '@front-door/shared/catalogue/names/en';
import * as documents from '@front-door/shared/routing/documentNameTexts/en';
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
      { label: documents.privacyPolicy, href: hrefs.privacy },
      { label: documents.termsOfUse, href: hrefs.terms },
      { label: documents.noticeOfPrivacyPractices, href: hrefs.noticeOfPrivacyPractices },
      { label: documents.patientConsent, href: hrefs.patientConsent },
      { label: documents.hipaaAuthorization, href: hrefs.hipaaAuthorization },
      { label: documents.licensure, href: hrefs.licensure },
      { label: documents.accessibility, href: hrefs.accessibility },
    ],
  },
];

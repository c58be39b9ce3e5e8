import { categories } from '@front-door/shared/catalogue/categories';
import { categoryHref, hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** Not shown to the grocery chain's visitors. */
  readonly isWeightLoss?: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
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
      { label: 'Weight Loss', href: treatmentHref('weight-loss'), isWeightLoss: true },
    ],
  },
  {
    title: 'Treatment categories',
    links: categories
      .filter(({ treatments }) => treatments !== undefined)
      .map(({ title, urlPath }) => ({ label: title, href: categoryHref(urlPath) })),
  },
];

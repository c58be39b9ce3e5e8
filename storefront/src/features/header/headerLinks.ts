import { categories } from '@front-door/shared/catalogue/categories';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import type { Offer } from '@front-door/shared/visitor/partners';
import { record } from '../../platform/record';

export interface HeaderLink {
  readonly label: string;
  readonly href: string;
  /** What it leads to, where a partner can hide that. */
  readonly offer?: Offer;
}

const menuSlugs: ReadonlySet<string> = new Set(['urgent-care', 'womens-health', 'mens-health', 'pediatric-health']);

/** The categories with a menu of their own (specification 2.2). */
export const menuCategories = categories.filter(({ urlPath }) => menuSlugs.has(urlPath));

export const weightLossLink: HeaderLink = {
  label: 'Weight Loss',
  href: treatmentHref('weight-loss'),
  offer: 'weight-loss',
};

export const allServicesLink: HeaderLink = { label: 'All Services', href: hrefs.care };

/** The direct buttons of the wide header. */
export const directLinks: readonly HeaderLink[] = [
  { label: 'Medication Refill', href: treatmentHref('medication-refill') },
  { label: 'General Consult', href: treatmentHref('general-consult') },
  { label: 'General Consult - Pediatric', href: treatmentHref('general-consult-pediatric') },
  weightLossLink,
];

/** What the narrow header's drawer has besides. */
export const helpLinks: readonly HeaderLink[] = [
  { label: 'How It Works', href: hrefs.howItWorks },
  { label: 'FAQs', href: hrefs.faqs },
];

/** For a link of the header: records that it was followed. */
export function recordButton(destination: string): () => void {
  return () => {
    record('header_button_click', { destination });
  };
}

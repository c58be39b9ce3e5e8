import { categories } from '@front-door/shared/catalogue/categories';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { keyOf } from '@front-door/shared/routing/local/en';
import type { Offer } from '@front-door/shared/visitor/partners';
import { record } from '../../platform/record';
import * as texts from './headerTexts/en';

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
  label: texts.weightLoss,
  href: treatmentHref('weight-loss'),
  offer: 'weight-loss',
};

export const allServicesLink: HeaderLink = { label: texts.allServices, href: hrefs.care };

/** The direct buttons of the wide header. */
export const directLinks: readonly HeaderLink[] = [
  { label: texts.refill, href: treatmentHref('medication-refill') },
  { label: texts.consult, href: treatmentHref('general-consult') },
  { label: texts.childConsult, href: treatmentHref('general-consult-pediatric') },
  weightLossLink,
];

/** For a link of the header: records that it was followed. */
export function recordButton(href: string): () => void {
  return () => {
    record('header_button_click', { destination: keyOf(href) });
  };
}

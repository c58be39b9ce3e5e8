import { categories, type ServiceCategory } from '@front-door/shared/catalogue/categories';
import { treatmentsOf } from '@front-door/shared/catalogue/listing';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { categoryHref } from '@front-door/shared/routing/hrefs';
import type { Offer } from '@front-door/shared/visitor/partners';

/** A card of "All Treatments". */
export interface ServiceCard {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  readonly icon: string;
  readonly treatments: readonly TreatmentSummary[];
  /** Text of the button at the foot of the overlay. */
  readonly action: string;
  /** What it leads to, where a partner can hide that. */
  readonly offer?: Offer;
}

function cardOf(category: ServiceCategory): ServiceCard {
  const { title, urlPath, description, iconPath } = category;
  return {
    title,
    href: categoryHref(urlPath),
    description,
    icon: iconPath,
    treatments: treatmentsOf(category),
    action: category.treatments === undefined ? `Start Your ${title}` : `View All ${title}`,
  };
}

const weightLossCard: ServiceCard = {
  title: 'Weight Loss',
  href: categoryHref('weight-loss'),
  description: 'A monthly program with a licensed provider and compounded semaglutide.',
  icon: '/images/categories/weight-loss-icon.svg',
  treatments: [],
  action: 'Start Your Weight Loss Journey',
  offer: 'weight-loss',
};

/** The cards in the order of the grid (specification 2.6). */
export const serviceCards: readonly ServiceCard[] = [...categories.map((category) => cardOf(category)), weightLossCard];

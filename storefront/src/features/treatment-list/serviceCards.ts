import {
  categories,
  iconPathOf,
  type ServiceCategory,
  type ServiceCategoryTitle,
} from '@front-door/shared/catalogue/categories';
import { categoryDescriptions } from '@front-door/shared/catalogue/categoryDescriptions';
import { treatmentsOf } from '@front-door/shared/catalogue/listing';
import { shownCategory } from '@front-door/shared/catalogue/names/en';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { categoryHref } from '@front-door/shared/routing/hrefs';
import type { Offer } from '@front-door/shared/visitor/partners';
import * as texts from './listTexts/en';

/** A card of "All Treatments". */
export interface ServiceCard {
  /** What analytics know it by; `shownCategory` says what it is called. */
  readonly title: ServiceCategoryTitle | 'Weight Loss';
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
  const { title, urlPath } = category;
  return {
    title,
    href: categoryHref(urlPath),
    description: categoryDescriptions[urlPath],
    icon: iconPathOf(urlPath),
    treatments: treatmentsOf(category),
    action: (category.treatments === undefined ? texts.start : texts.viewAll)(shownCategory(title)),
  };
}

const weightLossCard: ServiceCard = {
  title: 'Weight Loss',
  href: categoryHref('weight-loss'),
  ...texts.weightLoss,
  icon: iconPathOf('weight-loss'),
  treatments: [],
  offer: 'weight-loss',
};

/** The cards in the order of the grid (specification 2.6). */
export const serviceCards: readonly ServiceCard[] = [...categories.map((category) => cardOf(category)), weightLossCard];

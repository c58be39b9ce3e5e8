import { isHeroOption, isShopper, partnerOf, type Origin } from '@front-door/shared/visitor/partners';

/**
 * Marks the document with what changes the look of a prerendered page before the application has taken it over:
 *
 * - `data-hides`: what the visitor's partner hides. Elements with one of these as their `data-offer` are not shown.
 * - `data-visitor="new"`: nothing is known that changes the hero (`features/home`).
 */
export function markPage(origin: Origin, option: string | undefined): void {
  const { dataset } = document.documentElement;
  dataset['hides'] = partnerOf(origin)?.hides.join(' ') ?? '';
  dataset['visitor'] = isShopper(origin) || isHeroOption(option) ? '' : 'new';
}

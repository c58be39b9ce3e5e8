import { howItWorksTabs } from '@front-door/shared/catalogue/howItWorks';

/** The index of the tab that the query's `tab` names; 0 when it names none (specification 2.11). */
export function tabOf(value: string | null): number {
  const index = howItWorksTabs.findIndex((_tab, candidate) => String(candidate) === value);
  return Math.max(index, 0);
}

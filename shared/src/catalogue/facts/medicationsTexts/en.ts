/**
 * What is sold in the United States under a brand alone, so that the price of generics does not hold for it: the
 * beginnings of an entry's medication lines, in small letters. From general knowledge of the US market, not copied from
 * a list: a pharmacist checks each against the FDA's Orange Book before launch and once a year. Generics of avanafil,
 * crisaborole, drospirenone and ulipristal are approved or near; in doubt one is listed, since the mark warns of a
 * higher price.
 */
export const brandOnlyMedications = [
  'albuterol with budesonide rescue inhaler',
  'avanafil',
  'baloxavir',
  'beclomethasone inhaler',
  'budesonide inhaler',
  'crisaborole',
  'drospirenone pill',
  'lifitegrast',
  'molnupiravir',
  'nirmatrelvir with ritonavir',
  'norgestrel pill',
  'sinecatechins',
  'ulipristal',
  'varenicline nasal spray',
  'vibegron',
] as const;

/** What stands beside a medication that has no generic. */
export const brandOnlyMark = 'brand only, costs more';

/** One address of each kind of page. */
export const templates = [
  '/',
  '/care',
  '/treatments',
  '/treatments/sore-throat',
  '/treatments/weight-loss',
  '/medication-refill',
  '/category/urgent-care',
  '/category/mental-wellness',
  '/faqs',
  '/how-it-works',
  '/about-us',
  '/brand-promise',
  '/savings-card',
  '/provider-licensure-information',
  '/terms',
  '/no-such-page',
] as const;

/** Whether an address stands for its kind of page. */
export function isTemplate(path: string): boolean {
  return templates.some((template) => template === path);
}

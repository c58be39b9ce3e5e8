import type { UsState } from '../states';

export const product = 'Compounded semaglutide';
export const monthly = (price: string) => `${price}/month`;
export const priceIncludes = 'including doctor visits';
export const disclaimer =
  'Compounded semaglutide is not evaluated or approved by the FDA for safety, quality or how well it works.';
const labTests = 'Lab Tests';
export const points = [
  {
    title: 'Same Active Ingredient',
    text: 'The same active ingredient as the two branded drugs. Save up to 70%.',
  },
  {
    title: 'No Surprises',
    text: 'No hidden fees and no long-term commitments.',
  },
  {
    title: 'Vitamin B-12 Added',
    text: 'Each dose is compounded with vitamin B-12.',
  },
  {
    title: labTests,
    text: 'The lab tests you need to continue are done by a lab provider. They are not part of the monthly price.',
  },
] as const;
/** In place of the last, where the lab provider takes no samples. */
export const labElsewhere = (state: UsState) => ({
  title: labTests,
  text: `Our lab provider does not serve ${state}. You get the tests you need to continue at a lab near you. They are not part of the monthly price.`,
});
export const riskFree = 'Risk Free To Get Started: No prescription. No charge.';
export const journeyTitle = 'Your Journey in 3 Steps';
export const journeyAlt = 'Answer questions online, a provider reviews your answers, your medicine arrives at home.';

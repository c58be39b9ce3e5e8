export const product = 'Compounded semaglutide';
export const monthly = (price: string) => `${price}/month`;
export const priceIncludes = 'including doctor visits';
export const disclaimer =
  'Compounded semaglutide is not evaluated or approved by the FDA for safety, quality or how well it works.';
export const points = [
  {
    title: 'Same active ingredient',
    text: 'The same active ingredient as the two branded drugs. Save up to 70%.',
  },
  {
    title: 'No surprises',
    text: 'No hidden fees and no long-term commitments.',
  },
  {
    title: 'Vitamin B-12 added',
    text: 'Each dose is compounded with vitamin B-12.',
  },
  {
    title: 'Lab tests',
    text: 'The lab tests you need to go on are done by a lab provider. They are not part of the monthly price.',
  },
] as const;
export const riskFree = 'Risk Free To Get Started: No prescription. No charge.';
export const journeyTitle = 'Your journey in 3 steps';
export const journeyAlt = 'Answer questions online, a provider reviews them, your medicine arrives at home.';

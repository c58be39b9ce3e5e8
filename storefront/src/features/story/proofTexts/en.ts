export const heading = 'See for Yourself';
export const whoTreatsYou = 'Who treats you';
export const whatPagesRestOn = 'What our pages are based on';
export const sources = (treatments: number) =>
  `Each of our ${String(treatments)} treatments names its sources, and the signs that mean you should not wait.`;
export const allTreatments = 'See all treatments';
export const whatOthersSay = 'What others say';
export const reviews = 'Our reviews are on the website of another company.';
export const readReviews = 'Read the reviews';

import type { ReactNode } from 'react';

export const heading = 'Get Started Here';

export const withoutScripts = (phone: ReactNode) => (
  <>Starting a visit here needs JavaScript. Turn it on in your browser, or call {phone}.</>
);

/** What is still missing before there are visits to choose from; when nothing is, they are on their way. */
export function hint(needsCondition: boolean, needsState: boolean): string {
  if (!needsCondition && !needsState) return 'One moment …';
  const missing = [...(needsCondition ? ['your condition'] : []), ...(needsState ? ['your state'] : [])].join(' and ');
  return `Choose ${missing} to see the visits you can have, and what each one costs.`;
}

export const chooseCondition = 'Choose Your Condition';
export const chooseTreatment = 'Choose treatment';
export const whichState = 'What state do you live in?';
export const clear = (name: string) => `Clear ${name}`;

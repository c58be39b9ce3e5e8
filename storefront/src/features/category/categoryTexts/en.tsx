import type { ReactNode } from 'react';
import { inSpanish988 } from '@front-door/shared/catalogue/crisisLineTexts/en';

export const inCrisis = 'In crisis? You are not alone.';
export const whomToCall = (call988: ReactNode, call911: ReactNode) => (
  <>
    With thoughts of suicide, or in any emotional crisis, call or text {call988} at any hour. For Spanish,{' '}
    {inSpanish988}. If your life is in danger, call {call911}.
  </>
);

export const treatments = 'Treatments';

export const treatmentsOf = (category: string) => `${category} treatments`;
export const getStarted = 'Get Started';
export const readMore = (treatment: string) => `Read more about ${treatment}`;

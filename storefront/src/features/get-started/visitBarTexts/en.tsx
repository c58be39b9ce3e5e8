import type { ConsultationMode } from '@front-door/shared/catalogue/availability';
import type { ReactNode } from 'react';

export const label = 'Get started';
export const getStarted = 'Get Started';

/** What is chosen so far, and what is not yet. */
export function summary(treatment: string | undefined, state: string | undefined): string {
  if (treatment === undefined && state === undefined) return 'Choose your condition and state';
  if (treatment === undefined) return `Choose your condition · ${state ?? ''}`;
  return `${treatment} · ${state ?? 'choose your state'}`;
}

/**
 * A kind of visit where there is little room: two side by side leave none for the word that both have.
 *
 * @param hidden shows words to those alone who hear the page.
 */
export function kindOfVisit(mode: ConsultationMode, isAlone: boolean, hidden: (words: string) => ReactNode): ReactNode {
  const shared = ' Consultation';
  return (
    <>
      {mode === 'virtual' ? 'Virtual' : 'Live'}
      {isAlone ? shared : hidden(shared)}
    </>
  );
}

/** Said above the buttons where the page speaks another language than the visit may. */
export const visitLanguage: ReactNode = null;

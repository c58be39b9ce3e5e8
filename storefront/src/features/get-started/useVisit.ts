import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { availabilityOf, type Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { keyOf } from '@front-door/shared/routing/local/en';
import { launchText, withheldText, type WithheldText } from './consultationTexts';
import { openConsultation } from './launch';
import { afterLaunch, step, type Visit, type VisitEvent } from './visit.model';

/** The way to a consultation, as the panel and the bar of small screens show it. */
export interface VisitInHand {
  readonly visit: Visit;
  readonly send: (event: VisitEvent) => void;
  /** What there is to choose from, in the order of the buttons. */
  readonly offered: readonly Consultation[];
  /** Why the others are not, each reason once. */
  readonly withheld: readonly WithheldText[];
}

/** What a visit needs that is shown in two places. */
export interface VisitProps {
  readonly treatment: TreatmentSummary;
  readonly state: UsState;
  /** Tells those who do not see the screen what a choice has changed. */
  readonly say: (words: string) => void;
}

export function useVisit({ treatment, state, say }: VisitProps): VisitInHand {
  const [visit, setVisit] = useState<Visit>({ kind: 'choosing' });
  const path = keyOf(useLocation().pathname);
  const { offered, withheld } = availabilityOf(treatment, state, path);
  const reasons = [...new Set(withheld.map(({ reason }) => reason))];

  // A launch must run inside the click that asked for it, or the browser holds it back as a pop-up.
  const send = (event: VisitEvent) => {
    const taken = step(visit, event, { treatment, state, path });
    if (taken.kind === 'move') {
      setVisit(taken.to);
    } else {
      const { consultation } = taken;
      const next = afterLaunch(consultation, openConsultation({ treatment, consultation, state }));
      setVisit(next);
      say(launchText[next.kind]);
    }
  };

  return { visit, send, offered, withheld: reasons.map((reason) => withheldText(reason, { state, treatment })) };
}

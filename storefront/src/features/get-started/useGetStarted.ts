import { useState } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { rememberState, useChosenState } from '../../platform/chosenState';
import { afterLaunch, initial, step, type GetStarted, type GetStartedEvent } from './getStarted.model';
import { openConsultation } from './launch';

export interface GetStartedControl {
  readonly current: GetStarted;
  /** Handles an event. Call it inside the click that brought it, or a launch is held back as a pop-up. */
  readonly send: (event: GetStartedEvent) => void;
}

/** The way to a consultation for a treatment; starts with the state chosen earlier in the visit. */
export function useGetStarted(treatment: TreatmentSummary): GetStartedControl {
  const [reached, setReached] = useState<GetStarted>(initial);
  const remembered = useChosenState();
  const current: GetStarted =
    reached.kind === 'choosing-state' && remembered !== undefined
      ? { kind: 'choosing-consultation', state: remembered }
      : reached;

  const send = (event: GetStartedEvent) => {
    const taken = step(current, event, treatment);
    if (event.type === 'choose-state') rememberState(event.state);
    if (event.type === 'clear-state') rememberState(undefined);
    if (taken.kind === 'move') setReached(taken.to);
    else setReached(afterLaunch(taken, openConsultation({ treatment, ...taken })));
  };

  return { current, send };
}

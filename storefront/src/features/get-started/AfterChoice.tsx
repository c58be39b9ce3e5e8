import { lazy, Suspense } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { loadChunk } from '../../platform/loadChunk';
import { LaunchOutcome } from './LaunchOutcome';
import type { VisitInHand } from './useVisit';

const loadDialogs = () => loadChunk(() => import('./VisitDialogs'));
const VisitDialogs = lazy(async () => ({ default: (await loadDialogs()).VisitDialogs }));

/** For a consultation's button: its dialogs may be needed soon. */
export const warmUpDialogs = () => void loadDialogs();

interface AfterChoiceProps extends Pick<VisitInHand, 'visit' | 'send'> {
  readonly treatment: TreatmentSummary;
  readonly state: UsState;
  /** Where there is little room: in the bar of small screens. */
  readonly isBrief?: boolean;
}

/** What follows the click on a consultation: a dialog that stands before the launch, or what became of it. */
export function AfterChoice({ visit, send, treatment, state, isBrief = false }: AfterChoiceProps) {
  return (
    <>
      {(visit.kind === 'launched' || visit.kind === 'blocked') && (
        <LaunchOutcome
          key={visit.kind}
          visit={visit}
          send={send}
          treatment={treatment}
          state={state}
          isBrief={isBrief}
        />
      )}
      <Suspense>
        {(visit.kind === 'pediatric-notice' || visit.kind === 'weight-loss-confirmation') && (
          <VisitDialogs visit={visit} send={send} />
        )}
      </Suspense>
    </>
  );
}

import { lazy, Suspense } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { loadChunk } from '../../platform/loadChunk';
import { Consultations } from './Consultations';
import { Cost } from './Cost';
import { Panel, Slot } from './GetStarted.styles';
import { LaunchOutcome } from './LaunchOutcome';
import { StateField } from './StateField';
import { useGetStarted } from './useGetStarted';

const loadDialogs = () => loadChunk(() => import('./GetStartedDialogs'));
const warmUp = () => void loadDialogs();
const GetStartedDialogs = lazy(async () => ({ default: (await loadDialogs()).GetStartedDialogs }));

/** The panel that leads from a treatment to its consultation (specification 2.9). */
export function GetStarted({ treatment }: { readonly treatment: TreatmentSummary }) {
  const { current, send } = useGetStarted(treatment);
  const state = current.kind === 'choosing-state' ? undefined : current.state;
  return (
    <Panel aria-labelledby="get-started" id="start" onPointerEnter={warmUp} onFocus={warmUp}>
      <h2 id="get-started">Get Started Here</h2>
      <StateField state={state} send={send} />
      <Slot>
        {state === undefined ? (
          <p>Choose your state to see the visits you can have, and what each one costs.</p>
        ) : (
          <Consultations treatment={treatment} state={state} send={send} />
        )}
        {(current.kind === 'launched' || current.kind === 'blocked') && (
          <LaunchOutcome treatment={treatment} current={current} />
        )}
      </Slot>
      <Cost treatment={treatment} />
      <Suspense>
        {(current.kind === 'pediatric-notice' || current.kind === 'weight-loss-confirmation') && (
          <GetStartedDialogs current={current} send={send} />
        )}
      </Suspense>
    </Panel>
  );
}

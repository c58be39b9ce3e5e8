import { lazy, Suspense } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { useChosenState } from '../../platform/chosenState';
import { loadChunk } from '../../platform/loadChunk';
import { Cost } from './Cost';
import { Panel, Slot } from './GetStarted.styles';
import { StateField } from './StateField';

// Nothing of it is needed before a state is chosen; the chunk is fetched as soon as the panel is touched.
const loadVisits = () => loadChunk(() => import('./Visits'));
const warmUp = () => void loadVisits();
const Visits = lazy(async () => ({ default: (await loadVisits()).Visits }));

/** The panel that leads from a treatment to its consultation (specification 2.9). */
export function GetStarted({ treatment }: { readonly treatment: TreatmentSummary }) {
  const state = useChosenState();
  const hint = <p>Choose your state to see the visits you can have, and what each one costs.</p>;
  return (
    <Panel aria-labelledby="get-started" onPointerEnter={warmUp} onFocus={warmUp}>
      <h2 id="get-started">Get Started Here</h2>
      <StateField state={state} />
      <Slot>
        {state === undefined ? (
          hint
        ) : (
          <Suspense fallback={hint}>
            <Visits key={`${treatment.path} ${state}`} treatment={treatment} state={state} />
          </Suspense>
        )}
      </Slot>
      <Cost treatment={treatment} />
    </Panel>
  );
}

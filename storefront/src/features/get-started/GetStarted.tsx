import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { brand } from '../../platform/brand';
import { useChosenState } from '../../platform/chosenState';
import { loadChunk } from '../../platform/loadChunk';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { PhoneLink } from '../../ui/PhoneLink';
import { deferred } from '../../ui/deferred';
import { VisuallyHidden } from '../../ui/layout';
import { ConditionField, type Conditions } from './ConditionField';
import { Name, Panel, Slot, WithoutScripts } from './GetStarted.styles';
import * as texts from './panelTexts/en';
import { StartBar } from './StartBar';
import { StateField } from './StateField';

// Nothing of it is needed before a state is chosen; the chunk is fetched as soon as the panel is touched.
const loadVisits = () => loadChunk(() => import('./Visits'));
const warmUp = () => void loadVisits();
const Visits = lazy(async () => ({ default: (await loadVisits()).Visits }));

const Cost = deferred(
  () => import('./Cost'),
  (cost) => cost.Cost,
);

interface GetStartedProps {
  /** The treatment to start; `undefined` while none has been chosen. */
  readonly treatment: TreatmentSummary | undefined;
  /** On category pages: what there is to choose from. */
  readonly conditions?: Conditions;
}

/** The panel that leads from a treatment to its consultation (specification 2.9). */
export function GetStarted({ treatment, conditions }: GetStartedProps) {
  const state = useChosenState();
  const [said, setSaid] = useState('');
  // Told twice, the same words are heard twice only when they differ.
  const say = useCallback((words: string) => {
    setSaid((before) => (before === words ? `${words}\u00A0` : words));
  }, []);
  const isMissing = treatment === undefined || state === undefined;
  const hintText = texts.hint(treatment === undefined, state === undefined);
  const hint = <p>{hintText}</p>;
  const isHydrated = useIsHydrated();
  const hintBefore = useRef<string>(undefined);
  useEffect(() => {
    // What there is to choose from is said by the visits. What the page begins with has not changed.
    if (isMissing && hintBefore.current !== undefined && hintBefore.current !== hintText) say(hintText);
    if (isHydrated) hintBefore.current = hintText;
  }, [isMissing, hintText, isHydrated, say]);
  return (
    <>
      <Panel aria-labelledby="get-started" data-not-printed onPointerEnter={warmUp} onFocus={warmUp}>
        <h2 id="get-started">{texts.heading}</h2>
        {conditions === undefined ? (
          <Name>{treatment && shownName(treatment)}</Name>
        ) : (
          <ConditionField conditions={conditions} chosen={treatment} />
        )}
        <WithoutScripts>{texts.withoutScripts(<PhoneLink number={brand.phone} />)}</WithoutScripts>
        <StateField state={state} />
        <Slot>
          {isMissing ? (
            hint
          ) : (
            <Suspense fallback={hint}>
              <Visits key={`${treatment.path} ${state}`} treatment={treatment} state={state} say={say} />
            </Suspense>
          )}
        </Slot>
        <VisuallyHidden as="output">{said}</VisuallyHidden>
        {treatment !== undefined && <Cost treatment={treatment} />}
      </Panel>
      {conditions === undefined && <StartBar treatment={treatment} say={say} />}
    </>
  );
}

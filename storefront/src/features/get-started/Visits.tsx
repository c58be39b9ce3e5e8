import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { availabilityOf, type Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { dollars } from '@front-door/shared/catalogue/prices';
import type { UsState } from '@front-door/shared/catalogue/states';
import { feeOf } from '@front-door/shared/contract/assessmentUrl';
import { brand } from '../../platform/brand';
import { loadChunk } from '../../platform/loadChunk';
import { Button } from '../../ui/Button';
import { buttonText, withheldText, type WithheldText } from './consultationTexts';
import { openConsultation } from './launch';
import { LaunchOutcome } from './LaunchOutcome';
import { afterLaunch, step, type Visit, type VisitEvent } from './visit.model';
import { Fee, Long, Short, Withheld } from './Visits.styles';

const loadDialogs = () => loadChunk(() => import('./VisitDialogs'));
const warmUp = () => void loadDialogs();
const VisitDialogs = lazy(async () => ({ default: (await loadDialogs()).VisitDialogs }));

interface VisitsProps {
  readonly treatment: TreatmentSummary;
  readonly state: UsState;
}

/** A button with its fee for every consultation that the state offers, and for each other one the reason. */
export function Visits({ treatment, state }: VisitsProps) {
  const [visit, setVisit] = useState<Visit>({ kind: 'choosing' });
  const { offered, withheld } = availabilityOf(treatment, state);
  const reasons = [...new Set(withheld.map(({ reason }) => reason))];

  // A launch must run inside the click that asked for it, or the browser holds it back as a pop-up.
  const send = (event: VisitEvent) => {
    const taken = step(visit, event, { treatment, state });
    if (taken.kind === 'move') {
      setVisit(taken.to);
    } else {
      const { consultation } = taken;
      setVisit(afterLaunch(consultation, openConsultation({ treatment, consultation, state })));
    }
  };

  return (
    <>
      {offered.map((consultation, index) => (
        <Button
          key={buttonText(consultation).long}
          $variant={index === 0 ? 'primaryOrangeSolid' : 'primaryBlueOutline'}
          $wide
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => {
            send({ type: 'choose', consultation });
          }}
        >
          <ConsultationLabel consultation={consultation} />
        </Button>
      ))}
      {reasons.map((reason) => (
        <WithheldNote key={reason} text={withheldText(reason, state)} />
      ))}
      {(visit.kind === 'launched' || visit.kind === 'blocked') && (
        <LaunchOutcome visit={visit} treatment={treatment} state={state} />
      )}
      <Suspense>
        {(visit.kind === 'pediatric-notice' || visit.kind === 'weight-loss-confirmation') && (
          <VisitDialogs visit={visit} send={send} />
        )}
      </Suspense>
    </>
  );
}

function ConsultationLabel({ consultation }: { readonly consultation: Consultation }) {
  const { long, short } = buttonText(consultation);
  return (
    <>
      {long === short ? (
        long
      ) : (
        <>
          <Long>{long}</Long>
          <Short>{short}</Short>
        </>
      )}
      <Fee>
        {dollars(feeOf(consultation))}
        {consultation.kind === 'weight-loss' && '/mo'}
      </Fee>
    </>
  );
}

function WithheldNote({ text: { why, instead } }: { readonly text: WithheldText }) {
  return (
    <Withheld>
      {why} {instead.kind === 'page' && <Link to={instead.href}>{instead.text}</Link>}
      {instead.kind === 'phone' && (
        <a href={`tel:${brand.phone.replaceAll(/\D/g, '')}`}>
          {instead.text} {brand.phone}
        </a>
      )}
    </Withheld>
  );
}

import { Link } from 'react-router-dom';
import { availabilityOf, type Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { dollars } from '@front-door/shared/catalogue/prices';
import type { UsState } from '@front-door/shared/catalogue/states';
import { feeOf } from '@front-door/shared/contract/assessmentUrl';
import { brand } from '../../platform/brand';
import { Button } from '../../ui/Button';
import { buttonText, withheldText, type WithheldText } from './consultationTexts';
import type { GetStartedEvent } from './getStarted.model';
import { Fee, Long, Short, Withheld } from './GetStarted.styles';

interface ConsultationsProps {
  readonly treatment: TreatmentSummary;
  readonly state: UsState;
  readonly send: (event: GetStartedEvent) => void;
}

/** A button with its fee for every consultation that the state offers, and for each other one the reason. */
export function Consultations({ treatment, state, send }: ConsultationsProps) {
  const { offered, withheld } = availabilityOf(treatment, state);
  const reasons = [...new Set(withheld.map(({ reason }) => reason))];
  return (
    <>
      {offered.map((consultation, index) => (
        <Button
          key={buttonText(consultation).long}
          $variant={index === 0 ? 'primaryOrangeSolid' : 'primaryBlueOutline'}
          $wide
          onClick={() => {
            send({ type: 'choose-consultation', consultation });
          }}
        >
          <ConsultationLabel consultation={consultation} />
        </Button>
      ))}
      {reasons.map((reason) => (
        <WithheldNote key={reason} text={withheldText(reason, state)} />
      ))}
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
      {why}
      {instead.kind === 'page' && (
        <>
          {' '}
          <Link to={instead.href}>{instead.text}</Link>.
        </>
      )}
      {instead.kind === 'phone' && (
        <>
          {' '}
          <a href={`tel:${brand.phone.replaceAll(/\D/g, '')}`}>
            {instead.text} {brand.phone}
          </a>
          .
        </>
      )}
    </Withheld>
  );
}

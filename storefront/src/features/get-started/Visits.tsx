import { Link } from 'react-router-dom';
import type { Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { brand } from '../../platform/brand';
import { AfterChoice } from './AfterChoice';
import { ChooseButton } from './ChooseButton';
import { buttonText, feeText, type WithheldText } from './consultationTexts';
import { useVisit } from './useVisit';
import { Fee, Long, Short, Withheld } from './Visits.styles';

interface VisitsProps {
  readonly treatment: TreatmentSummary;
  readonly state: UsState;
}

/** A button with its fee for every consultation that the state offers, and for each other one the reason. */
export function Visits({ treatment, state }: VisitsProps) {
  const { visit, send, offered, withheld } = useVisit(treatment, state);
  return (
    <>
      {offered.map((consultation, index) => (
        <ChooseButton
          key={buttonText(consultation).long}
          consultation={consultation}
          send={send}
          variant={index === 0 ? 'primaryOrangeSolid' : 'primaryBlueOutline'}
          isWide
        >
          <ConsultationLabel consultation={consultation} />
        </ChooseButton>
      ))}
      {withheld.map((text) => (
        <WithheldNote key={text.why} text={text} />
      ))}
      <AfterChoice visit={visit} send={send} treatment={treatment} state={state} />
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
      <Fee>{feeText(consultation)}</Fee>
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

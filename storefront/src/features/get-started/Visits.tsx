import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { visitMode, type Consultation } from '@front-door/shared/catalogue/availability';
import { visitTotals } from '@front-door/shared/catalogue/facts/medicationPrice';
import { brand } from '../../platform/brand';
import { PhoneLink } from '../../ui/PhoneLink';
import { AfterChoice } from './AfterChoice';
import { ChooseButton } from './ChooseButton';
import { buttonText, feeText, offerText, plainText, type WithheldText } from './consultationTexts';
import { Hours } from './Hours';
import { useVisit, type VisitProps } from './useVisit';
import { ButtonRoom, Card, Cards, Fee, Label, Long, Short, Withheld } from './Visits.styles';
import * as texts from './visitTexts/en';

/** A card with its button for every consultation that the state offers, and for each other one the reason. */
export function Visits(props: VisitProps) {
  const { treatment, state, say } = props;
  const { visit, send, offered, withheld } = useVisit(props);
  const totals = visitTotals(treatment);
  const total = (consultation: Consultation) => totals.find(({ mode }) => mode === visitMode(consultation))?.text;
  const words = offerText({ offered, withheld }, { state, total });
  useEffect(() => {
    say(words);
  }, [say, words]);
  const isOpened = visit.kind === 'launched' || visit.kind === 'blocked';
  return (
    <>
      {offered.length > 0 &&
        texts.visitLanguage(brand.interpreterPhone !== '' && <PhoneLink number={brand.interpreterPhone} />)}
      {!isOpened && (
        <Cards $areTwo={offered.length > 1 && treatment.path !== 'weight-loss'}>
          {offered.map((consultation) => (
            <Card key={buttonText(consultation).long}>
              <h3>{plainText(consultation).title}</h3>
              <ButtonRoom>
                <ChooseButton
                  consultation={consultation}
                  send={send}
                  variant={offered.length === 1 ? 'primaryOrangeSolid' : 'primaryBlueSolid'}
                  isWide
                >
                  <ConsultationLabel consultation={consultation} />
                </ChooseButton>
              </ButtonRoom>
              <div>
                <p>{plainText(consultation).how}</p>
                {visitMode(consultation) === 'live' && <Hours />}
                <WithMedication total={total(consultation)} />
              </div>
            </Card>
          ))}
          {withheld.map((text) => (
            <WithheldNote key={text.why} text={text} />
          ))}
        </Cards>
      )}
      <AfterChoice visit={visit} send={send} treatment={treatment} state={state} />
    </>
  );
}

function WithMedication({ total }: { readonly total: string | undefined }) {
  return total !== undefined && <p>{texts.withMedication(total)}</p>;
}

function ConsultationLabel({ consultation }: { readonly consultation: Consultation }) {
  const { long, short } = buttonText(consultation);
  return (
    <Label>
      {long === short ? (
        long
      ) : (
        <>
          <Long>{long}</Long>
          <Short>{short}</Short>
        </>
      )}
      <Fee>{feeText(consultation)}</Fee>
    </Label>
  );
}

function WithheldNote({ text: { why, brief, instead } }: { readonly text: WithheldText }) {
  return (
    <Withheld>
      <h3>{brief}</h3>
      <p>
        {why} {instead.kind === 'page' && <Link to={instead.href}>{instead.text}</Link>}
        {instead.kind === 'phone' && <PhoneLink number={brand.phone}>{instead.text}</PhoneLink>}
      </p>
    </Withheld>
  );
}

import type { Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { brand } from '../../platform/brand';
import { useChosenState } from '../../platform/chosenState';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/layout';
import { useIsChatOpen } from '../../platform/useIsChatOpen';
import { phoneHref } from '../../ui/PhoneLink';
import { AfterChoice } from './AfterChoice';
import { ChooseButton } from './ChooseButton';
import { buttonText, feeText, type WithheldText } from './consultationTexts';
import { StateField } from './StateField';
import { useVisit, type VisitProps } from './useVisit';
import { Bar, Lines, State, Summary } from './VisitBar.styles';
import * as texts from './visitBarTexts/en';

export interface VisitBarProps {
  readonly treatment: TreatmentSummary | undefined;
  /** On pages where a drawer holds the panel: opens it. Without one the bar itself has the choices. */
  readonly onOpen?: () => void;
  /** As for the panel, whose announcements they are. */
  readonly say?: VisitProps['say'];
}

/** The panel's choices in a bar at the lower edge of small screens (specification 2.9). */
export function VisitBar({ treatment, onOpen, say = unheard }: VisitBarProps) {
  const state = useChosenState();
  // The open chat fills a small screen, with its own way out where the bar would be.
  if (useIsChatOpen()) return null;
  return (
    <Bar aria-label={texts.label} data-start-bar data-not-printed>
      {onOpen === undefined ? (
        <>
          {/* Stays the same field, so that a keyboard that goes through the states keeps its place. */}
          <State $isChosen={state !== undefined}>
            <StateField state={state} />
          </State>
          {treatment !== undefined && state !== undefined && (
            <Choices key={`${treatment.path} ${state}`} treatment={treatment} state={state} say={say} />
          )}
        </>
      ) : (
        <>
          <Summary>{texts.summary(treatment && shownName(treatment), state && shownState(state))}</Summary>
          <Button $variant="primaryBlueSolid" onClick={onOpen}>
            {texts.getStarted}
          </Button>
        </>
      )}
    </Bar>
  );
}

function unheard(): void {
  // A bar that only opens the drawer has no choices of its own.
}

function Choices(props: VisitProps) {
  const { treatment, state } = props;
  const { visit, send, offered, withheld } = useVisit(props);
  const after = <AfterChoice visit={visit} send={send} treatment={treatment} state={state} isBrief />;
  if (visit.kind === 'launched' || visit.kind === 'blocked') return after;
  return (
    <>
      {offered.length > 0 && texts.visitLanguage}
      {offered.map((consultation) => (
        <ChooseButton
          key={buttonText(consultation).long}
          consultation={consultation}
          send={send}
          variant="primaryBlueSolid"
        >
          <Lines>
            <BriefLabel consultation={consultation} isAlone={offered.length === 1} />
            <small>{feeText(consultation)}</small>
          </Lines>
        </ChooseButton>
      ))}
      {offered.length === 0 && withheld.slice(0, 1).map((text) => <Instead key={text.why} text={text} />)}
      {after}
    </>
  );
}

/** Two consultations side by side leave no room for the word that both have; it is there to be heard. */
function BriefLabel({ consultation, isAlone }: { readonly consultation: Consultation; readonly isAlone: boolean }) {
  return (
    <span>
      {consultation.kind === 'consultation'
        ? texts.kindOfVisit(consultation.mode, isAlone, (words) => <VisuallyHidden>{words}</VisuallyHidden>)
        : buttonText(consultation).short}
    </span>
  );
}

function Instead({ text: { brief, instead } }: { readonly text: WithheldText }) {
  const lines = (words: string) => (
    <Lines>
      <span>{words}</span>
      <small>{brief}</small>
    </Lines>
  );
  switch (instead.kind) {
    case 'none':
      return null;
    case 'page':
      return (
        <ButtonLink to={instead.href} $variant="primaryBlueSolid">
          {lines(instead.text)}
        </ButtonLink>
      );
    case 'phone':
      return (
        <ButtonAnchor href={phoneHref(brand.phone)} $variant="primaryBlueSolid">
          {lines(instead.text)}
        </ButtonAnchor>
      );
  }
}

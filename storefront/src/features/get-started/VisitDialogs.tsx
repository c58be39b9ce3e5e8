import { styled } from 'styled-components';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PhoneLink } from '../../ui/PhoneLink';
import { otherPath, type Visit, type VisitEvent } from './visit.model';
import * as texts from './visitDialogTexts/en';

interface VisitDialogsProps {
  readonly visit: Extract<Visit, { kind: 'pediatric-notice' | 'weight-loss-confirmation' }>;
  readonly send: (event: VisitEvent) => void;
}

/** The dialogs between the click on a consultation and its launch. */
export function VisitDialogs({ visit, send }: VisitDialogsProps) {
  const dismiss = () => {
    send({ type: 'dismiss' });
  };
  const confirm = () => {
    send({ type: 'confirm' });
  };
  switch (visit.kind) {
    case 'pediatric-notice':
      return (
        <Dialog title={texts.careForChild} onClose={dismiss}>
          <p>{texts.actingForChild}</p>
          <p>{texts.childEmergency(<PhoneLink number="911" />)}</p>
          <Buttons>
            <Button $variant="primaryOrangeSolid" onClick={confirm}>
              {texts.continueToCare}
            </Button>
          </Buttons>
        </Dialog>
      );
    case 'weight-loss-confirmation':
      return (
        <Dialog title={texts.weightLoss} onClose={dismiss}>
          <p>{texts.isThatRight(visit.path)}</p>
          <Buttons>
            <Button $variant="primaryOrangeSolid" onClick={confirm}>
              {texts.yes}
            </Button>
            <Button
              $variant="primaryBlueOutline"
              onClick={() => {
                send({ type: 'switch-path' });
              }}
            >
              {texts.noIAm(otherPath(visit.path))}
            </Button>
          </Buttons>
        </Dialog>
      );
  }
}

const Buttons = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 20px;
`;

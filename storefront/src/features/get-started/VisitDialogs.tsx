import { styled } from 'styled-components';
import type { WeightLossPath } from '@front-door/shared/catalogue/availability';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PhoneLink } from '../../ui/PhoneLink';
import { otherPath, type Visit, type VisitEvent } from './visit.model';

interface VisitDialogsProps {
  readonly visit: Extract<Visit, { kind: 'pediatric-notice' | 'weight-loss-confirmation' }>;
  readonly send: (event: VisitEvent) => void;
}

const patient = { new: 'a new', existing: 'an existing' } as const satisfies Record<WeightLossPath, string>;

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
        <Dialog title="Before you start: care for a child" onClose={dismiss}>
          <p>
            You act for your child as the parent or guardian. On the next pages, give your <strong>child</strong> as the
            new patient, with <strong>your own</strong> phone number and email.
          </p>
          <p>
            Trouble breathing, blue lips, a fever in a baby under 3 months, or hard to wake? Call{' '}
            <PhoneLink number="911" />.
          </p>
          <Buttons>
            <Button $variant="primaryOrangeSolid" onClick={confirm}>
              Continue to Care
            </Button>
          </Buttons>
        </Dialog>
      );
    case 'weight-loss-confirmation':
      return (
        <Dialog title="Weight Loss Treatments" onClose={dismiss}>
          <p>
            You chose a visit for <strong>{patient[visit.path]} weight-loss patient</strong>. Is that right?
          </p>
          <Buttons>
            <Button $variant="primaryOrangeSolid" onClick={confirm}>
              Yes
            </Button>
            <Button
              $variant="primaryBlueOutline"
              onClick={() => {
                send({ type: 'switch-path' });
              }}
            >
              No, I am {patient[otherPath(visit.path)]} patient
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

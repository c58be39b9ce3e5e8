import type { ReactNode } from 'react';
import type { Consultation } from '@front-door/shared/catalogue/availability';
import { Button, type ButtonVariant } from '../../ui/Button';
import { warmUpDialogs } from './AfterChoice';
import type { VisitInHand } from './useVisit';

interface ChooseButtonProps extends Pick<VisitInHand, 'send'> {
  readonly consultation: Consultation;
  readonly variant: ButtonVariant;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Chooses a consultation. What may open on that is fetched when a pointer or the focus comes near. */
export function ChooseButton({ consultation, send, variant, isWide = false, children }: ChooseButtonProps) {
  return (
    <Button
      $variant={variant}
      $wide={isWide}
      data-choice
      onPointerEnter={warmUpDialogs}
      onFocus={warmUpDialogs}
      onClick={() => {
        send({ type: 'choose', consultation });
      }}
    >
      {children}
    </Button>
  );
}

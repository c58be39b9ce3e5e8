import { useState } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { ButtonAnchor } from '../../ui/Button';
import type { GetStarted } from './getStarted.model';
import { Outcome } from './GetStarted.styles';
import { launchUrl, reportLaunch } from './launch';

interface LaunchOutcomeProps {
  readonly treatment: TreatmentSummary;
  readonly current: Extract<GetStarted, { kind: 'launched' | 'blocked' }>;
}

/** What became of a launch: a word that the visit goes on in the new tab, or the link when it was held back. */
export function LaunchOutcome({ treatment, current: { kind, consultation, state } }: LaunchOutcomeProps) {
  // Made once: following the link forgets the transaction id that the address carries.
  const [url] = useState(() => launchUrl({ treatment, consultation, state }));
  if (kind === 'launched') {
    return <Outcome as="output">Your visit goes on in a new tab, at the provider's site.</Outcome>;
  }
  return (
    <Outcome role="alert">
      <p>Your browser held back the new tab. This link takes you there:</p>
      <ButtonAnchor
        href={url}
        $variant="primaryBlueSolid"
        $wide
        onClick={() => {
          reportLaunch({ treatment, consultation, state });
        }}
      >
        Go to my visit
      </ButtonAnchor>
    </Outcome>
  );
}

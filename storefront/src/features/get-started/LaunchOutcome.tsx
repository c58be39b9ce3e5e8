import { useState } from 'react';
import { ButtonAnchor } from '../../ui/Button';
import { launchUrl, reportLaunch, type LaunchRequest } from './launch';
import type { Visit } from './visit.model';
import { Outcome } from './Visits.styles';

interface LaunchOutcomeProps extends Pick<LaunchRequest, 'treatment' | 'state'> {
  readonly visit: Extract<Visit, { kind: 'launched' | 'blocked' }>;
}

/** What became of a launch: a word that the visit goes on in the new tab, or the link when it was held back. */
export function LaunchOutcome({ visit: { kind, consultation }, treatment, state }: LaunchOutcomeProps) {
  return kind === 'launched' ? (
    <Outcome as="output">Your visit goes on in a new tab, at the provider's site.</Outcome>
  ) : (
    <LaunchLink treatment={treatment} consultation={consultation} state={state} />
  );
}

function LaunchLink(request: LaunchRequest) {
  // Made once: following the link forgets the transaction id that the address carries.
  const [url] = useState(() => launchUrl(request));
  return (
    <Outcome role="alert">
      <p>Your browser held back the new tab. This link takes you there:</p>
      <ButtonAnchor
        href={url}
        $variant="primaryBlueSolid"
        $wide
        onClick={() => {
          reportLaunch(request);
        }}
      >
        Go to my visit
      </ButtonAnchor>
    </Outcome>
  );
}

import { useState, type MouseEvent } from 'react';
import { ButtonAnchor } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/layout';
import { followLink, linkUrl, type LaunchRequest } from './launch';
import type { Visit } from './visit.model';
import { Outcome } from './Visits.styles';

interface LaunchOutcomeProps extends Pick<LaunchRequest, 'treatment' | 'state'> {
  readonly visit: Extract<Visit, { kind: 'launched' | 'blocked' }>;
  readonly isBrief: boolean;
}

/** What became of a launch: a word that the visit goes on in the new tab, or the link when it was held back. */
export function LaunchOutcome({ visit: { kind, consultation }, treatment, state, isBrief }: LaunchOutcomeProps) {
  const Words = isBrief ? VisuallyHidden : Outcome;
  return kind === 'launched' ? (
    <Words as="output">Your visit goes on in a new tab, at the provider's site.</Words>
  ) : (
    <LaunchLink request={{ treatment, consultation, state }} isBrief={isBrief} />
  );
}

function LaunchLink({ request, isBrief }: { readonly request: LaunchRequest; readonly isBrief: boolean }) {
  const [url, setUrl] = useState(() => linkUrl(request));
  // Before the browser follows the link, in this tab or another: its id may have gone with an earlier launch.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const launched = followLink(request);
    event.currentTarget.href = launched;
    setUrl(launched);
  };
  const link = (
    <ButtonAnchor
      href={url}
      $variant="primaryBlueSolid"
      $wide
      onClick={follow}
      onAuxClick={(event) => {
        if (event.button === 1) follow(event);
      }}
    >
      Go to my visit
    </ButtonAnchor>
  );
  const words = 'Your browser held back the new tab. This link takes you there:';
  return isBrief ? (
    <>
      <VisuallyHidden role="alert">{words}</VisuallyHidden>
      {link}
    </>
  ) : (
    <Outcome role="alert">
      <p>{words}</p>
      {link}
    </Outcome>
  );
}

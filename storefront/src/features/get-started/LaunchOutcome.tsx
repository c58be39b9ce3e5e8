import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonAnchor } from '../../ui/Button';
import { briefLaunchText, launchText } from './consultationTexts';
import { followLink, linkUrl, type LaunchRequest } from './launch';
import type { VisitInHand } from './useVisit';
import { Opened } from './VisitBar.styles';
import type { Launched } from './visit.model';
import { Again, Outcome } from './Visits.styles';
import * as texts from './visitTexts/en';

interface LaunchOutcomeProps extends Pick<LaunchRequest, 'treatment' | 'state'>, Pick<VisitInHand, 'send'> {
  readonly visit: Launched;
  readonly isBrief: boolean;
}

/**
 * What became of a launch, in place of what there was to choose from: that the visit opened in a new tab, or the link
 * when the browser held it back. From there it can be opened again, or another one chosen.
 */
export function LaunchOutcome({ visit, treatment, state, send, isBrief }: LaunchOutcomeProps) {
  const { kind, consultation } = visit;
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; what took its place is where the visitor is when coming back from the new tab.
  useEffect(() => {
    outcome.current?.focus({ preventScroll: true });
  }, []);
  const Root = isBrief ? Opened : Outcome;
  return (
    <Root ref={outcome} tabIndex={-1} data-outcome={kind}>
      <p>{isBrief ? briefLaunchText[kind] : launchText[kind]}</p>
      <Again>
        {kind === 'launched' ? (
          <Button
            $variant="primaryBlueSolid"
            onClick={() => {
              send({ type: 'reopen' });
            }}
          >
            {texts.openAgain}
          </Button>
        ) : (
          <LaunchLink request={{ treatment, consultation, state }} />
        )}
        <Button
          $variant="primaryBlueOutline"
          onClick={() => {
            const place = outcome.current?.parentElement;
            flushSync(() => {
              send({ type: 'dismiss' });
            });
            place?.querySelector<HTMLElement>('[data-choice]')?.focus();
          }}
        >
          {texts.chooseAnother}
        </Button>
      </Again>
    </Root>
  );
}

function LaunchLink({ request }: { readonly request: LaunchRequest }) {
  const [url, setUrl] = useState(() => linkUrl(request));
  // Before the browser follows the link, in this tab or another: its id may have gone with an earlier launch.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const launched = followLink(request);
    event.currentTarget.href = launched;
    setUrl(launched);
  };
  return (
    <ButtonAnchor
      href={url}
      $variant="primaryBlueSolid"
      onClick={follow}
      onAuxClick={(event) => {
        if (event.button === 1) follow(event);
      }}
    >
      {texts.goToVisit}
    </ButtonAnchor>
  );
}

import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressOf, hrefs } from '@front-door/shared/routing/hrefs';
import { reload, reloadForLost } from '../platform/address';
import { Button, ButtonAnchor } from '../ui/Button';
import { PhoneLink } from '../ui/PhoneLink';
import { Container } from '../ui/layout';
import * as texts from './appTexts/en';

/** What shows in place of the application when a page can't be rendered or fetched. The router logs the error. */
export function ErrorScreen() {
  const error = useRouteError();
  const [isLeaving] = useState(() => reloadForLost(error));
  if (isLeaving) return null;
  return (
    <Root as="main">
      <h1>{texts.unexpectedError}</h1>
      <p>{texts.whatToDo}</p>
      <Buttons>
        <Button $variant="primaryBlueSolid" onClick={reload}>
          {texts.reloadPage}
        </Button>
        {/* A full load: what is in memory may be what failed. */}
        <ButtonAnchor href={addressOf(hrefs.home)} $variant="primaryBlueOutline">
          {texts.goHome}
        </ButtonAnchor>
      </Buttons>
      <p>{texts.inAnEmergency(<PhoneLink number="911" />)}</p>
    </Root>
  );
}

const Root = styled(Container)`
  display: grid;
  align-content: center;
  min-height: 100vh;
  padding-block: 48px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin: 8px 0 24px;
`;

import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/PhoneLink';
import * as texts from './categoryTexts/en';

/** Whom to call in an emotional crisis. */
export function CrisisLine() {
  return (
    <Box aria-labelledby="crisis">
      <h2 id="crisis">{texts.inCrisis}</h2>
      <p>{texts.whomToCall(<PhoneLink number="988" />, <PhoneLink number="911" />)}</p>
    </Box>
  );
}

const Box = styled.section`
  margin-bottom: 24px;
  padding: 20px 24px;
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-panel);
  background: var(--danger-ground);

  h2 {
    color: var(--danger-text);
    font-size: var(--lead);
  }

  p {
    margin: 0;
  }

  a {
    font-weight: 800;
  }
`;

import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/PhoneLink';

/** Whom to call in an emotional crisis. */
export function CrisisLine() {
  return (
    <Box aria-labelledby="crisis">
      <h2 id="crisis">In crisis? You are not alone.</h2>
      <p>
        With thoughts of suicide, or in any emotional crisis, call or text <PhoneLink number="988" /> at any hour. For
        Spanish, press 2. If your life is in danger, call <PhoneLink number="911" />.
      </p>
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

import { styled } from 'styled-components';

/** Whom to call in an emotional crisis. */
export function CrisisLine() {
  return (
    <Box aria-labelledby="crisis">
      <h2 id="crisis">In crisis? You are not alone.</h2>
      <p>
        With thoughts of suicide, or in any emotional crisis, call or text <a href="tel:988">988</a> at any hour. For
        Spanish, press 2. If your life is in danger, call <a href="tel:911">911</a>.
      </p>
    </Box>
  );
}

const Box = styled.section`
  margin-bottom: 28px;
  padding: 20px 24px;
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-panel);
  background: var(--danger-ground);

  h2 {
    color: var(--danger-text);
    font-size: 1.25rem;
  }

  p {
    margin: 0;
  }

  a {
    font-weight: 800;
  }
`;

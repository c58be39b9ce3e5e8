import { styled } from 'styled-components';
import { media, roomyButton } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

/** Two cards stand side by side where each has room for its words. */
export const Cards = styled(PlainList)<{ $areTwo: boolean }>`
  display: grid;
  grid-template-columns: ${({ $areTwo }) => ($areTwo ? 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' : '1fr')};
  gap: 8px;
`;

const box = `
  padding: 12px 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  h3 {
    margin: 0;
    font-size: var(--body);
    line-height: 1.2;
    text-wrap: balance;
  }

  p {
    margin: 0;
    color: var(--muted);
    font-size: var(--small);
    line-height: 1.4;
  }
`;

/** Title, button and words stand in the rows of the list, so that those of two cards are on one line. */
export const Card = styled.li`
  ${box}
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;

  p + p {
    margin-top: 8px;
  }
`;

/** What the button has room for decides how its label is laid out. */
export const ButtonRoom = styled.div`
  display: grid;
  container-type: inline-size;

  button {
    padding: 4px 2px;
    border-radius: var(--radius-card);

    ${roomyButton} {
      padding-inline: 12px;
    }
  }
`;

export const Withheld = styled.li`
  ${box}
  background: var(--tint);

  p {
    margin-top: 8px;
  }
`;

/** The fee below the words where they would break, beside them where both have room. */
export const Label = styled.span`
  display: grid;
  justify-items: center;
  gap: 2px;

  ${roomyButton} {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

export const Fee = styled.span`
  ${roomyButton} {
    padding-left: 8px;
    border-left: 2px solid currentcolor;
  }
`;

export const Long = styled.span`
  display: none;

  ${media.md} {
    display: inline;
  }
`;

export const Short = styled.span`
  ${media.md} {
    display: none;
  }
`;

export const Outcome = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--tint-yellow);
  font-weight: 700;

  p {
    margin: 0 0 8px;
  }
`;

export const Again = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 8em;
    padding-inline: 8px;
  }
`;

import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Container, Eyebrow } from '../../ui/layout';

export const SavingsBand = styled.section`
  padding-block: var(--section);
  background: var(--band-deep);
  color: #fff;

  ${Container} {
    display: grid;
    align-items: center;
    gap: 20px 64px;

    ${media.md} {
      grid-template-columns: 1.2fr 1fr;
    }
  }

  ${Eyebrow} {
    color: var(--yellow);
  }

  h2 {
    color: inherit;
  }

  p {
    max-width: 46ch;
    font-size: var(--body);
  }

  img {
    width: 100%;
    max-width: 27.5rem;
    margin-inline: auto;
    border-radius: 20px;
    /* Its upper part, whose edge the line is: the numbers below are for the pharmacy. */
    aspect-ratio: 640 / 158;
    object-fit: cover;
    object-position: top;

    /* It decorates, and a phone has better use for its height. */
    ${media.belowMd} {
      display: none;
    }
  }

  :focus-visible {
    outline-color: #fff;
  }
`;

export const Prices = styled.div`
  display: grid;
  gap: 12px;
  margin: 20px 0 16px;
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    gap: 0 20px;
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const PriceCard = styled.article`
  display: flex;
  flex-direction: column;
  padding: clamp(12px, 3vw, 24px) clamp(16px, 3vw, 24px);

  /* What it is and costs on one line, where it is folded. */
  ${media.belowMd} {
    padding-block: 4px;
  }

  ${media.phoneRow} {
    > div > :first-child {
      grid-template-columns: 1fr auto;
      gap: 0 12px;
    }

    /* Where the price holds has a line of its own. */
    strong:has(small) {
      display: contents;
    }

    small {
      grid-column: 1 / -1;
    }
  }

  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  background: var(--surface);

  /* Side by side, what is alike stands at one height: title, price, how it goes, what it includes and what not, the way on. */
  ${media.lg} {
    display: grid;
    grid-row: span 6;
    grid-template-rows: subgrid;
  }

  h3 {
    margin: 0;
  }

  strong {
    margin-bottom: 4px;
    color: var(--link);
    font-size: var(--title);
    line-height: 1.2;
    font-weight: 800;
    letter-spacing: -0.02em;

    ${media.belowMd} {
      margin: 0;
      font-size: var(--lead);
    }
  }

  ul {
    display: grid;
    flex: 1;
    align-content: start;
    gap: 8px;
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: 8px;
    line-height: 1.4;
  }

  li svg {
    flex: none;
    color: var(--link);
  }

  p {
    margin-bottom: 8px;
    color: var(--muted);
    font-size: var(--small);
  }
`;

/** Says what is folded away on phones, and stands nowhere else. */
export const PhoneOnly = styled.span`
  color: var(--link);
  font-size: var(--small);
  font-weight: 700;
  line-height: 1.2;
  grid-column: 1 / -1;

  ${media.md} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Terms = styled.p`
  max-width: 70ch;
  margin: 0;
  color: var(--muted);
`;

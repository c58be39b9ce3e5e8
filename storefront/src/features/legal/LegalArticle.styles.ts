import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export const Columns = styled.div`
  display: grid;
  gap: 24px clamp(40px, 6vw, 80px);
  grid-template-columns: minmax(0, 1fr);
  padding-block: clamp(20px, 4vw, 56px) var(--section);

  ${media.lg} {
    grid-template-columns: 17.5rem minmax(0, 1fr);
    align-items: start;
  }

  @media print {
    display: block;
    padding-block: 0;
  }
`;

export const FoldedContents = styled.div`
  ${media.lg} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const SideContents = styled.div`
  display: none;

  ${media.lg} {
    position: sticky;
    top: 24px;
    display: block;
    max-height: calc(100vh - 48px);
    overflow-y: auto;
  }

  h2 {
    margin-bottom: 12px;
    font-size: var(--body);
  }

  @media print {
    display: none;
  }
`;

export const Article = styled.article`
  max-width: var(--measure);
  min-width: 0;
  font-size: var(--body);
  line-height: 1.6;

  h2 {
    margin: clamp(32px, 5vw, 56px) 0 12px;
    font-size: var(--title);
  }

  h2:focus {
    outline: none;
  }

  h3 {
    margin: 32px 0 8px;
    font-size: var(--body);
  }

  ul {
    padding-left: 1.25em;
  }

  li {
    margin-bottom: 12px;
  }

  li::marker {
    color: var(--link);
  }

  a[href^='mailto:'] {
    display: inline-block;
  }

  @media print {
    max-width: none;
    font-size: 10.5pt;
    line-height: 1.4;

    h2,
    h3 {
      break-after: avoid;
    }

    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;

/** A link to another page on a line of its own. */
export const PageLink = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: var(--link);
  font-weight: 700;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  svg {
    flex: none;
  }

  & + p:not(&) {
    margin-top: 8px;
  }
`;

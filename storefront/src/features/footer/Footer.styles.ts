import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export const FooterRoot = styled.footer`
  padding-block: clamp(16px, 6vw, 64px) 32px;
  border-top: 1px solid var(--line);
  background: var(--tint);
  font-size: var(--small);

  h2 {
    margin-bottom: 12px;
    font-size: var(--body);
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-block;
    padding-block: 12px;
    color: var(--text);
    line-height: 1.4;
    text-decoration: none;

    ${media.md} {
      padding-block: 8px;
    }
  }

  li a:hover {
    color: var(--link);
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;

export const SignUpRoot = styled.div`
  border-bottom: 1px solid var(--line);

  ${media.belowMd} {
    h2 {
      margin: 0;
    }
  }

  ${media.md} {
    display: grid;
    gap: 0 24px;
    grid-template-columns: 1fr 1fr;
    margin-bottom: 32px;
    padding-bottom: 24px;

    h2 {
      margin-bottom: 4px;
    }

    p {
      grid-column: 1;
    }

    /* The way to sign up, beside heading and words. */
    p + * {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }

  p {
    max-width: 52ch;
    margin: 0;
    color: var(--muted);
  }

  p a {
    font-weight: 700;
  }
`;

export const EmailLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 700;
`;

export const Columns = styled.div`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr));

  /* Folded on phones: a row for each. */
  ${media.belowMd} {
    gap: 0 16px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));

    nav {
      border-bottom: 1px solid var(--line);
    }

    /* What is opened has the whole width. */
    nav:has([data-open]) {
      grid-column: 1 / -1;
    }

    h2 {
      margin: 0;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
  }

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const Emergency = styled.p`
  margin: clamp(16px, 3vw, 32px) 0 0;
  padding: 8px 12px;
  line-height: 1.4;
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-card);
  background: var(--danger-ground);
  color: var(--danger-text);

  a {
    color: inherit;
    font-weight: 800;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-block: 8px;

  /* As wide with what a script draws as without, or the seal beside it would move when that comes. */
  > div:first-child {
    flex: 0 1 22em;
  }
`;

export const Badge = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  color: var(--text);
  font-weight: 700;
  text-decoration: none;

  &[href]:hover {
    text-decoration: underline;
  }

  img {
    flex: none;
  }

  u {
    color: var(--link);
    text-underline-offset: 0.15em;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const FooterButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 4px 16px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  color: inherit;
  font-size: var(--small);
  font-weight: 700;
  text-decoration: none;

  &:hover,
  &[aria-pressed='true'] {
    background: var(--tint-strong);
  }
`;

export const FinePrint = styled.div`
  padding-top: 12px;
  border-top: 1px solid var(--line);
  line-height: 1.4;
  color: var(--muted);
  font-size: var(--small);

  p {
    max-width: 90ch;
    margin-bottom: 4px;
  }
`;

import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

export const Intro = styled.div`
  display: grid;
  gap: 32px 64px;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

export const Benefits = styled(PlainList)`
  display: grid;
  gap: 14px;
  padding: clamp(20px, 3vw, 32px);
  border-radius: var(--radius-panel);
  background: var(--tint);

  li {
    display: flex;
    gap: 12px;
    font-weight: 700;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--link);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 24px;
  margin: 24px 0 32px;
  padding: 0;
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 48px 1fr;
  align-content: start;
  gap: 0 16px;

  span {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--yellow);
    color: #000;
    font-size: 1.375rem;
    font-weight: 900;
  }

  h3 {
    margin: 0 0 4px;
  }

  p {
    margin: 0;
    color: var(--muted);
  }
`;

export const Review = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: var(--text);
  font-weight: 700;
`;

export const Prices = styled.div`
  display: grid;
  gap: 20px;
  margin: 28px 0 20px;

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const PriceCard = styled.article`
  display: flex;
  flex-direction: column;
  padding: clamp(20px, 3vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  background: var(--surface);

  h3 {
    margin: 0;
  }

  strong {
    margin-bottom: 8px;
    color: var(--link);
    font-size: 2rem;
    font-weight: 900;
    letter-spacing: -0.02em;
  }

  ul {
    display: grid;
    flex: 1;
    align-content: start;
    gap: 10px;
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: 10px;
    line-height: 1.4;
  }

  li svg {
    flex: none;
    color: var(--link);
  }

  p {
    color: var(--muted);
    font-size: 0.9375rem;
  }
`;

export const Terms = styled.p`
  max-width: 70ch;
  margin: 0;
  color: var(--muted);
`;

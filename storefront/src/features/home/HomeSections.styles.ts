import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

export const Intro = styled.div`
  display: grid;
  gap: 20px 64px;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

export const Licenses = styled.p`
  max-width: 56ch;
  margin: 16px 0 0;
  color: var(--muted);
`;

export const Benefits = styled(PlainList)`
  display: grid;
  gap: 8px;
  padding: clamp(16px, 3vw, 32px);

  ${media.belowMd} {
    font-size: var(--small);
  }

  ${media.md} {
    gap: 12px;
  }

  border-radius: var(--radius-panel);
  background: var(--tint);

  li {
    display: flex;
    gap: 12px;
    font-weight: 700;
    line-height: 1.4;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--link);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 16px;
  margin: 20px 0 24px;
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
    font-size: var(--lead);
    font-weight: 800;
  }

  h3 {
    margin: 0 0 4px;
  }

  p {
    margin: 0;
    color: var(--muted);
  }
`;

export const Proof = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`;

export const Review = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 44px;
  color: var(--text);
  font-size: var(--body);
  font-weight: 700;

  ${media.smallPhone} {
    > span:last-child {
      white-space: nowrap;
    }
  }
`;

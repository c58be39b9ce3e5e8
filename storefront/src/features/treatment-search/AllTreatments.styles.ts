import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

export const Rows = styled(PlainList)`
  margin-top: 12px;
  border-top: 1px solid var(--line);

  &:empty {
    border: 0;
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  align-items: center;
  gap: 0 16px;
  grid-template-columns: auto 1fr;
  padding: 12px 8px;
  border-bottom: 1px solid var(--line);
  line-height: 1.4;

  &:hover {
    background: var(--tint);
  }

  > svg {
    grid-row: span 3;
  }

  a {
    color: var(--heading);
    font-weight: 800;
    text-decoration: none;
  }

  /* The row is the link's target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    color: var(--link);
    text-decoration: underline;
  }

  ${media.md} {
    grid-template-columns: auto 1.3fr 1fr 1.1fr;

    > svg {
      grid-row: auto;
    }
  }
`;

export const Category = styled.span`
  color: var(--muted);
  font-size: var(--small);
`;

export const Price = styled.span`
  color: var(--text);
  font-size: var(--small);

  ${media.md} {
    text-align: right;
  }
`;

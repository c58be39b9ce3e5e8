import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { iconButton } from '../../ui/iconButton';
import { PlainList } from '../../ui/layout';

export const Box = styled.search`
  max-width: 560px;

  label {
    display: block;
    margin-bottom: 6px;
    font-weight: 700;
  }
`;

export const Field = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 15px;
    left: 16px;
    color: var(--muted);
    pointer-events: none;
  }

  input {
    width: 100%;
    min-height: 52px;
    padding: 8px 52px 8px 50px;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
  }
`;

export const Clear = styled.button`
  position: absolute;
  top: 4px;
  right: 4px;
  ${iconButton}
`;

/** Announces itself when it changes. */
export const Count = styled.output`
  display: block;
  min-height: 1.6em;
  margin: 8px 0 12px 16px;
  color: var(--muted);
  font-size: 0.9375rem;
`;

export const Rows = styled(PlainList)`
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
  grid-template-columns: auto 1fr auto;
  padding: 12px 8px;
  border-bottom: 1px solid var(--line);

  &:hover {
    background: var(--tint);
  }

  > svg {
    grid-row: span 2;
  }

  a {
    grid-column: 2 / -1;
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

    a {
      grid-column: auto;
    }
  }
`;

export const Category = styled.span`
  color: var(--muted);
  font-size: 0.9375rem;
`;

export const Price = styled.span`
  color: var(--text);
  font-size: 0.9375rem;
  text-align: right;
`;

export const Empty = styled.div`
  padding: 28px;
  border-radius: var(--radius-panel);
  background: var(--tint);

  h2 {
    font-size: 1.375rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

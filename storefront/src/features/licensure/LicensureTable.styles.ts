import { css, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export const Table = styled.table`
  display: grid;
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  tbody {
    display: grid;
    gap: 16px;
  }

  ${media.md} {
    display: table;

    tbody {
      display: table-row-group;
    }
  }
`;

export const Heads = styled.thead`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${media.md} {
    position: static;
    display: table-header-group;
    clip-path: none;
  }

  th {
    padding: 12px 8px;
    border-bottom: 2px solid var(--line-strong);
    color: var(--heading);
    font-weight: 800;
    white-space: nowrap;
  }

  ${media.lg} {
    th {
      padding-inline: 16px;
    }
  }
`;

export const Row = styled.tr`
  display: grid;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);

  &[data-chosen] {
    border-color: var(--link);
    background: var(--tint);
  }

  ${media.md} {
    display: table-row;
    background: none;
    border: 0;
    border-bottom: 1px solid var(--line);

    &:hover {
      background: var(--tint);
    }
  }
`;

const cell = css`
  display: grid;
  grid-template-columns: 7.5em 1fr;
  padding: 4px 0;
  font-variant-numeric: tabular-nums;

  ${media.belowSmallPhone} {
    grid-template-columns: 1fr;
  }

  /* The column's name, which the row of heads is too far away to tell. */
  &::before {
    content: attr(data-column);
    color: var(--muted);
    font-weight: 400;
  }

  ${media.md} {
    display: table-cell;
    padding: 12px 8px;

    &::before {
      content: none;
    }
  }

  ${media.lg} {
    padding-inline: 16px;
  }
`;

export const Cell = styled.td`
  ${cell}

  /* Below the name of the column there are two lines: the date, and the number that it was read from. */
  > * {
    grid-column: -2 / -1;
  }

  ${media.md} {
    time {
      display: block;
    }
  }

  ${media.lg} {
    white-space: nowrap;

    time {
      display: inline-block;
      min-width: 11.5em;
    }
  }
`;

export const RowHead = styled.th`
  ${cell}
  color: var(--heading);
  font-weight: 800;
`;

/** What the list keeps; the date beside it is what is read. */
export const Serial = styled.span`
  color: var(--muted);
  font-size: var(--small);
`;

import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

/** Tabs, what the tab shows, and the panel to start from; the panel goes below until there is room beside. */
export const WideLayout = styled.div`
  display: none;

  ${media.md} {
    display: grid;
    align-items: start;
    gap: 32px;
    grid-template-columns: 12.5rem minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    grid-template-columns: 11.875rem minmax(0, 1fr) 22.25rem;

    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

export const NarrowLayout = styled.div`
  ${media.md} {
    display: none;
  }
`;

export const TabList = styled.div`
  display: grid;
  gap: 2px;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const TabButton = styled.button`
  min-height: 44px;
  padding: 4px 8px;
  border: 2px solid transparent;
  border-radius: 8px;
  background: none;
  color: var(--text);
  font-size: var(--small);
  font-weight: 700;
  line-height: 1.2;
  text-align: left;

  &:hover {
    background: var(--tint-strong);
  }

  &[aria-selected='true'] {
    background: var(--blue);
    color: #fff;
  }

  /* Forced colors take the ground away and draw every border: then only the selected tab has one. */
  @media (forced-colors: active) {
    &:not([aria-selected='true']) {
      border-color: Canvas;
    }
  }
`;

export const Panel = styled.div`
  min-height: 480px;

  > h2 {
    font-size: var(--title);
  }

  &:focus-visible {
    outline-offset: 8px;
  }
`;

/** In a drawer the panel needs no frame of its own. */
export const DrawerContent = styled.div`
  > section {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

export const PanelActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin: 20px 0 32px;
`;

export const Rows = styled(PlainList)`
  margin-top: 12px;
  border-top: 1px solid var(--line);
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  align-items: center;
  gap: 0 12px;
  grid-template-columns: auto 1fr;
  padding: 8px 4px;
  border-bottom: 1px solid var(--line);
  line-height: 1.4;

  > svg {
    grid-row: span 3;
  }

  > :not(svg) {
    grid-column: 2;
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

  &:hover,
  &:active {
    background: var(--tint);
  }

  &:hover a {
    color: var(--link);
    text-decoration: underline;
  }
`;

export const LayWords = styled.span`
  color: var(--muted);
  font-size: var(--small);
`;

export const RowPrice = styled.span`
  color: var(--text);
  font-size: var(--small);
`;

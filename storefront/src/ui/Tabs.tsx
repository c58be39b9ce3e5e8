import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Offer } from '@front-door/shared/visitor/partners';
import { offerMark } from '../platform/offers';
import { media } from '../theme/breakpoints';
import { useTabs } from './useTabs';

export interface Tab {
  readonly label: string;
  readonly content: ReactNode;
  /** What it is about, where a partner can hide that. */
  readonly offer?: Offer | undefined;
}

interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Index of the tab that is shown. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * Tabs that arrow keys, Home and End move between. All panels are in the document, those that are
 * not selected hidden; without scripts all of them show.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { list, tab, panel } = useTabs({
    label,
    orientation: 'horizontal',
    count: tabs.length,
    selected,
    onSelect,
  });
  return (
    <>
      <List {...list}>
        {tabs.map(({ label: name, offer }, index) => (
          <TabButton key={name} {...tab(index)} data-offer={offerMark(offer)}>
            {name}
          </TabButton>
        ))}
      </List>
      {tabs.map(({ label: name, content, offer }, index) => (
        <Panel key={name} {...panel(index)} hidden={index !== selected} data-offer={offerMark(offer)}>
          {content}
        </Panel>
      ))}
    </>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  max-width: 45rem;
  margin-inline: auto;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: 32px;
  background: var(--surface);

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/* Of one width, side by side or, where their words have no room for that, below one another. */
const TabButton = styled.button`
  flex: 1 1 0;
  min-height: 52px;
  padding: 4px 2px;
  border: 2px solid transparent;
  border-radius: 28px;
  background: none;
  color: var(--heading);
  font-size: var(--small);
  font-weight: 700;
  line-height: 1.2;
  transition: background-color var(--quick) ease-out;

  ${media.sm} {
    padding-inline: 12px;
    font-size: var(--body);
  }

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

const Panel = styled.div`
  margin-top: var(--tab-gap, clamp(32px, 5vw, 56px));

  &:focus-visible {
    outline-offset: 8px;
  }

  /* There is no way to ask for the others. */
  @media (scripting: none) {
    &[hidden] {
      display: block !important;
    }
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Offer } from '@front-door/shared/visitor/partners';
import { offerMark } from '../platform/offers';
import { Icon } from './Icon';
import { chevronDownIcon } from './icons';

interface AccordionItemProps {
  /** Address fragment of the item. */
  readonly id?: string;
  readonly title: ReactNode;
  /** What it is about, where a partner can hide that. */
  readonly offer?: Offer | undefined;
  /** Level of the heading that the title is. */
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/**
 * A heading that opens and closes what it is about. It is the browser's own disclosure: it works without
 * scripts, any number can be open at once, and finding text in the page opens the item that holds it.
 */
export function AccordionItem({ id, title, level, offer, children }: AccordionItemProps) {
  return (
    <Item id={id} data-offer={offerMark(offer)}>
      <Summary>
        <Title as={`h${level}`}>{title}</Title>
        <Chevron of={chevronDownIcon} size={22} />
      </Summary>
      <Content>{children}</Content>
    </Item>
  );
}

/** Items of an accordion, one below the other. */
export const Accordion = styled.div`
  display: grid;
  gap: clamp(8px, 1.5vw, 12px);
  grid-template-columns: minmax(0, 1fr);
`;

const Chevron = styled(Icon)`
  flex: none;
  color: var(--link);
  transition: transform var(--quick) ease-out;
`;

const Item = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: box-shadow var(--quick) ease-out;

  &[open] {
    box-shadow: var(--shadow);
  }

  &[open] > summary ${Chevron} {
    transform: rotate(180deg);
  }

  &::details-content {
    opacity: 0;
    transition:
      opacity var(--quick) ease-out,
      content-visibility var(--quick) allow-discrete;
  }

  &[open]::details-content {
    opacity: 1;
  }

  /* On paper nothing can be opened. */
  @media print {
    &::details-content {
      opacity: 1;
      content-visibility: visible;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: clamp(56px, 8vw, 64px);
  padding: 8px clamp(16px, 3vw, 24px);
  border-radius: var(--radius-card);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: var(--tint);
  }

  &:active {
    background: var(--tint-strong);
  }
`;

const Title = styled.h3`
  flex: 1;
  margin: 0;
  font-size: var(--body);
  line-height: 1.2;

  h2& {
    font-size: var(--lead);
  }
`;

const Content = styled.div`
  padding: 4px clamp(16px, 3vw, 24px) 20px;

  > :last-child {
    margin-bottom: 0;
  }
`;

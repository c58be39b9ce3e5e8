import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { atNextFrame } from '../platform/moments';
import { layers } from '../theme/layers';
import { useHoverMenu } from './useHoverMenu';
import { Icon } from './Icon';
import { chevronDownIcon } from './icons';

interface HoverMenuProps {
  readonly label: string;
  /** Links and buttons. They are in the document while the menu is closed, but not shown. */
  readonly children: ReactNode;
  /** Which edge of the trigger the menu keeps to. */
  readonly align?: 'start' | 'end';
}

/** A navigation menu: a button, and a panel that shows on hover, press or arrow key and never traps. */
export function HoverMenu({ label, children, align = 'start' }: HoverMenuProps) {
  const { open, send, rootProps } = useHoverMenu<HTMLDivElement>();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <Root {...rootProps}>
      <Trigger
        ref={trigger}
        type="button"
        data-menu-trigger
        aria-expanded={open}
        onClick={() => {
          send({ type: 'press' });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          send({ type: 'enter' });
          // The panel must be shown before what is in it can be focused.
          atNextFrame(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus());
        }}
      >
        {label}
        <Icon of={chevronDownIcon} size={14} />
      </Trigger>
      {/* Only closes the menu after the link or button inside has done its work. */}
      <Panel
        ref={panel}
        data-open={open || undefined}
        $align={align}
        onClick={(event) => {
          const entry = event.target instanceof Element ? event.target.closest('a, button') : null;
          if (entry === null) return;
          // What a button opens gives the focus back to the trigger, since the button is gone with the menu.
          if (entry.matches('button')) trigger.current?.focus();
          send({ type: 'dismiss' });
        }}
      >
        {children}
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 4px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: none;
  color: var(--heading);
  font-weight: 700;
  font-size: var(--small);
  white-space: nowrap;

  svg {
    transition: transform var(--enter) ease-out;
  }

  &:hover,
  &[aria-expanded='true'] {
    background: var(--tint-strong);
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: ${layers.popover};
  top: calc(100% + var(--arrow));
  ${({ $align }) => ($align === 'start' ? 'left: 0;' : 'right: 0;')}
  min-width: 15rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-darker);
  animation: rise var(--enter) ease-out;

  /* Without scripts the menu still opens under the pointer and around the focus. */
  &:not([data-open]) {
    display: none;
  }

  @media (scripting: none) {
    ${Root}:hover &:not([data-open]),
    ${Root}:focus-within &:not([data-open]) {
      display: block;
    }
  }

  /* The arrow, which also bridges the gap for the pointer. */
  &::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: 0;
    right: 0;
    height: var(--arrow);
  }

  &::after {
    content: '';
    position: absolute;
    top: calc(var(--arrow) / -2 - 1px);
    ${({ $align }) => ($align === 'start' ? 'left: 28px;' : 'right: 28px;')}
    width: var(--arrow);
    height: var(--arrow);
    border: 1px solid var(--line);
    border-width: 1px 0 0 1px;
    background: var(--surface);
    transform: rotate(45deg);
  }
`;

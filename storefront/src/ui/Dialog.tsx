import { Dialog as Parts } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';
import { layers } from '../theme/layers';
import { close } from './closeTexts/en';
import { Icon } from './Icon';
import { xIcon } from './icons';
import { iconButton } from './iconButton';
import { openerNow, returnFocus } from '../platform/returnFocus';

interface DialogProps {
  readonly title: string;
  /** `top` and `side` slide in as drawers. */
  readonly placement?: 'center' | 'top' | 'side';
  /** Greatest width of a centered dialog. */
  readonly size?: 'md' | 'xl' | 'frame';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const widths = { md: '32.5rem', xl: '36rem', frame: '53.75rem' } as const;

/**
 * A modal dialog that is open for as long as it is rendered. Focus moves in, is kept in and returns;
 * Escape, the backdrop and the close button call `onClose`. Load it lazily: it brings its own library.
 */
export function Dialog({ title, placement = 'center', size = 'md', onClose, children }: DialogProps) {
  const [opener] = useState(openerNow);
  return (
    <Parts.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Parts.Portal>
        <Backdrop>
          <Panel
            $placement={placement}
            $width={widths[size]}
            aria-describedby={undefined}
            // The library knows openers only that it has rendered itself.
            onCloseAutoFocus={() => {
              returnFocus(opener);
            }}
          >
            <Bar>
              <Title>{title}</Title>
              <CloseButton aria-label={close}>
                <Icon of={xIcon} size={24} />
              </CloseButton>
            </Bar>
            <Body>{children}</Body>
          </Panel>
        </Backdrop>
      </Parts.Portal>
    </Parts.Root>
  );
}

const Backdrop = styled(Parts.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layers.dialog};
  display: grid;
  overflow-y: auto;
  background: var(--backdrop);
  animation: fade var(--enter) ease-out;
`;

const shapes = {
  center: `
    place-self: center;
    width: calc(100% - 32px);
    margin-block: 16px;
    border-radius: var(--radius-panel);
    animation: rise var(--enter) ease-out;
  `,
  top: `
    place-self: start stretch;
    border-radius: 0 0 var(--radius-panel) var(--radius-panel);
    animation: drop var(--enter) ease-out;
  `,
  side: `
    place-self: stretch end;
    width: min(100%, 26.25rem);
    animation: slide var(--enter) ease-out;
  `,
} as const;

const Panel = styled(Parts.Content)<{ $placement: keyof typeof shapes; $width: string }>`
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-darker);
  ${({ $placement }) => shapes[$placement]}
  ${({ $placement, $width }) => ($placement === 'center' ? `max-width: ${$width};` : '')}

  &:focus {
    outline: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 12px 0 20px;

  ${media.sm} {
    padding: 20px 16px 0 24px;
  }
`;

const Title = styled(Parts.Title)`
  min-width: 0;
  /* The middle of its first line is the middle of the button beside it. */
  margin: calc(22px - 0.6em) 0 0;
  overflow-wrap: anywhere;
  font-size: var(--lead);
`;

const CloseButton = styled(Parts.Close)`
  ${iconButton}
`;

const Body = styled.div`
  --tab-gap: 20px;

  padding: 8px 20px 24px;

  ${media.sm} {
    padding: 12px 24px 24px;
  }
`;

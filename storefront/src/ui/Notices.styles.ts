import { Toast } from 'radix-ui';
import { keyframes, styled } from 'styled-components';
import { media } from '../theme/breakpoints';
import { layers } from '../theme/layers';
import { iconButton } from './iconButton';
import type { NoticePosition } from './notify';

/** Where a stack stands: its own edge, clear of the fixed bar of small screens, and the side that it keeps to. */
const places = {
  top: 'top: 12px; align-items: center;',
  'top-left': 'top: 12px; align-items: flex-start;',
  'top-right': 'top: 12px; align-items: flex-end;',
  bottom: 'bottom: var(--clear); align-items: center;',
  'bottom-left': 'bottom: var(--clear); align-items: flex-start;',
  'bottom-right': 'bottom: var(--clear); align-items: flex-end;',
} as const satisfies Record<NoticePosition, string>;

export const Stack = styled(Toast.Viewport)<{ $position: NoticePosition }>`
  --clear: calc(var(--bottom-bar) + var(--start-bar) + env(safe-area-inset-bottom) + 12px);

  position: fixed;
  z-index: ${layers.notice};
  inset-inline: 0;
  ${({ $position }) => places[$position]}
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0 12px;
  list-style: none;
  pointer-events: none;

  &:focus {
    outline: none;
  }

  ${media.md} {
    /* Above the launcher of the chat, which stands in the corner. */
    --clear: 96px;

    padding: 0 24px;
  }

  @media print {
    display: none;
  }
`;

const back = keyframes`
  to { transform: none; }
`;

export const Card = styled(Toast.Root)`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  width: max-content;
  min-width: min(var(--notice-narrowest), 100%);
  max-width: min(var(--notice-widest), 100%);
  padding: 8px 8px 8px 20px;
  /* Keeps its edge on the dark theme's bands and where forced colors take its ground away. */
  border: 1px solid rgb(255 255 255 / 16%);
  border-radius: var(--radius-card);
  background: var(--band-deep);
  color: #fff;
  box-shadow: var(--shadow-darker);
  pointer-events: auto;
  animation: rise var(--enter) ease-out;

  &[data-swipe='move'] {
    transform: translate(var(--radix-toast-swipe-move-x, 0), var(--radix-toast-swipe-move-y, 0));
  }

  &[data-swipe='cancel'] {
    animation: ${back} var(--quick) ease-out;
  }
`;

export const Text = styled.p`
  flex: 1;
  margin: 0;
  padding-block: 8px;
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;

  a {
    display: block;
    width: fit-content;
    padding-block: 4px;
    color: #fff;
    font-weight: 800;
  }
`;

export const CloseButton = styled(Toast.Close)`
  ${iconButton}
  color: #fff;

  &:hover {
    background: rgb(255 255 255 / 16%);
    color: #fff;
  }

  &:focus-visible {
    outline-color: #fff;
  }
`;

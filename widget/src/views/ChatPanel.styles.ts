import { styled } from 'styled-components';
import { focusRing, iconButton } from './shared.styles';

/** Fills the frame that it stands in, whose size is the page's side's business. */
export const Panel = styled.dialog`
  position: static;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  overflow: hidden auto;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--receptionist-ground);
  color: var(--receptionist-text);
  font: 400 medium/1.5 var(--receptionist-font);
  text-align: start;
  overscroll-behavior: contain;

  *,
  *::before {
    box-sizing: border-box;
  }

  /* Its parts find room for the notice by the panel's own height. */
  &[data-notice] {
    container-type: size;
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: 68px;
  padding-block: 8px;
  padding-inline: 16px 12px;
  background: var(--receptionist-primary);
  color: var(--receptionist-on-primary);
`;

export const Heading = styled.h2`
  flex: 1;
  margin: 0;
  font-size: 1.125em;
  font-weight: 800;
  line-height: 1.2;
`;

export const Close = styled.button`
  ${iconButton}

  &:hover {
    background: color-mix(in srgb, currentcolor 18%, transparent);
  }

  ${focusRing('currentcolor', -4)}
`;

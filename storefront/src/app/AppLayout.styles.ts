import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';
import { layers } from '../theme/layers';

export const SkipLink = styled.a`
  position: absolute;
  z-index: ${layers.skipLink};
  /* Above the page, however large its letters are. */
  bottom: 100%;
  left: 16px;
  padding: 12px 20px;
  /* Seen where forced colors take the ground away. */
  border: 2px solid transparent;
  border-radius: 8px;
  background: var(--blue);
  color: #fff;
  font-weight: 800;

  &:focus {
    top: 8px;
    bottom: auto;
  }
`;

export const Main = styled.main`
  display: block;
  min-height: 60vh;

  &:focus {
    outline: none;
  }

  /* The fixed bar of small screens covers the end of the page, which is the footer's. */
  & + footer {
    margin-bottom: calc(var(--bottom-bar) + var(--start-bar) + env(safe-area-inset-bottom));
  }

  ${media.md} {
    & + footer {
      margin-bottom: 0;
    }
  }
`;

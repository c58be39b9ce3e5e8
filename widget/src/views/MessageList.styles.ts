import { keyframes, styled } from 'styled-components';
import { bubble, focusRing, low } from './shared.styles';

export const Scroller = styled.section`
  position: relative;
  flex: 1 1 0;
  min-height: 0;
  max-height: var(--chat-height);
  padding: 16px;
  overflow: hidden auto;
  overscroll-behavior: contain;

  ${focusRing(undefined, -3)}

  /* Too little height for parts that scroll on their own: the panel scrolls as a whole. */
  ${low} {
    flex: none;
    max-height: none;
  }

  /* Beside a notice some of it is to be seen. */
  [data-notice] > & {
    min-height: 9em;
  }

  @container (max-height: 26.25em) {
    flex: none;
    max-height: none;
  }
`;

export const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Typing = styled.div`
  ${bubble}
  display: flex;
  gap: 5px;
  width: max-content;
  margin-block-start: 16px;
  margin-inline-start: 38px;
  padding: 14px;
`;

/* What the dots say, for those who don't see them. */
export const Progress = styled.progress`
  position: absolute;
  opacity: 0;
  pointer-events: none;
`;

const hop = keyframes`
  30% { opacity: 1; transform: translateY(-4px); }
`;

export const Dot = styled.span`
  width: 8px;
  height: 8px;
  border: 4px solid var(--receptionist-ink);
  border-radius: 99px;
  opacity: 0.6;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${hop} 1.2s ease-out infinite;

    & + & {
      animation-delay: 0.15s;
    }

    & + & + & {
      animation-delay: 0.3s;
    }
  }
`;

import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { layers } from '../theme/layers';
import { loading } from './appTexts/en';

/** A thin bar at the top while the next page is being fetched, if that takes a moment. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Bar aria-label={loading} />;
}

const grow = keyframes`
  from { transform: scaleX(0); }
  30% { transform: scaleX(0.5); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.progress`
  width: 100%;
  border: 0;
  appearance: none;
  position: fixed;
  z-index: ${layers.progress};
  inset: 0 0 auto;
  height: 3px;
  background: var(--orange);

  &::-webkit-progress-bar {
    background: var(--orange);
  }
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 8s 0.2s ease-out forwards;
`;

import { styled } from 'styled-components';
import { setColorMode, useColorMode } from '../../platform/colorMode';
import { Icon } from '../../ui/Icon';
import { moonIcon, sunIcon } from '../../ui/icons';

export function ColorModeToggle() {
  const isDark = useColorMode() === 'dark';
  return (
    <Toggle
      type="button"
      aria-pressed={isDark}
      onClick={() => {
        setColorMode(isDark ? 'light' : 'dark');
      }}
    >
      {isDark ? <Icon of={sunIcon} size={20} /> : <Icon of={moonIcon} size={20} />}
      Dark mode
    </Toggle>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 4px 16px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  font-size: 0.9375rem;
  font-weight: 700;

  &:hover {
    background: var(--tint-strong);
  }
`;

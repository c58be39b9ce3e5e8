import { setColorMode, useColorMode } from '../../platform/colorMode';
import { Icon } from '../../ui/Icon';
import { moonIcon } from '../../ui/icons';
import { FooterButton } from './Footer.styles';
import { darkMode } from './footerTexts/en';

export function ColorModeToggle() {
  const isDark = useColorMode() === 'dark';
  return (
    <FooterButton
      type="button"
      aria-pressed={isDark}
      onClick={() => {
        setColorMode(isDark ? 'light' : 'dark');
      }}
    >
      <Icon of={moonIcon} size={20} />
      {darkMode}
    </FooterButton>
  );
}

import { useSyncExternalStore } from 'react';
import type { ColorMode } from '../theme/tokens';
import { audience } from './audience';
import { setCookie } from './cookies';
import { lasting } from './storage';

/** Name of the preference in local storage and of its cookie. */
const name = 'color-mode';
/** One year (specification 2.18). */
const cookieAge = '31536000';

// In other documents the script in the head follows what is stored (`beforePaint`).
const { tell, subscribe } = audience();

function currentMode(): ColorMode {
  return document.documentElement.dataset['colorMode'] === 'dark' ? 'dark' : 'light';
}

/** Shows the page in a color mode and remembers it. */
export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset['colorMode'] = mode;
  lasting.set(name, mode);
  setCookie(name, mode, { 'max-age': cookieAge, samesite: 'lax' });
  tell();
}

/** The color mode of the page; light while it is being hydrated. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, currentMode, () => 'light');
}

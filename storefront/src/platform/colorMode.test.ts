import { expect, test, vi } from 'vitest';
import { setColorMode } from './colorMode';

test('[TH-05] keeps the mode in local storage and in a cookie that lasts one year', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  setColorMode('dark');
  expect(document.documentElement.dataset['colorMode']).toBe('dark');
  expect(localStorage.getItem('color-mode')).toBe('dark');
  expect(cookie).toHaveBeenCalledExactlyOnceWith('color-mode=dark; path=/; max-age=31536000; samesite=lax');
  setColorMode('light');
  expect(document.documentElement.dataset['colorMode']).toBe('light');
});

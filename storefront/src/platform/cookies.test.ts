import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionCases } from '@front-door/shared/visitor/session.fixture';
import { currentSession, setCookie } from './cookies';

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'color-mode=; max-age=0; path=/';
});

const holding = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

test.each(sessionCases)('[SM-05] [CX-05] the session of %s is what fits a header', (_what, cookies, token) => {
  holding(cookies);
  expect(currentSession()).toBe(token);
});

test('[SM-05] whatever bytes a cookie holds, the session is none or fits a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isEncoded) => {
      holding(`a=1; __session=${isEncoded ? encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')) : text}`);
      const token = currentSession() ?? 'none';
      expect(new Headers({ Authorization: `Bearer ${token}` }).get('Authorization')).toBe(`Bearer ${token}`);
    }),
  );
});

test('[SM-05] where cookies are out of reach there is no session', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(currentSession()).toBeUndefined();
});

test('[TH-05] [WX-13] a cookie is set for the whole site and as long as it says', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  setCookie('color-mode', 'dark', { 'max-age': '31536000', samesite: 'lax' });
  expect(set).toHaveBeenCalledExactlyOnceWith('color-mode=dark; path=/; max-age=31536000; samesite=lax');
});

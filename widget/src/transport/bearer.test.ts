import { afterEach, expect, test, vi } from 'vitest';
import { bearerToken } from './bearer';

afterEach(() => {
  document.cookie = '__session=; max-age=0';
});

test('[API-01] is the session cookie where the page says that it belongs to the API', () => {
  document.cookie = '__session=from-cookie';
  expect(bearerToken({ sessionCookie: true })).toBe('from-cookie');
});

test('[WE-07] never reads the cookie of a page that does not say so', () => {
  const read = vi.spyOn(document, 'cookie', 'get');
  expect(bearerToken({})).toBeUndefined();
  expect(bearerToken({ sessionCookie: false, token: 'own' })).toBe('own');
  expect(read).not.toHaveBeenCalled();
});

test('is the token of the page before the cookie', () => {
  document.cookie = '__session=from-cookie';
  expect(bearerToken({ token: 'own', sessionCookie: true })).toBe('own');
});

test('[WP-32] is absent where cookies are out of reach', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(bearerToken({ sessionCookie: true })).toBeUndefined();
});

import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionCases } from '@front-door/shared/visitor/session.fixture';
import { bearerToken, mayReadSession } from './bearer';

/** On the page's own site. */
const api = '/rest/v1';

afterEach(() => {
  document.cookie = '__session=; max-age=0';
});

describe('the bearer token', () => {
  test('[API-01] is the session cookie where the page says that it belongs to the API', () => {
    document.cookie = '__session=from%3Acookie';
    document.cookie = 'other__session=no';
    expect(bearerToken({ sessionCookie: true, api })).toBe('from:cookie');
  });

  test('[WE-07] never reads the cookie of a page that does not say so', () => {
    const read = vi.spyOn(document, 'cookie', 'get');
    expect(bearerToken({ api })).toBeUndefined();
    expect(bearerToken({ sessionCookie: false, token: 'own', api })).toBe('own');
    expect(read).not.toHaveBeenCalled();
  });

  test('[WE-07] never reads the cookie of a page of another site, whatever that page says', () => {
    const read = vi.spyOn(document, 'cookie', 'get');
    expect(bearerToken({ sessionCookie: true, api: 'https://api.example.com/rest/v1' })).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });

  test('is the token of the page before the cookie', () => {
    document.cookie = '__session=from-cookie';
    expect(bearerToken({ token: 'own', sessionCookie: true, api })).toBe('own');
  });

  test('[WP-32] is absent where cookies are out of reach', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(bearerToken({ sessionCookie: true, api })).toBeUndefined();
  });
});

const holding = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

describe('[SM-05] the session', () => {
  test.each(sessionCases)('of %s is what fits a header', (_what, cookies, token) => {
    holding(cookies);
    expect(bearerToken({ sessionCookie: true, api })).toBe(token);
  });

  test('is none or fits a header, whatever bytes the cookie holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\0', '!', '~', '\x7F', 'é'), maxLength: 4 }),
        ),
        (value) => {
          holding(`a=1; __session=${value}`);
          const token = bearerToken({ sessionCookie: true, api }) ?? 'none';
          expect(new Headers({ Authorization: `Bearer ${token}` }).get('Authorization')).toBe(`Bearer ${token}`);
        },
      ),
    );
  });
});

describe('[WE-07] a session', () => {
  test.each([
    ['https://shop.test/care', 'https://shop.test/rest/v1', true],
    ['https://shop.test/', 'https://shop.test:8443/rest/v1', true],
    ['https://www.shop.test/', 'https://api.shop.test/rest/v1', true],
    ['https://shop.test/', 'https://api.shop.test/rest/v1', true],
    ['https://care.shop.test/', 'https://shop.test/rest/v1', true],
    ['https://www.example.com/', 'https://api.elsewhere.test/rest/v1', true],
    ['http://shop.test/', 'https://api.shop.test/rest/v1', false],
    ['https://pharmacy.test/', 'https://api.shop.test/rest/v1', false],
    ['https://notshop.test/', 'https://shop.test/rest/v1', false],
    ['https://one.hosting.test/', 'https://two.hosting.test/rest/v1', false],
    ['http://partner.localhost/', 'http://localhost/rest/v1', false],
    ['about:srcdoc', 'https://api.shop.test/rest/v1', false],
  ])('of the page %s is that of the API %s: %s', (page, address, isOurs) => {
    expect(mayReadSession(page, address)).toBe(isOurs);
  });
});

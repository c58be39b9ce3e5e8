import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorization, isBearerToken, sessionCookie, sessionToken } from './session';

test('[SM-05] [CX-05] the session is the cookie of its name', () => {
  expect(sessionToken((name) => (name === '__session' ? 'abc' : 'other'))).toBe('abc');
  expect(sessionCookie).toBe('__session');
});

test.each([undefined, '', ' ', 'a b', ' a', 'a ', '€', 'é', 'a\r\nX: 1', 'a\tb', 'a\u0000', '\u007F'])(
  '[SM-05] a session of %j counts as missing, and makes no header',
  (value) => {
    expect(sessionToken(() => value)).toBeUndefined();
    expect(authorization(value)).toEqual({});
  },
);

test('[SM-05] a reader that throws has no session', () => {
  expect(
    sessionToken(() => {
      throw new Error('no cookies here');
    }),
  ).toBeUndefined();
});

test('[SM-05] any text either makes no header, or one that a request takes as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\0', '!', '~', '\x7F', 'é'), maxLength: 4 }),
      ),
      (value) => {
        const made = authorization(value);
        expect(made.Authorization !== undefined).toBe(isBearerToken(value));
        expect(new Headers(made).get('Authorization')).toBe(made.Authorization ?? null);
      },
    ),
  );
});

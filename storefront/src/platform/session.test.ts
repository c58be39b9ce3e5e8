// @vitest-environment node
import { expect, test } from 'vitest';
import { sessionToken } from './session';

test('[CX-05] reads the token of the session cookie, wherever it stands', () => {
  expect(sessionToken('__session=abc.def')).toBe('abc.def');
  expect(sessionToken('theme=dark; __session=a%20b; other=1')).toBe('a b');
});

test('[CX-05] reads none where there is none, and takes a malformed one as it stands', () => {
  expect(sessionToken('')).toBeUndefined();
  expect(sessionToken('x__session=1; __session=')).toBeUndefined();
  expect(sessionToken('__session=%E0%A4%A')).toBe('%E0%A4%A');
});

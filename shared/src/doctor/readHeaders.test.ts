import { expect, test } from 'vitest';
import { readHeaders, valuesOf } from './readHeaders';

test.each([
  ['as curl prints them', 'HTTP/2 200\r\ncontent-type: text/html\r\nContent-Security-Policy: a; b\r\n'],
  ['on two lines each', ':status\n200\ncontent-type\ntext/html\ncontent-security-policy\na; b'],
  ['on two lines with colons', 'content-type:\ntext/html\ncontent-security-policy:\na; b'],
  ['folded', 'content-type: text/html\ncontent-security-policy: a;\n  b'],
])('[WX-12] headers are read %s', (_how, text) => {
  expect(readHeaders(text)).toEqual({
    headers: [
      ['content-type', 'text/html'],
      ['content-security-policy', 'a; b'],
    ],
    others: [],
  });
});

test('[WX-12] lines that are no header are told', () => {
  expect(readHeaders("default-src 'self'; img-src *").others).toEqual(["default-src 'self'; img-src *"]);
  expect(readHeaders('')).toEqual({ headers: [], others: [] });
});

test('[WX-12] each value of a header that comes twice counts', () => {
  expect(valuesOf(readHeaders('A: 1\na: 2\nb: 3').headers, 'a')).toEqual(['1', '2']);
});

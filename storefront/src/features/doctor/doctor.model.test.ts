// @vitest-environment node
import { expect, test } from 'vitest';
import type { Finding, Severity } from '@front-door/shared/doctor/doctor.types';
import { complaintOf, headerComplaintOf, longest, sectionOf, summaryOf } from './doctor.model';

test.each([
  ['', '', 'You have not pasted anything yet.'],
  ['  ', 'a: b', 'The headers alone'],
  ['x'.repeat(longest + 1), '', 'more than 5 MB'],
  ['https://www.example.com/page', '', 'an address'],
  ['content-type: text/html\nserver: x', '', 'headers'],
  ['HTTP/2 200', '', 'headers'],
  ['{"a": 1 < 2}', '', 'not HTML'],
  ['Hello', '', 'not HTML'],
])('[WX-12] what cannot be examined is complained of: %.20j', (html, headers, complaint) => {
  expect(complaintOf({ html, headers })).toContain(complaint);
});

test.each(['<p>Hello</p>', '<!doctype html>', 'content-type: <b>x</b>', '<script src=x></script>'])(
  '[WX-12] %s can be examined',
  (html) => {
    expect(complaintOf({ html, headers: '' })).toBeUndefined();
  },
);

test('[WX-12] headers that are none are told of', () => {
  expect(headerComplaintOf([])).toBeUndefined();
  expect(headerComplaintOf(["script-src 'self'"])).toContain('Content-Security-Policy: ');
  expect(headerComplaintOf(['hello', 'world'])).toContain('2 lines are not headers and were left out, such as “hello”');
});

const finding = (severity: Severity): Finding => ({ id: 'base', severity, met: '', set: '', doc: '' });

test.each([
  [[], 'No problem was found.'],
  [['prevents'], 'Found: 1 that prevents the chat.'],
  [['prevents', 'prevents', 'harms', 'note'], 'Found: 2 that prevent the chat, 1 that harms it, 1 good to know.'],
] as const)('[WX-12] one sentence says what was found: %j', (severities, sentence) => {
  expect(summaryOf(severities.map((severity) => finding(severity)))).toBe(sentence);
});

test('[WX-12] a place in the docs is named by its heading', () => {
  expect(sectionOf('content-security-policy')).toBe('Content security policy');
});

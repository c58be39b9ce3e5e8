// @vitest-environment node
import { expect, test } from 'vitest';
import type { Finding } from '@front-door/shared/doctor/doctor.types';
import { asJson, asText } from './report';

const finding: Finding = {
  id: 'policy-script',
  severity: 'prevents',
  met: 'It is refused.',
  where: 'line 3',
  set: 'Allow it.',
  code: 'script-src a;\nconnect-src b;',
  doc: 'content-security-policy',
};

test('[WX-12] the report for people names each hazard with the line to add', () => {
  expect(asText({ address: 'https://a.example/', seenIn: 'browser', findings: [finding] })).toBe(
    `The doctor read https://a.example/ in a browser.
Problems that prevent the chat: 1, that harm it: 0, good to know: 0.

[prevents] policy-script, line 3
  It is refused.
  To set: Allow it.
      script-src a;
      connect-src b;
  docs/embedding.md#content-security-policy`,
  );
});

test('[WX-12] the report says where no browser was', () => {
  expect(asText({ address: 'a.html', seenIn: 'markup', why: 'it is a file', findings: [] })).toBe(
    'The doctor read a.html from its HTML alone: it is a file.\nNo problem was found.',
  );
});

test('[WX-12] the report for programs counts', () => {
  expect(JSON.parse(asJson({ address: 'a', seenIn: 'markup', why: 'w', findings: [finding] }))).toEqual({
    address: 'a',
    seenIn: 'markup',
    why: 'w',
    counts: { prevents: 1, harms: 0, note: 0 },
    findings: [finding],
  });
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { readKept } from './probes';
import { withTag } from './withTag';

const loader = 'https://www.example.com/receptionist/v1/receptionist.js';
const tag = `<script async src="${loader}"></script>`;

test.each([
  ['<head>\n<title>a</title></head><body></body>', `<head>\n<title>a</title>${tag}</head><body></body>`],
  ['<body class="x">\n<p>a', `<body class="x">${tag}\n<p>a`],
  ['<p>a</html>', `<p>a${tag}</html>`],
  ['<p>a', `<p>a${tag}`],
])('[WX-12] the tag goes into %j on a line that is there', (html, expected) => {
  expect(withTag(html, loader, undefined)).toBe(expected);
});

test("[WX-12] the tag names the partner, and has the nonce of the page's scripts", () => {
  expect(withTag('<script nonce="ab+/=">1</script>', loader, 'a"b')).toContain(
    `<script async nonce="ab+/=" src="${loader}" data-partner="a&quot;b"></script>`,
  );
});

test('[WX-12] what a page was seen to do is read back, whatever else stands there', () => {
  expect(
    readKept(
      'enforce script-src-elem https://a.example/x.js\n\nreport img-src inline\nprevented wheel\nprevented wheel\nx',
    ),
  ).toEqual({
    violations: [
      { directive: 'script-src-elem', blocked: 'https://a.example/x.js', isReported: false },
      { directive: 'img-src', blocked: 'inline', isReported: true },
    ],
    prevented: ['wheel'],
  });
});

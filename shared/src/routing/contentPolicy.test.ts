import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadBrand } from '../brand/loadBrand';
import { inlineOf, readReportsAddress, serverPagePolicy, storefrontPolicy } from './contentPolicy';

const inline = { scripts: ['start()'], styles: ['p{color:red}', 'p{color:red}'] };

/** Directives of a policy by name. */
const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('[RL-03] the policy of a page', () => {
  test('knows its scripts and styles by what they say, and an empty style, to which rules are added one by one', async () => {
    const policy = read(await storefrontPolicy(loadBrand(''), inline));
    expect(policy['script-src']).toEqual(["'self'", hash('start()')]);
    expect(policy['style-src']).toEqual(["'self'", hash(''), hash('p{color:red}')]);
  });

  test('allows the addresses that the brand names, each where it is used, and no others', async () => {
    const brand = {
      ...loadBrand(''),
      searchApi: 'https://api.example.com/rest/v1',
      transactionApi: 'https://api.example.com/calls',
      receptionistScript: 'https://cdn.example.com/receptionist/v1/receptionist.js',
      signUpFormScript: '',
      reviewWidgetScript: 'https://reviews.example.com/widget.js',
      priceLookupFrameUrl: 'https://prices.example.com/lookup?card=1',
    };
    const policy = read(await storefrontPolicy(brand, { scripts: [], styles: [] }));
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://cdn.example.com', 'https://reviews.example.com'],
      'style-src': ["'self'", hash('')],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example.com', 'https://cdn.example.com'],
      'frame-src': ["'self'", 'https://prices.example.com'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['storefront-start', 'storefront', 'receptionist'],
    });
  });

  test('lets a page of the server alone run scripts where it has some, and be framed where it may', async () => {
    expect(read(await serverPagePolicy(inline))).not.toHaveProperty('script-src');
    expect(read(await serverPagePolicy(inline))).toMatchObject({
      'frame-ancestors': ["'none'"],
      'trusted-types': ["'none'"],
    });
    expect(read(await serverPagePolicy(inline, { framed: true }))).not.toHaveProperty('frame-ancestors');
    expect(read(await serverPagePolicy(inline, { scripted: true }))['script-src']).toEqual(["'self'"]);
  });
});

describe('[RL-03] the address for reports', () => {
  test('is named where there is one', async () => {
    expect(await storefrontPolicy(loadBrand(''), inline, readReportsAddress('/policy-reports'))).toMatch(
      /; report-uri \/policy-reports$/,
    );
    for (const none of [undefined, ''])
      expect(await storefrontPolicy(loadBrand(''), inline, readReportsAddress(none))).not.toContain('report');
    expect(readReportsAddress('https://reports.example.com/csp?site=1')).toBe('https://reports.example.com/csp?site=1');
  });

  test.each(['http://reports.example.com/', '//elsewhere.example/x', '/x; script-src *', '/x, y', 'reports', '/a b'])(
    'stops the build when it is %s',
    (given) => {
      expect(() => readReportsAddress(given)).toThrow('POLICY_REPORTS must be');
    },
  );
});

describe('[RL-03] what stands in a document', () => {
  test('is found letter for letter; data and files are none of it', () => {
    const html =
      '<style data-a> p{}\n</style><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>' +
      '<script data-files="/a.js /b.js">one()\n</script><script>two("<style>")</script>';
    expect(inlineOf(html)).toEqual({ scripts: ['one()\n', 'two("<style>")'], styles: [' p{}\n'] });
  });

  test.each(['<p style="color:red">', '<p\n onclick="x()">', '<svg><g  style=a>'])(
    'stops the build where no hash could allow it: %s',
    (html) => {
      expect(() => inlineOf(html)).toThrow('no policy allows the attribute');
    },
  );
});

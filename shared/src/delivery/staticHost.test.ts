import { expect, test } from 'vitest';
import { headersOf, ruleFor } from '../routing/routeRules';
import { addressedFiles, type Site } from './site';
import { staticHostFiles } from './staticHost';

const site: Site = {
  files: [
    'index.html',
    '404.html',
    'care/index.html',
    'assets/app-BxT9q_2a.js',
    'images/1.svg',
    'receptionist/v1/receptionist.js',
    'receptionist/v1/app-8f82cfeb.js',
  ],
  policies: {
    policies: ["default-src 'none'", "default-src 'none'; img-src 'self'"],
    pages: { 'index.html': 0, 'care/index.html': 1, '404.html': 0 },
  },
  typeOf: () => 'text/plain',
};

/** Reads `_headers` as its hosts do: all rules whose address fits, values of one header joined. */
function headersAt(text: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const rule of text.split(/\n(?=\/)/)) {
    const [address = '', ...lines] = rule.split('\n');
    if (address !== path && address !== '/*') continue;
    for (const line of lines) {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

test.each([
  ['/', 'index.html'],
  ['/care', 'care/index.html'],
  ['/care/', 'care/index.html'],
  ['/assets/app-BxT9q_2a.js', 'assets/app-BxT9q_2a.js'],
  ['/images/1.svg', 'images/1.svg'],
  ['/receptionist/v1/receptionist.js', 'receptionist/v1/receptionist.js'],
  ['/receptionist/v1/app-8f82cfeb.js', 'receptionist/v1/app-8f82cfeb.js'],
])('[RL-02] a host of static files sends for %s what the table says', (path, file) => {
  const found = headersAt(staticHostFiles(site, {})['_headers'] ?? '', path);
  expect(found).toMatchObject(headersOf(ruleFor(path, false)));
  expect(found['Strict-Transport-Security']).toMatch(/^max-age=/);
  const index = site.policies.pages[file];
  // What is said everywhere comes first, and takes nothing from what the page's own policy allows.
  const everywhere = "base-uri 'none'; frame-ancestors 'none'";
  const own = index === undefined ? undefined : site.policies.policies[index];
  expect(found['Content-Security-Policy']).toBe(own === undefined ? everywhere : `${everywhere}, ${own}`);
});

test('[RL-02] it sends calls on where they are answered, and what it has not to the page that says so', () => {
  expect(staticHostFiles(site, {})['_redirects']).toBe(
    '/index.html /404.html 404!\n/es/* /es/404.html 404\n/* /404.html 404\n',
  );
  expect(staticHostFiles(site, { backend: 'search.example.com:443' })['_redirects']).toContain(
    '/rest/v1/* http://search.example.com:443/rest/v1/:splat 200\n',
  );
});

test('[RL-02] two files that differ in case alone are no site', () => {
  expect(() => addressedFiles({ ...site, files: ['care/index.html', 'Care/index.html'] })).toThrow(
    'two files of the site answer for /care',
  );
});

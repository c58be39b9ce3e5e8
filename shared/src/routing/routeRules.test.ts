import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadBrand } from '../brand/loadBrand';
import { allPages } from './pages';
import { cacheTimes, headersOf, routeRules, ruleFor } from './routeRules';

const kept = cacheTimes.forever;

describe('the table of routes', () => {
  test.each([
    ['/', 'page', 'no-cache'],
    ['/care', 'page', 'no-cache'],
    ['/Treatments/RASH/', 'page', 'no-cache'],
    ['/qa-team', 'page', 'no-cache'],
    ['/callsign', 'page', 'no-cache'],
    ['/assets/app-BxT9q_2a.js', 'asset', kept],
    ['/images/hero/1.svg', 'file', 'public, max-age=3600'],
    ['/robots.txt', 'file', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'file', 'public, max-age=3600'],
    ['/receptionist/v1/receptionist.js', 'widget file', 'public, max-age=300'],
    ['/receptionist/v1/receptionist-manifest.json', 'widget file', 'public, max-age=300'],
    ['/receptionist/v1/chat.js', 'widget file', 'public, max-age=300'],
    ['/receptionist/v1/receptionist.b5ab3ebf65de3fdc.js', 'widget file that never changes', kept],
    ['/receptionist/v1/app-8f82cfeb.js', 'widget file that never changes', kept],
    ['/receptionist/v1/chat-B7oSv6Tr.js', 'widget file that never changes', kept],
    ['/receptionist/v1/chat-ab-d_f1g.js.map', 'widget file that never changes', kept],
    ['/healthz', 'liveness', 'no-store'],
    ['/readyz', 'readiness', 'no-store'],
    ['/rest/v1/ai/search', 'api', 'no-store'],
    ['/calls', 'api', 'no-store'],
    ['/stand-in/portal', 'stand-in', 'no-store'],
    ['/index.html', 'hidden', 'no-cache'],
    ['/care/Index', 'hidden', 'no-cache'],
    ['/404.html', 'hidden', 'no-cache'],
    ['/care/index.html.br', 'hidden', 'no-cache'],
    ['/assets/app-BxT9q_2a.js.GZ', 'hidden', 'no-cache'],
    ['/receptionist/v1/chat-B7oSv6Tr.js.br', 'hidden', 'no-cache'],
    ['/.vite/manifest.json', 'hidden', 'no-cache'],
    ['/assets/../../etc/passwd', 'hidden', 'no-cache'],
    ['/.well-known/../secret', 'hidden', 'no-cache'],
    ['/assets/..\\secret', 'hidden', 'no-cache'],
    ['//care', 'hidden', 'no-cache'],
  ])('[RL-02] %s is a %s and is kept: %s', (path, kind, cacheControl) => {
    expect(ruleFor(path, false)).toMatchObject({ kind, cacheControl });
    expect(headersOf(ruleFor(path, false))).toMatchObject({ 'Cache-Control': cacheControl });
  });

  test('[RL-02] every page and every alias of the specification is one of the storefront’s pages, in any case', () => {
    const paths = allPages(loadBrand('')).map((page) => page.path);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of [...paths, ...paths.map((spelling) => spelling.toUpperCase())])
      expect([path, ruleFor(path, true)]).toMatchObject([
        path,
        { kind: 'page', worksInAnyCase: true, from: 'storefront' },
      ]);
  });

  test('[RL-02] whatever is sent as a file says that it depends on the codings, and nothing has its type guessed', () => {
    for (const rule of routeRules) {
      const headers = headersOf(rule);
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      expect(headers['Vary']).toBe(rule.from === 'service' ? undefined : 'Accept-Encoding');
    }
  });

  test('[RL-02] every path has a rule, and none that leads up or to a hidden file is answered', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '\\',
      'care',
      'assets',
      'qa',
      'receptionist/v1',
      '.br',
      '.html',
      '\n',
      'É',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, isForTesters) => {
        const path = `/${pieces.join('')}`;
        const { from } = ruleFor(path, isForTesters);
        const leadsUp = path.split(/[/\\]/).includes('..');
        expect([path, from === 'nowhere' || !leadsUp]).toEqual([path, true]);
      }),
      { numRuns: 2000 },
    );
    expect(() => ruleFor('care', true)).toThrow('slash');
  });

  test('[RL-02] patterns use nothing that other servers’ regular expressions lack', () => {
    for (const { pattern } of routeRules) expect(pattern).not.toMatch(/\(\?[=!<]|\\[1-9kbBpPuZz]/);
  });
});

test('[RL-06] paths of the tester’s switches are pages that are not there where these are off', () => {
  for (const [path, kind] of [
    ['/qa', 'bench'],
    ['/qa/visit', 'bench'],
    ['/scenarios/500/rest/v1/ai/search', 'scenario'],
  ] as const) {
    expect(ruleFor(path, true)).toMatchObject({ kind, isForTesters: true });
    expect(ruleFor(path, false)).toMatchObject({ kind: 'page', from: 'storefront' });
  }
});

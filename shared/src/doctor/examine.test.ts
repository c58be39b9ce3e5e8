import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Finding, Hazard, Severity } from './doctor.types';
import { examine } from './examine';
import { pageOf, release, site, tag, type Case } from './testing/pageOf';

interface Example {
  /** Pages that have the hazard. */
  readonly met: readonly Case[];
  readonly severity: Severity;
  /** What is said to be set, or a part of it. */
  readonly code?: string;
  /** Pages that are near it and have it not. */
  readonly spared: readonly Case[];
}

const scriptOf = (attributes: string, src: string = site.loader) =>
  `<script async src="${src}" ${attributes}></script>`;
const policy = (value: string, name = 'Content-Security-Policy') => [[name, value] as const];
const style = (text: string): Case => ({ head: `${tag}<style>${text}</style>` });
const other = (src: string): Case => ({ body: `<script src="${src}"></script>` });

/** Each hazard where it is and where it is not. */
const examples: Readonly<Record<Hazard, Example>> = {
  'tag-missing': {
    met: [
      { head: '' },
      { html: '<p>Hello</p>' },
      { head: '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABCD"></script>' },
      { head: '<script src="/js/receptionist-desk.js"></script>' },
    ],
    severity: 'prevents',
    code: tag,
    spared: [{}, { head: '', body: '<receptionist-chat partner="corner"></receptionist-chat>' }],
  },
  'tag-by-script': {
    met: [
      {
        head: `<script>const s = document.createElement('script'); s.src = '${site.loader}'; document.head.append(s);</script>`,
      },
    ],
    severity: 'note',
    spared: [{}, { head: '<script>console.log("receptionist")</script>' }],
  },
  'tag-inlined': {
    met: [
      {
        head: "<script>customElements;document.createElement('receptionist-widget').attachShadow({mode:'open'})</script>",
      },
    ],
    severity: 'prevents',
    code: tag,
    spared: [{ head: `${tag}<style>receptionist-widget { color: red }</style>` }],
  },
  'tag-inert': {
    met: [
      { head: '', body: `<noscript>${tag}</noscript>` },
      { head: '', body: `<template>${tag}</template>` },
      { head: '', body: `<!-- ${tag} -->` },
    ],
    severity: 'prevents',
    code: tag,
    spared: [{ body: `<noscript>${tag}</noscript>` }, { body: '<noscript><img src="/pixel"></noscript>' }],
  },
  'tag-duplicate': {
    met: [{ head: tag + tag }, { head: tag, body: tag }],
    severity: 'note',
    spared: [{}, { body: '<script async src="/other.js"></script>' }],
  },
  'tag-insecure': {
    met: [{ head: scriptOf('', site.loader.replace('https', 'http')), address: 'https://partner.example/' }],
    severity: 'prevents',
    code: `src="${site.loader}"`,
    spared: [
      {},
      { head: scriptOf('', site.loader.replace('https', 'http')), address: 'http://partner.example/' },
      { head: scriptOf('', 'http://127.0.0.1:8080/receptionist/v1/receptionist.js') },
    ],
  },
  'tag-not-async': {
    met: [{ head: `<script src="${site.loader}"></script>` }],
    severity: 'harms',
    code: 'async',
    spared: [
      {},
      { head: `<script defer src="${site.loader}"></script>` },
      { head: `<script type="module" src="${site.loader}"></script>` },
    ],
  },
  'tag-nomodule': { met: [{ head: scriptOf('nomodule') }], severity: 'prevents', code: tag, spared: [{}] },

  'policy-script': {
    met: [
      { headers: policy("script-src 'self'") },
      { headers: policy("default-src 'self'; connect-src *") },
      { headers: policy("script-src https://www.example.com; script-src-elem 'self'") },
      { headers: policy('script-src https://www.example.com/other/') },
      { headers: policy('script-src http://www.example.com:8080 https://example.com') },
      { headers: policy("script-src 'nonce-abc'") },
      { headers: policy("script-src *, script-src 'self'") },
      { head: `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">${tag}` },
      // The hash is the loader's: nothing lets the chat in.
      { headers: policy("script-src 'sha384-loader'"), head: scriptOf('integrity="sha384-loader" crossorigin') },
    ],
    severity: 'prevents',
    code: 'https://www.example.com;',
    spared: [
      { headers: policy('script-src https://www.example.com; connect-src *') },
      { headers: policy('script-src https:; connect-src *') },
      { headers: policy('script-src *.example.com; connect-src *') },
      { headers: policy('script-src www.example.com:443/receptionist/v1/; connect-src *') },
      { headers: policy('default-src *') },
      { headers: policy("img-src 'none'; style-src 'self'; frame-src 'none'") },
      { headers: policy("script-src 'nonce-abc'"), head: scriptOf('nonce="abc"') },
      {
        headers: policy("script-src 'self'"),
        head: scriptOf('', '/receptionist/v1/receptionist.js'),
        address: 'https://partner.example/',
      },
    ],
  },
  'policy-nonce': {
    met: [
      { headers: policy("script-src 'nonce-abc' 'strict-dynamic' https:") },
      { headers: policy("script-src 'nonce-abc' 'strict-dynamic'"), head: scriptOf('nonce="of yesterday"') },
    ],
    severity: 'prevents',
    code: 'nonce="{nonce}"',
    spared: [{ headers: policy("script-src 'nonce-abc' 'strict-dynamic'"), head: scriptOf('nonce="abc"') }],
  },
  'policy-connect': {
    met: [
      { headers: policy("connect-src 'self'") },
      { headers: policy("default-src 'none'; script-src https://www.example.com") },
      {
        headers: policy('connect-src https://www.example.com'),
        head: scriptOf('data-search-api="https://api.example.com/rest/v1"'),
      },
    ],
    severity: 'prevents',
    code: 'connect-src ',
    spared: [
      { headers: policy("connect-src 'self' https://www.example.com") },
      { headers: policy('connect-src https://www.example.com/rest/v1/ai/search') },
      {
        headers: policy('connect-src https://api.example.com'),
        head: scriptOf('data-search-api="https://api.example.com/rest/v1"'),
      },
    ],
  },
  'policy-trusted-types': {
    met: [
      { headers: policy("require-trusted-types-for 'script'; trusted-types 'none'") },
      { headers: policy("require-trusted-types-for 'script'; trusted-types default dompurify") },
    ],
    severity: 'harms',
    code: 'receptionist;',
    spared: [
      { headers: policy("require-trusted-types-for 'script'") },
      { headers: policy("require-trusted-types-for 'script'; trusted-types receptionist default") },
      { headers: policy("trusted-types 'none'") },
    ],
  },
  'policy-sandbox': {
    met: [{ headers: policy('sandbox') }, { headers: policy('sandbox allow-forms') }],
    severity: 'prevents',
    code: 'allow-scripts',
    // In a meta element the directive means nothing.
    spared: [
      { headers: policy('sandbox allow-scripts') },
      { head: `<meta http-equiv="Content-Security-Policy" content="sandbox">${tag}` },
    ],
  },
  'policy-sandbox-links': {
    met: [{ headers: policy('sandbox allow-scripts allow-popups') }],
    severity: 'harms',
    code: 'allow-top-navigation-by-user-activation',
    spared: [
      { headers: policy('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation') },
    ],
  },

  'integrity-wrong': {
    met: [
      { release, head: scriptOf('integrity="sha384-other" crossorigin', `${site.loader.replace('.js', '')}.ab12.js`) },
    ],
    severity: 'prevents',
    code: 'integrity="sha384-loader"',
    spared: [
      { release, head: scriptOf('integrity="sha384-loader" crossorigin', `${site.loader.replace('.js', '')}.ab12.js`) },
    ],
  },
  'integrity-old': {
    met: [
      { release, head: scriptOf('integrity="sha384-other" crossorigin', `${site.loader.replace('.js', '')}.00ff.js`) },
      { release, head: scriptOf('', `${site.loader.replace('.js', '')}.00ff.js`) },
    ],
    severity: 'note',
    code: 'receptionist.ab12.js',
    spared: [{ release }, { release, head: scriptOf('', `${site.loader.replace('.js', '')}.ab12.js`) }],
  },
  'integrity-of-newest': {
    met: [{ release, head: scriptOf('integrity="sha384-loader" crossorigin') }],
    severity: 'harms',
    code: 'receptionist.ab12.js',
    spared: [{ release }],
  },
  'integrity-without-crossorigin': {
    met: [{ head: scriptOf('integrity="sha384-loader"', `${site.loader.replace('.js', '')}.ab12.js`) }],
    severity: 'prevents',
    code: 'crossorigin="anonymous"',
    spared: [
      { head: scriptOf('crossorigin integrity="x"') },
      { head: scriptOf('integrity="x"'), address: site.loader },
    ],
  },
  'integrity-policy-tag': {
    met: [{ headers: policy('blocked-destinations=(script)', 'Integrity-Policy'), release }],
    severity: 'prevents',
    code: 'integrity="sha384-loader"',
    spared: [
      { headers: policy('blocked-destinations=(style)', 'Integrity-Policy') },
      {
        headers: policy('blocked-destinations=(script)', 'Integrity-Policy'),
        head: scriptOf('integrity="x" crossorigin'),
      },
    ],
  },
  'integrity-policy-map': {
    met: [{ headers: policy('blocked-destinations=(script)', 'integrity-policy'), release }],
    severity: 'prevents',
    code: '"https://www.example.com/receptionist/v1/app-cd34.js": "sha384-app"',
    spared: [
      {
        headers: policy('blocked-destinations=(script)', 'Integrity-Policy'),
        release,
        body: `<script type="importmap">{ "integrity": {
          "https://www.example.com/receptionist/v1/app-cd34.js": "sha384-app",
          "https://www.example.com/receptionist/v1/reader-ef56.js": "sha384-reader" } }</script>`,
      },
    ],
  },

  'held-by-optimizer': {
    met: [
      { head: `<script type="rocketlazyloadscript" data-rocket-src="${site.loader}"></script>` },
      { head: `<script type="litespeed/javascript" data-src="${site.loader}"></script>` },
      { head: `<script type="0123456789abcdef01234567-text/javascript" src="${site.loader}" async></script>` },
    ],
    severity: 'harms',
    code: `src="${site.loader}"`,
    spared: [{}, { head: `<script type="text/javascript; charset=utf-8" async src="${site.loader}"></script>` }],
  },
  'held-for-consent': {
    met: [
      { head: `<script type="text/plain" data-cookieconsent="marketing" src="${site.loader}"></script>` },
      { head: `<script type="text/plain" class="optanon-category-C0003" src="${site.loader}"></script>` },
    ],
    severity: 'harms',
    code: `src="${site.loader}"`,
    spared: [{}],
  },
  optimizer: {
    met: [
      other('https://partner.example/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js'),
      other('/wp-content/cache/autoptimize/js/autoptimize_12.js'),
      other('/wp-content/cache/min/1/ab12.js'),
      other('/wp-content/litespeed/js/12.js'),
      other('/wp-content/cache/minify/12.js'),
    ],
    severity: 'note',
    spared: [
      {},
      {
        head: scriptOf('data-cfasync="false"'),
        body: '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js"></script>',
      },
    ],
  },
  'consent-manager': {
    met: [
      other('https://consent.cookiebot.com/uc.js'),
      other('https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'),
    ],
    severity: 'note',
    spared: [
      {
        head: scriptOf('data-cookieconsent="ignore"'),
        body: '<script src="https://consent.cookiebot.com/uc.js"></script>',
      },
    ],
  },

  'option-unknown': {
    met: [
      { head: scriptOf('data-langauge="es"') },
      { head: scriptOf('data-searchapi="/rest/v1"') },
      { head: scriptOf('data-partner-id="corner"') },
      { head: scriptOf('data-lang="es"') },
      { head: scriptOf('data-color="#123456"') },
    ],
    severity: 'harms',
    code: 'data-',
    spared: [
      { head: scriptOf('data-language="es" data-search-api="/rest/v1" data-campaign="flu"') },
      { head: scriptOf('data-cfasync="false" data-no-optimize="1" data-turbo-track="reload" data-domain-script="x"') },
    ],
  },
  'option-value': {
    met: [
      { head: scriptOf('data-side="bottom"') },
      { head: scriptOf('data-own-opener="perhaps"') },
      { head: scriptOf('data-z-index="above"') },
      { head: scriptOf('data-storefront="shop.example"') },
      { head: scriptOf('data-guid="me"') },
      { head: scriptOf('data-primary="sort of blue"'), supports: () => false },
    ],
    severity: 'harms',
    code: tag,
    spared: [
      { head: scriptOf('data-side="left" data-own-opener data-z-index="10" data-storefront="https://shop.example"') },
      // Without a browser nobody knows colors.
      { head: scriptOf('data-primary="sort of blue"') },
    ],
  },
  'option-without-data': {
    met: [{ head: scriptOf('partner="corner"') }, { head: scriptOf('search-api="/rest/v1"') }],
    severity: 'harms',
    code: 'data-',
    spared: [{ head: scriptOf('id="chat" class="x" referrerpolicy="origin"') }],
  },
  'option-not-in-tag': {
    met: [{ head: scriptOf('data-texts="{}"') }, { head: scriptOf('data-navigate="go"') }],
    severity: 'harms',
    code: "(window.Receptionist ||= []).push(['init', { ",
    spared: [{ head: scriptOf('data-label="Ask"') }],
  },
  'partner-other': {
    met: [{ partner: 'eaglecrest' }, { partner: 'eaglecrest', head: scriptOf('data-partner="corner"') }],
    severity: 'harms',
    code: 'data-partner="eaglecrest"',
    spared: [{}, { partner: 'eaglecrest', head: scriptOf('data-partner="eaglecrest"') }],
  },
  'partner-empty': { met: [{ head: scriptOf('data-partner=""') }], severity: 'harms', code: tag, spared: [{}] },
  'partner-unknown': {
    met: [{ head: scriptOf('data-partner="eaglecrst"') }],
    severity: 'harms',
    code: 'data-partner="eaglecrest"',
    spared: [{ head: scriptOf('data-partner="Eaglecrest Markets"') }, { head: scriptOf('data-partner="eaglecrest"') }],
  },

  'frame-sandboxed': {
    met: [
      { head: '', body: `<iframe sandbox srcdoc="<script src='${site.loader}'></script>"></iframe>` },
      { head: '', body: `<iframe sandbox="allow-forms" srcdoc="<script src='${site.loader}'></script>"></iframe>` },
    ],
    severity: 'prevents',
    code: 'allow-scripts',
    spared: [
      { body: '<iframe sandbox srcdoc="<p>Hello</p>"></iframe>' },
      { head: '', body: `<iframe srcdoc="<script src='${site.loader}'></script>"></iframe>` },
    ],
  },
  'in-frame': {
    met: [
      { head: '', body: `<iframe srcdoc="<script src='${site.loader}'></script>"></iframe>` },
      { head: '', observed: { inFrames: ['iframe#box'] } },
    ],
    severity: 'note',
    spared: [{ body: '<iframe src="https://maps.example"></iframe>' }],
  },
  'site-builder': {
    met: [{ head: `<meta name="generator" content="Wix.com Website Builder">${tag}` }],
    severity: 'note',
    spared: [{ head: `<meta name="generator" content="WordPress 6.8">${tag}` }],
  },
  'embedder-policy': {
    met: [{ headers: policy('require-corp', 'Cross-Origin-Embedder-Policy') }],
    severity: 'note',
    code: 'crossorigin',
    spared: [
      { headers: policy('unsafe-none', 'Cross-Origin-Embedder-Policy') },
      { headers: policy('require-corp', 'Cross-Origin-Embedder-Policy'), head: scriptOf('crossorigin') },
    ],
  },

  base: {
    met: [{ head: `<base href="https://cdn.example/">${scriptOf('data-search-api="/rest/v1"')}` }],
    severity: 'harms',
    code: 'data-search-api="https://www.example.com/rest/v1"',
    spared: [{ head: `<base href="https://cdn.example/">${tag}` }, { head: scriptOf('data-search-api="/rest/v1"') }],
  },
  'viewport-missing': {
    met: [{ html: `<html lang="en"><head>${tag}</head></html>` }],
    severity: 'harms',
    code: 'name="viewport"',
    spared: [{}, { html: tag }],
  },
  'viewport-fixed': {
    met: [{ html: `<html lang="en"><head><meta name="viewport" content="width=1024">${tag}</head></html>` }],
    severity: 'harms',
    code: 'width=device-width',
    spared: [{}],
  },
  'language-missing': {
    met: [{ root: '' }],
    severity: 'note',
    code: '<html lang="en">',
    spared: [{}, { root: '', head: scriptOf('data-language="es"') }],
  },
  'language-misspelt': {
    met: [{ root: 'lang="spanish"' }, { root: 'lang="es_MX"' }],
    severity: 'harms',
    code: '<html lang="es">',
    spared: [{ root: 'lang="es-MX"' }, { root: 'lang="en-US"' }],
  },
  'language-differs': {
    met: [{ head: scriptOf('data-language="es"') }],
    severity: 'note',
    spared: [{ root: 'lang="es-US"', head: scriptOf('data-language="es"') }],
  },
  'language-not-spoken': {
    met: [{ root: 'lang="fr"' }],
    severity: 'note',
    spared: [{ root: 'lang="es"' }, { root: 'lang="fr"', head: scriptOf('data-language="en"') }],
  },
  'global-taken': {
    met: [{ body: '<h2 id="Receptionist">Jobs</h2>' }, { body: '<form name="Receptionist"></form>' }],
    severity: 'note',
    spared: [{ body: '<h2 id="receptionist">Jobs</h2><a name="Receptionist"></a>' }],
  },
  'document-member-taken': {
    met: [{ body: '<img name="currentScript">' }, { body: '<form name="body"></form>' }],
    severity: 'note',
    spared: [{ body: '<form name="order"></form><input name="body"><div id="cookie"></div>' }],
  },

  recorder: {
    met: [
      other('https://edge.fullstory.com/s/fs.js'),
      other('https://static.hotjar.com/c/hotjar-1.js'),
      other('https://www.clarity.ms/tag/ab'),
      other('https://cdn.logrocket.io/LogRocket.min.js'),
      other('https://cdn.mouseflow.com/projects/ab.js'),
      other('https://cdn.jsdelivr.net/npm/rrweb@2/dist/rrweb.min.js'),
      { body: '<script>posthog.init("ab")</script>' },
      { body: '<script>Sentry.init({ integrations: [Sentry.replayIntegration()] })</script>' },
      { observed: { globals: ['rrweb'] } },
    ],
    severity: 'note',
    spared: [{}, other('/js/history.js'), { observed: { globals: [] } }],
  },
  'same-corner': {
    met: [other('https://embed.tawk.to/1/default'), other('https://widget.intercom.io/widget/ab')],
    severity: 'harms',
    code: 'data-side="left"',
    spared: [other('/chat.js')],
  },
  'scroll-taken': {
    met: [
      other('https://cdn.jsdelivr.net/npm/lenis@1/dist/lenis.min.js'),
      other('/js/fullpage.min.js'),
      other('/js/bodyScrollLock.min.js'),
      { observed: { globals: ['Lenis'] } },
    ],
    severity: 'note',
    spared: [other('/js/scroll-to-top.js'), { body: '<script>const silence = 1</script>' }],
  },
  'fetch-replaced': {
    met: [
      other('https://cdn.jsdelivr.net/npm/whatwg-fetch@3/dist/fetch.umd.js'),
      other('https://unpkg.com/unfetch/polyfill'),
    ],
    severity: 'note',
    spared: [{ body: '<script>fetch("/prices")</script>' }],
  },
  translator: {
    met: [other('//translate.google.com/translate_a/element.js'), other('https://cdn.weglot.com/weglot.min.js')],
    severity: 'note',
    spared: [{ body: '<a href="https://translate.google.com">Translate</a>' }],
  },
  'document-write': {
    met: [{ body: "<script>document.write('<p>Hello</p>')</script>" }],
    severity: 'note',
    spared: [{ body: '<p>document.write(</p>' }],
  },

  'root-transformed': {
    met: [
      style('html { transform: translateZ(0) }'),
      style(':root.open, .x { filter: grayscale(1) }'),
      { root: 'lang="en" style="transform: none; perspective: 4px"' },
      { observed: { displaced: ['html { transform: matrix(1, 0, 0, 1, 0, 0) }'] } },
    ],
    severity: 'note',
    spared: [style('body, .card { transform: scale(2) } html { transform: none; transition: transform 1s }')],
  },
  'root-zoomed': {
    met: [style('html { zoom: .8 }'), style('body { zoom: 90% }')],
    severity: 'note',
    spared: [style('html { zoom: 1 } .map { zoom: 2 }')],
  },
  'layer-above': {
    met: [style('#bar { position: fixed; z-index: 2147483647 }')],
    severity: 'note',
    code: 'data-z-index="2147483647"',
    spared: [
      style('#bar { z-index: 99999 }'),
      { head: `${scriptOf('data-z-index="2147483647"')}<style>#bar { z-index: 2147483647 }</style>` },
    ],
  },
  'selection-forbidden': {
    met: [style('* { -webkit-user-select: none; user-select: none }'), style('body { user-select: none }')],
    severity: 'note',
    spared: [style('.button { user-select: none }')],
  },
  'copy-protection': {
    met: [
      { html: `<html lang="en"><body oncontextmenu="return false">${tag}</body></html>` },
      { body: '<script>document.onselectstart = () => false</script>' },
    ],
    severity: 'note',
    spared: [{ body: '<img oncontextmenu="return false">' }],
  },

  'seen-refused': {
    met: [{ observed: { violations: [{ directive: 'script-src-elem', blocked: site.loader, isReported: false }] } }],
    severity: 'prevents',
    code: 'script-src … https://www.example.com;',
    spared: [
      { observed: { violations: [{ directive: 'img-src', blocked: 'https://ads.example', isReported: false }] } },
      // Reading the policy has told the same.
      {
        headers: policy("script-src 'self'"),
        observed: { violations: [{ directive: 'script-src-elem', blocked: site.loader, isReported: false }] },
      },
    ],
  },
  'seen-reported': {
    met: [{ observed: { violations: [{ directive: 'script-src-elem', blocked: site.loader, isReported: true }] } }],
    severity: 'note',
    spared: [{ observed: {} }],
  },
  'seen-failed': {
    met: [{ observed: { failed: [{ address: site.loader, why: '404' }] } }],
    severity: 'prevents',
    spared: [{ observed: {} }],
  },
  'seen-no-widget': {
    met: [{ observed: { widgets: 0, launcher: { kind: 'none' }, opened: 'not tried' } }],
    severity: 'prevents',
    spared: [{ observed: {} }, {}],
  },
  'seen-hidden': {
    met: [{ observed: { launcher: { kind: 'unseen', why: 'it is outside the window' } } }],
    severity: 'prevents',
    spared: [{ observed: {} }],
  },
  'seen-covered': {
    met: [{ observed: { launcher: { kind: 'covered', by: '#cookie-bar' } } }],
    severity: 'prevents',
    code: 'data-side="left"',
    spared: [{ observed: {} }],
  },
  'seen-not-opened': {
    met: [{ observed: { opened: 'not' } }],
    severity: 'prevents',
    spared: [{ observed: {} }, { observed: { opened: 'in the page' } }],
  },
  'seen-twice': { met: [{ observed: { widgets: 2 } }], severity: 'harms', spared: [{ observed: {} }] },
  'seen-prevented': {
    met: [{ observed: { prevented: ['wheel'] } }],
    severity: 'note',
    spared: [{ observed: {} }],
  },
};

const of = (id: string, given: Case): readonly Finding[] =>
  examine(pageOf(given)).filter((finding) => finding.id === id);

test('[WX-12] a page that does everything right has no hazard', () => {
  expect(examine(pageOf({}))).toEqual([]);
  expect(examine(pageOf({ observed: {}, release, address: 'https://partner.example/' }))).toEqual([]);
});

for (const [id, { met, severity, code, spared }] of Object.entries(examples)) {
  test(`[WX-12] ${id} is named where it is, with what to set, and not where it is not`, () => {
    for (const given of met) {
      const [finding, ...others] = of(id, given);
      expect(others).toEqual([]);
      expect(finding, JSON.stringify(given)).toMatchObject({ id, severity });
      if (code !== undefined) expect(finding?.code, JSON.stringify(given)).toContain(code);
    }
    for (const given of spared) expect(of(id, given), JSON.stringify(given)).toEqual([]);
  });
}

test('[WX-12] the docs have the place that each finding points at', () => {
  const docs = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');
  const anchors = new Set(
    [...docs.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const findings = Object.values(examples).flatMap(({ met }) => met.flatMap((given) => examine(pageOf(given))));
  const lost = findings.filter(({ doc }) => !anchors.has(doc)).map(({ id, doc }) => `${id}: ${doc}`);
  expect([...new Set(lost)]).toEqual([]);
  for (const id of Object.keys(examples)) expect(docs).toContain(`\`${id}\``);
});

test('[WX-12] a policy that only reports is a note', () => {
  const [finding] = of('policy-script', {
    headers: policy("script-src 'self'", 'Content-Security-Policy-Report-Only'),
  });
  expect(finding).toMatchObject({ severity: 'note', met: expect.stringContaining('only reports') as string });
});

test('[WX-12] what could not be seen is told where nothing explains it', () => {
  const gone: Case = { observed: { widgets: 0, launcher: { kind: 'none' }, opened: 'not tried' } };
  expect(examine(pageOf(gone)).map(({ id }) => id)).toEqual(['seen-no-widget']);
  expect(examine(pageOf({ ...gone, head: '' })).map(({ id }) => id)).toEqual(['tag-missing']);
});

test('[WX-12] a launcher that nobody can see is a note where the page opens the chat itself', () => {
  const unseen: Case = { observed: { launcher: { kind: 'unseen', why: 'a style hides it' } } };
  for (const given of [
    { head: scriptOf('data-own-opener') },
    { head: scriptOf('data-launcher="false"') },
    { body: "<script>Receptionist.push(['init', { launcher: false }])</script>" },
  ])
    expect(of('seen-hidden', { ...unseen, ...given })[0]?.severity).toBe('note');
});

test('[WX-12] what prevents the chat comes first', () => {
  const severities = examine(pageOf({ root: 'lang="fr"', headers: policy("connect-src 'self'"), head: tag + tag }));
  expect(severities.map(({ severity }) => severity)).toEqual(['prevents', 'note', 'note']);
});

test('[WX-12] a directive is written out with what the page allows already', () => {
  const [script, connect] = examine(
    pageOf({ headers: policy("default-src 'self' https://cdn.example; script-src 'none'") }),
  );
  expect(script?.code).toBe('script-src https://www.example.com;');
  expect(connect?.code).toBe("connect-src 'self' https://cdn.example https://www.example.com;");
  expect(connect?.set).toContain('Add connect-src beside default-src');
});

test('[WX-12] a recorder gets nothing out of the frame, and is named with the policy that takes the frame away', () => {
  const recording = other('https://edge.fullstory.com/s/fs.js');
  expect(of('recorder', recording)[0]?.met).toContain('in a frame that no script of the page reaches');
  const tight = policy("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(of('recorder', { ...recording, headers: tight })[0]?.set).toContain('trusted-types receptionist');
});

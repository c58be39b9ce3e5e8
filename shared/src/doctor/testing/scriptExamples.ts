import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { scriptOf, site, other } from './pageOf';

/** Optimizers, consent managers, and other scripts of the page. */
export const scriptExamples = {
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
} as const satisfies Partial<Record<Hazard, Example>>;

import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { policy, scriptOf, site, style, tag } from './pageOf';

/** The page's own elements, frames and styles. */
export const pageExamples = {
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
    met: [
      style('#bar { position: fixed; z-index: 2147483647 }'),
      { body: '<div id="bar" style="z-index: 2147483647"></div>' },
    ],
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
} as const satisfies Partial<Record<Hazard, Example>>;

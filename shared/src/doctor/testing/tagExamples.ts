import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { scriptOf, site, tag } from './pageOf';

/** The tag: whether it is there, once, where it runs, and as it should be written. */
export const tagExamples = {
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
} as const satisfies Partial<Record<Hazard, Example>>;

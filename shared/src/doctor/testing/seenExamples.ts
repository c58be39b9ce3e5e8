import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { policy, site } from './pageOf';

/** What a browser saw. */
export const seenExamples = {
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
} as const satisfies Partial<Record<Hazard, Example>>;

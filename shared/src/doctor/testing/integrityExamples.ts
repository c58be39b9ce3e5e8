import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { policy, release, scriptOf, site } from './pageOf';

/** Versions and hashes. */
export const integrityExamples = {
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
} as const satisfies Partial<Record<Hazard, Example>>;

import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { policy, scriptOf, tag } from './pageOf';

/** What policies allow. */
export const policyExamples = {
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
      // The loader's address, or its hash: nothing lets the chat in.
      { headers: policy('script-src https://www.example.com/receptionist/v1/receptionist.js; connect-src *') },
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
      // What a hash trusts may bring nothing where the page's own markup has it.
      {
        headers: policy("script-src 'sha384-loader' 'strict-dynamic'"),
        head: scriptOf('integrity="sha384-loader" crossorigin'),
      },
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
} as const satisfies Partial<Record<Hazard, Example>>;

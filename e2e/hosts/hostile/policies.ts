import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { htmlDocument } from '../documents';
import type { Embed } from '../hostPage.types';
import { expect, type Partner } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { inline, ownTag, run } from './parts';

const shows = ['WX-06', 'WE-05'] as const;

/** Notes whatever the browser reports of a policy, before any script runs. */
const noteReports = `globalThis.reports = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reports.push(effectiveDirective + ' ' + blockedURI));`;

const strict = (origin: string, policies: string) =>
  `default-src 'none'; script-src 'nonce-n' ${origin}; connect-src ${origin}; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ${policies}`;

const framesOfNobody = "frame-src 'none'; child-src 'none'; worker-src 'none'";

/** Isolates a page from other origins, and denies it most features. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'clipboard-read=(), clipboard-write=(), storage-access=(), fullscreen=()',
  'Referrer-Policy': 'no-referrer',
  'Origin-Agent-Cluster': '?1',
} as const;

const isIsolated = ({ page }: Partner): Promise<void> =>
  run(page, `if (!crossOriginIsolated) throw new Error('not isolated')`);

const plain = '<main><h1>Corner Pharmacy</h1></main>';

/** Nothing in the page and nothing in a frame of it has been reported. */
const nothingReported = async ({ page }: Partner): Promise<void> => {
  for (const frame of page.frames()) expect(await frame.evaluate('globalThis.reports ?? []')).toEqual([]);
};

interface BuiltFile {
  readonly file: string;
  readonly integrity: string;
}

/** A tag and an import map that promise what each of the widget's files is, as docs/embedding.md tells. */
function withIntegrity({ origin }: Embed): string {
  const manifest = fileURLToPath(new URL('../../../widget/dist/receptionist-manifest.json', import.meta.url));
  const { loader, version: _, ...others } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, BuiltFile>;
  const site = `${origin}/receptionist/v1/`;
  const integrity = Object.fromEntries(Object.values(others).map((built) => [site + built.file, built.integrity]));
  return `<script type="importmap" nonce="n">${JSON.stringify({ integrity })}</script>
    <script async nonce="n" src="${site}${loader?.file ?? ''}" integrity="${loader?.integrity ?? ''}" crossorigin="anonymous"
      data-partner="corner" data-pharmacy="corner-12"></script>`;
}

/** Pages that a policy of their own holds tight, or is about to. */
export const policies: readonly HostilePage[] = [
  {
    id: 'csp-isolated',
    title:
      'a page with the strictest policy that the documentation tells, no frame allowed, isolated from other origins and without most features',
    shows,
    headers: {
      ...isolation,
      'Content-Security-Policy': `${strict('{origin}', 'receptionist')}; ${framesOfNobody}`,
    },
    prepare: (page) => page.addInitScript(noteReports),
    html: ({ tag }) => htmlDocument({ head: tag, body: plain }),
    afterwards: async (partner) => {
      await nothingReported(partner);
      await isIsolated(partner);
    },
  },
  {
    id: 'integrity-policy',
    title: 'a page that runs nothing whose content it has not promised',
    shows: ['WE-11', 'WE-05'],
    headers: { 'Integrity-Policy': 'blocked-destinations=(script)' },
    prepare: (page) => page.addInitScript(noteReports),
    html: (embed) => htmlDocument({ head: withIntegrity(embed), body: plain }),
    afterwards: nothingReported,
  },
  {
    id: 'csp-report-only',
    title: 'a page with a strict policy that only reports, and reports nothing',
    shows,
    twinOf: 'csp-isolated',
    headers: { 'Content-Security-Policy-Report-Only': `${strict('{origin}', 'receptionist')}; report-uri /reports` },
    prepare: (page) => page.addInitScript(noteReports),
    html: ({ tag }) => htmlDocument({ head: tag, body: plain }),
    afterwards: nothingReported,
  },
  {
    id: 'csp-frames-of-nobody',
    title: 'a page with the strictest policy that the documentation tells, and no frame of anyone allowed',
    shows,
    twinOf: 'csp-isolated',
    headers: { 'Content-Security-Policy': `${strict('{origin}', 'receptionist')}; ${framesOfNobody}` },
    prepare: (page) => page.addInitScript(noteReports),
    html: ({ tag }) => htmlDocument({ head: tag, body: plain }),
    afterwards: nothingReported,
  },
  {
    id: 'csp-refuses-frame',
    title: 'a page whose policy refuses the frame, of which the console tells once',
    shows: ['WX-01', 'WE-05'],
    headers: { 'Content-Security-Policy': strict('{origin}', "'none'") },
    html: ({ tag }) => htmlDocument({ head: tag, body: plain }),
    refusesFrame: true,
    afterwards: async ({ complaints }) => {
      expect(complaints.filter((line) => /refuses the frame.*docs\/embedding\.md/s.test(line))).toHaveLength(1);
    },
    mayComplain: /refuses the frame|Trusted ?Type|Content Security Policy/i,
  },
  {
    id: 'csp-other-nonces',
    title: 'a page that trusts its nonce, with data of an outdated one and a script of none before the tag',
    shows: ['WX-01', 'WE-05'],
    headers: { 'Content-Security-Policy': "script-src 'nonce-n' 'strict-dynamic'" },
    html: ({ tag }) =>
      htmlDocument({
        head: `<script nonce="" src="/none.js"></script><script nonce="old" type="application/ld+json">{}</script>
          ${tag.replace('async', 'async nonce="n"')}`,
        body: plain,
      }),
    mayComplain: /none\.js/,
  },
  {
    id: 'csp-loader-alone',
    title: 'a page that allows the script of the tag and no other, and is told what to allow',
    shows: ['WX-03', 'WE-05'],
    headers: { 'Content-Security-Policy': 'script-src {origin}/receptionist/v1/receptionist.js' },
    html: ({ tag }) => htmlDocument({ head: tag, body: plain }),
    instead: async ({ chat, complaints, origin }) => {
      await chat.launcher.click();
      const advice = `allow ${origin}/receptionist/v1/ `;
      await expect.poll(() => complaints.filter((line) => line.includes(advice))).toHaveLength(1);
    },
  },
  {
    id: 'csp-sandbox',
    title: 'a page that its policy has put into a sandbox without an origin, with the search at its own address',
    shows: ['WE-05', 'WP-33', 'CH-11'],
    headers: {
      'Content-Security-Policy':
        'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    },
    html: (embed) =>
      htmlDocument({
        head: `${ownTag(embed)}${inline(`(window.Receptionist ||= []).push(['init', { storefront: '${embed.origin}' }])`)}`,
        body: plain,
      }),
  },
  {
    id: 'isolated',
    title: 'a page that is isolated from other origins and denies itself most features',
    shows,
    twinOf: 'csp-isolated',
    headers: isolation,
    html: ({ tag }) => htmlDocument({ head: tag, body: plain }),
    afterwards: isIsolated,
  },
];

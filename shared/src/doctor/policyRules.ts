import type { Finding, PageSeen, Rule } from './doctor.types';
import { deciding, policiesOf, type Policy } from './policies';
import { hashesOf, matchesAddress, noncesOf, withSource } from './sourceList';
import { addressOf, loaderOf, searchOf, tagOf, withAttributes } from './tag';
import * as texts from './policyTexts/en';

const doc = 'content-security-policy';

/** Name of the Trusted Types policy by which the chat's frame is made. */
const trustedName = 'receptionist';

/** Directives that decide about scripts that an element asks for, the first that is there. */
const forScripts = ['script-src-elem', 'script-src', 'default-src'];
const forConnections = ['connect-src', 'default-src'];

/** What each policy of the page refuses of the Receptionist, with the directive that allows it. */
export const policyRules: Rule = (page) =>
  policiesOf(page).flatMap((policy) =>
    [scripts, connection, trustedTypes, sandbox].flatMap((rule) =>
      rule(policy, page).map((finding) => (policy.isReportOnly ? onlyReported(finding) : finding)),
    ),
  );

/** A policy that only reports stops nothing. */
function onlyReported(finding: Finding): Finding {
  return {
    ...finding,
    severity: 'note',
    met: texts.onlyReports(finding.met),
  };
}

function scripts(policy: Policy, page: PageSeen): readonly Finding[] {
  const found = deciding(policy, forScripts);
  if (found === undefined) return [];
  const { name, sources } = found;
  const tag = tagOf(page);
  const loader = loaderOf(page);
  const nonces = noncesOf(sources);
  const isNamed = nonces.includes(tag?.element.attributes['nonce'] ?? '');
  const isHashed = hashesOf(sources).includes(tag?.element.attributes['integrity'] ?? '');
  // Where the list has it, addresses in it mean nothing.
  const isDynamic = sources.includes("'strict-dynamic'");
  if (isNamed) return [];
  const subject = `${capital(policy.from)} (${name})`;

  if (isDynamic) {
    return [
      {
        id: 'policy-nonce',
        severity: 'prevents',
        met: texts.trustsNonce(subject, tag?.element.attributes['nonce'] !== undefined),
        set: texts.giveNonce,
        code:
          tag === undefined
            ? `<script async nonce="{nonce}" src="${loader.href}"></script>`
            : withAttributes(tag.element, { nonce: '{nonce}' }),
        doc,
      },
    ];
  }
  const isAllowed = (address: URL) => matchesAddress(sources, { address, page: new URL(addressOf(page)) });
  if (isAllowed(loader) && isAllowed(new URL('app.js', loader))) return [];
  return [
    {
      id: 'policy-script',
      severity: 'prevents',
      met:
        isHashed || isAllowed(loader)
          ? texts.onlyLoader(subject, loader.origin)
          : texts.noScript(subject, loader.origin),
      set: instead(name, forScripts),
      code: directive(name, forScripts, withSource(sources, loader.origin)),
      doc,
    },
  ];
}

function connection(policy: Policy, page: PageSeen): readonly Finding[] {
  const found = deciding(policy, forConnections);
  const search = searchOf(page);
  if (found === undefined || matchesAddress(found.sources, { address: callOf(search), page: new URL(addressOf(page)) }))
    return [];
  const { name, sources } = found;
  return [
    {
      id: 'policy-connect',
      severity: 'prevents',
      met: texts.noConnection(`${capital(policy.from)} (${name})`, search.origin),
      set: instead(name, forConnections),
      code: directive(name, forConnections, withSource(sources, search.origin)),
      doc,
    },
  ];
}

/** The one call of the search. */
function callOf(search: URL): URL {
  return new URL(`${search.pathname.replace(/\/$/, '')}/ai/search`, search);
}

function trustedTypes({ directives, from }: Policy): readonly Finding[] {
  const isRequired = directives.get('require-trusted-types-for')?.includes("'script'") === true;
  const names = directives.get('trusted-types');
  if (!isRequired || names === undefined || names.includes('*') || names.includes(trustedName)) return [];
  return [
    {
      id: 'policy-trusted-types',
      severity: 'harms',
      met: texts.trustedTypes(capital(from), trustedName),
      set: texts.allowName,
      code: `trusted-types ${withSource(names, trustedName)};`,
      doc,
    },
  ];
}

function sandbox({ directives, from }: Policy): readonly Finding[] {
  const tokens = directives.get('sandbox');
  if (tokens === undefined) return [];
  const subject = `${capital(from)} (sandbox)`;
  if (!tokens.includes('allow-scripts')) {
    return [
      {
        id: 'policy-sandbox',
        severity: 'prevents',
        met: texts.noScriptRuns(subject),
        set: texts.allowScripts,
        code: `sandbox ${[...tokens, 'allow-scripts'].join(' ')};`,
        doc,
      },
    ];
  }
  const missing = ['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-top-navigation-by-user-activation'].filter(
    (token) => !tokens.includes(token) && !(token.startsWith('allow-top') && tokens.includes('allow-top-navigation')),
  );
  if (missing.length === 0) return [];
  return [
    {
      id: 'policy-sandbox-links',
      severity: 'harms',
      met: texts.linksHeld(subject),
      set: texts.allowLinks,
      code: `sandbox ${[...tokens, ...missing].join(' ')};`,
      doc,
    },
  ];
}

/** What is changed: a directive that decides for this alone, or one that is put beside the one for everything. */
function directive(name: string, names: readonly string[], sources: string): string {
  return `${name === 'default-src' ? (names.at(-2) ?? name) : name} ${sources};`;
}

function instead(name: string, names: readonly string[]): string {
  return name === 'default-src' ? texts.addDirective(names.at(-2) ?? '') : texts.replaceDirective(name);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

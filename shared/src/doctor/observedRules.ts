import type { Finding, Observed, PageSeen, Rule, Violation } from './doctor.types';
import { policyRules } from './policyRules';
import { loaderOf, searchOf, tagOf, withAttributes } from './tag';

const doc = 'when-something-is-wrong-the-doctor';

/** What went wrong before the eyes of a real browser. The command alone has one, and it speaks English: so do these sentences. */
export const observedRules: Rule = (page) =>
  page.observed === undefined
    ? []
    : [violations, requests, launcher, chat, count, prevented].flatMap((rule) => rule(page, page.observed as Observed));

/** Beginnings of directives, and what reading a policy says of them. */
const readOf: readonly (readonly [directive: string, id: RegExp])[] = [
  ['script-src', /^policy-(?:script|nonce)/],
  ['connect-src', /^policy-connect/],
  ['default-src', /^policy-(?:script|connect)/],
  ['trusted-types', /^policy-trusted-types/],
];

/** What the browser refused of ours, where reading the policy has not told the same, and how to mend it. */
function violations(page: PageSeen, { violations: seen }: Observed): readonly Finding[] {
  const own = new Set([loaderOf(page).origin, searchOf(page).origin]);
  const told = policyRules(page);
  const isTold = ({ directive, isReported }: Violation) =>
    told.some(
      ({ id, severity }) =>
        // A policy that only reports is worth a note, and nothing else of policies is.
        (severity === 'note') === isReported &&
        readOf.some(([beginning, known]) => directive.startsWith(beginning) && known.test(id)),
    );
  const ours = seen.filter(
    (violation) =>
      (own.has(originOf(violation.blocked) ?? '') || /receptionist/i.test(violation.blocked)) && !isTold(violation),
  );
  const unique = new Map(ours.map((violation) => [`${violation.directive} ${violation.blocked}`, violation]));
  return [...unique.values()].map(({ directive, blocked, isReported }) => ({
    id: isReported ? 'seen-reported' : 'seen-refused',
    severity: isReported ? ('note' as const) : ('prevents' as const),
    met: `The browser ${isReported ? 'reported' : 'refused'} ${blocked} because of the page's policy (${directive}).`,
    set: 'Allow it: docs/embedding.md says what a policy needs.',
    code: `${directive.replace(/-(?:elem|attr)$/, '')} … ${originOf(blocked) ?? blocked};`,
    doc: 'content-security-policy',
  }));
}

function requests(_page: PageSeen, { failed }: Observed): readonly Finding[] {
  return failed.map(({ address, why }) => ({
    id: 'seen-failed',
    severity: 'prevents' as const,
    met: `${address} did not load: ${why}.`,
    set: 'Check that the address is right, that it answers, and that nothing on the way blocks it (a firewall, an ad blocker, a proxy).',
    doc,
  }));
}

/** Whether the page says that it opens the chat itself, or shows it without a launcher. */
function hasOwnOpener(page: PageSeen): boolean {
  const { 'data-launcher': launcherOption, 'data-own-opener': opener = 'false' } =
    tagOf(page)?.element.attributes ?? {};
  const isSaid = page.markup.elements.some(
    ({ name, text }) => name === 'script' && /\b(?:launcher\s*:\s*false|inline\s*:|ownOpener\s*:\s*true)/.test(text),
  );
  return launcherOption === 'false' || opener !== 'false' || isSaid;
}

function launcher(page: PageSeen, { launcher: seen, widgets, errors }: Observed): readonly Finding[] {
  const tag = tagOf(page);
  switch (seen.kind) {
    case 'seen':
      return [];
    case 'none':
      return [
        {
          id: 'seen-no-widget',
          severity: 'prevents',
          met: `The Receptionist did not appear in the page${
            errors.length === 0 ? '' : `. The console says: ${errors.slice(0, 3).join(' / ')}`
          }.`,
          set: 'See the other findings. If there are none, the page removes it again or its tag never runs.',
          doc,
        },
      ];
    case 'unseen':
      return widgets === 0
        ? []
        : [
            {
              id: 'seen-hidden',
              severity: hasOwnOpener(page) ? 'note' : 'prevents',
              met: `The launcher is in the page but cannot be seen: ${seen.why}.`,
              where: 'receptionist-widget',
              set: 'If the page hides it on purpose and opens the chat itself, nothing. Otherwise look for a style rule that applies to receptionist-widget.',
              doc: 'theme',
            },
          ];
    case 'covered':
      return [
        {
          id: 'seen-covered',
          severity: 'prevents',
          met: `Something covers the launcher: a click on it hits ${seen.by}.`,
          where: seen.by,
          set: 'Move the Receptionist to the other side or up, or put it on a higher layer.',
          code:
            tag === undefined
              ? 'data-side="left" data-z-index="2147483647"'
              : withAttributes(tag.element, { 'data-side': 'left', 'data-z-index': '2147483647' }),
          doc: 'theme',
        },
      ];
  }
}

function chat(_page: PageSeen, { opened, errors }: Observed): readonly Finding[] {
  if (opened !== 'not') return [];
  return [
    {
      id: 'seen-not-opened',
      severity: 'prevents',
      met: `The chat did not open${errors.length === 0 ? '' : `. The console says: ${errors.slice(0, 3).join(' / ')}`}.`,
      set: 'See the other findings: most often a policy refuses its files, or the network blocks them.',
      doc,
    },
  ];
}

function count(_page: PageSeen, { widgets }: Observed): readonly Finding[] {
  if (widgets < 2) return [];
  return [
    {
      id: 'seen-twice',
      severity: 'harms',
      met: `The page has ${String(widgets)} elements of the Receptionist: something copied it.`,
      set: 'Find what clones parts of the page, and leave receptionist-widget out.',
      doc,
    },
  ];
}

function prevented(_page: PageSeen, { prevented: kinds, opened }: Observed): readonly Finding[] {
  if (kinds.length === 0) return [];
  const isInPage = opened === 'in the page';
  return [
    {
      id: 'seen-prevented',
      severity: isInPage ? 'harms' : 'note',
      met: `The page blocks what visitors usually can do (${kinds.join(', ')}). ${
        isInPage
          ? 'The chat is drawn in the page and may be affected.'
          : 'The chat is in its own frame and is not affected.'
      }`,
      set: isInPage ? 'Leave events alone whose composedPath() contains receptionist-widget.' : 'Nothing.',
      doc: 'scripts-of-the-page',
    },
  ];
}

function originOf(text: string): string | undefined {
  try {
    return new URL(text).origin;
  } catch {
    return undefined;
  }
}

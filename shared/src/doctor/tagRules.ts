import type { Finding, PageSeen, Rule } from './doctor.types';
import { addressOf, carriersOf, isPutByPackage, placeOf, tagOf, tagsOf, withAttributes, type Tag } from './tag';
import * as texts from './tagTexts/en';

const doc = 'the-tag';

/** Whether the page has the tag, where it can run, once, and written so that nothing waits for it. */
export const tagRules: Rule = (page) => [
  ...missing(page),
  ...inlined(page),
  ...inert(page),
  ...duplicates(page),
  ...written(page),
];

/** Tag managers put scripts into pages and leave out attributes. */
const managers = /googletagmanager\.com\/gtm\.js|GTM-[A-Z\d]{4,}|assets\.adobedtm\.com|tags\.tiqcdn\.com/;

function missing(page: PageSeen): readonly Finding[] {
  const { injecting, inlined: inline } = carriersOf(page);
  const isThere = tagsOf(page).length > 0 || inline.length > 0 || isPutByPackage(page);
  if (isThere || (page.observed?.widgets ?? 0) > 0) return [];
  const code = `<script async src="${page.site.loader}"></script>`;
  const [script] = injecting;
  if (script !== undefined) {
    return [
      {
        id: 'tag-by-script',
        severity: 'note',
        met: texts.byScript,
        where: placeOf(script),
        set: texts.runCommand,
        doc,
      },
    ];
  }
  const manager = page.markup.elements.find(
    ({ name, attributes, text }) => name === 'script' && managers.test(`${attributes['src'] ?? ''} ${text}`),
  );
  return [
    {
      id: 'tag-missing',
      severity: 'prevents',
      met: texts.missing(manager === undefined ? undefined : placeOf(manager)),
      set: manager === undefined ? texts.putTag : texts.putTagItself,
      code:
        manager === undefined
          ? code
          : `${code}\n<script>(window.Receptionist = window.Receptionist || []).push(['init', { context: { partner: '…' } }]);</script>`,
      doc,
    },
  ];
}

function inlined(page: PageSeen): readonly Finding[] {
  const [script] = carriersOf(page).inlined;
  if (script === undefined) return [];
  return [
    {
      id: 'tag-inlined',
      severity: 'prevents',
      met: texts.inlined,
      where: placeOf(script),
      set: texts.excludeIt,
      code: `<script async src="${page.site.loader}"></script>`,
      doc: 'optimizers-and-consent-managers',
    },
  ];
}

/** Tags of which none runs. */
function inert(page: PageSeen): readonly Finding[] {
  const [tag, ...others] = tagsOf(page);
  const place = tag?.element.inert;
  if (tag === undefined || place === undefined || others.some(({ element }) => element.inert === undefined)) return [];
  return [
    {
      id: 'tag-inert',
      severity: 'prevents',
      met: texts.inert(place),
      where: placeOf(tag.element),
      set: texts.moveOut,
      code: withAttributes(tag.element, {}),
      doc,
    },
  ];
}

function duplicates(page: PageSeen): readonly Finding[] {
  const [first, ...others] = tagsOf(page).filter(({ element }) => element.inert === undefined && !element.isGone);
  if (first === undefined || others.length === 0) return [];
  const tags = [first, ...others];
  const isDifferent = tags.some(({ element }) => optionsOf(element.attributes) !== optionsOf(first.element.attributes));
  return [
    {
      id: 'tag-duplicate',
      severity: isDifferent ? 'harms' : 'note',
      met: texts.duplicate(tags.length, isDifferent),
      where: tags.map(({ element }) => placeOf(element)).join(', '),
      set: texts.leaveOne,
      doc,
    },
  ];
}

function optionsOf(attributes: Tag['element']['attributes']): string {
  const options = Object.entries(attributes).filter(([name]) => name.startsWith('data-'));
  return JSON.stringify(options.sort(([one], [other]) => one.localeCompare(other)));
}

/** How the tag that counts is written. */
function written(page: PageSeen): readonly Finding[] {
  const tag = tagOf(page);
  if (tag === undefined || tag.element.inert !== undefined) return [];
  const { element, address } = tag;
  const where = placeOf(element);
  const findings: Finding[] = [];
  const isModule = element.attributes['type'] === 'module';

  if (address.protocol === 'http:' && new URL(addressOf(page)).protocol === 'https:' && !isLocal(address)) {
    const isSurelySecure = page.address !== undefined;
    findings.push({
      id: 'tag-insecure',
      severity: isSurelySecure ? 'prevents' : 'harms',
      met: texts.insecure(address.href, isSurelySecure),
      where,
      set: texts.writeHttps,
      code: withAttributes(element, { [tag.source]: address.href.replace(/^http:/, 'https:') }),
      doc,
    });
  }
  // What a script put there never holds the page up.
  const holdsUp = !['async', 'defer'].some((name) => name in element.attributes) && !isModule;
  if (holdsUp && element.line !== undefined && tag.source === 'src') {
    findings.push({
      id: 'tag-not-async',
      severity: 'harms',
      met: texts.notAsync,
      where,
      set: texts.addAsync,
      code: withAttributes(element, { async: '' }),
      doc,
    });
  }
  if ('nomodule' in element.attributes) {
    findings.push({
      id: 'tag-nomodule',
      severity: 'prevents',
      met: texts.nomodule,
      where,
      set: texts.takeWordOut,
      code: withAttributes(element, { nomodule: undefined }),
      doc,
    });
  }
  return findings;
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

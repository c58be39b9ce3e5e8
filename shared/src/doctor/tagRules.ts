import type { Finding, PageSeen, Rule } from './doctor.types';
import { addressOf, carriersOf, isPutByPackage, placeOf, tagOf, tagsOf, withAttributes, type Tag } from './tag';

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
        met: 'A script of the page is to put the tag of the Receptionist there: what it makes of it only a browser can see.',
        where: placeOf(script),
        set: 'Run the command of the doctor, which loads the page in a browser, or paste what the browser shows as the page’s elements.',
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
      met: `The page has no tag of the Receptionist.${
        manager === undefined
          ? ''
          : ` It has a tag manager (${placeOf(manager)}), which may put it there later and which leaves out its data- attributes.`
      }`,
      set:
        manager === undefined
          ? 'Put the tag into the head or the body.'
          : 'Put the tag into the page itself, or set the options by the list of commands beside it.',
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
      met: 'The loader stands in the page as text, as optimizers inline it: there it can not tell where the chat is to be loaded from, and new releases never reach the page.',
      where: placeOf(script),
      set: 'Exclude the script from inlining and combining, and let the page have the tag itself.',
      code: `<script async src="${page.site.loader}"></script>`,
      doc: 'optimizers-and-consent-managers',
    },
  ];
}

/** Tags of which none runs. */
function inert(page: PageSeen): readonly Finding[] {
  const tags = tagsOf(page);
  if (tags.some(({ element }) => element.inert === undefined)) return [];
  return tags.slice(0, 1).map(({ element }) => ({
    id: 'tag-inert',
    severity: 'prevents' as const,
    met: `The tag stands in a ${element.inert ?? ''}, where no script runs.`,
    where: placeOf(element),
    set: 'Move it out.',
    code: withAttributes(element, {}),
    doc,
  }));
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
      met: `The page has the tag ${String(tags.length)} times. There is one Receptionist all the same${
        isDifferent ? ', with the options of whichever tag runs first' : ''
      }.`,
      where: tags.map(({ element }) => placeOf(element)).join(', '),
      set: 'Leave one.',
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
      met: `The tag asks for ${address.href} without encryption${
        isSurelySecure ? ', which browsers refuse on this page of https' : ': pages of https refuse it'
      }.`,
      where,
      set: 'Write https.',
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
      met: 'The tag has no "async": the page waits for it, and stands still where the script is slow to come.',
      where,
      set: 'Add async.',
      code: withAttributes(element, { async: '' }),
      doc,
    });
  }
  if ('nomodule' in element.attributes) {
    findings.push({
      id: 'tag-nomodule',
      severity: 'prevents',
      met: 'The tag has "nomodule", which keeps every browser that the Receptionist supports from running it.',
      where,
      set: 'Take the word out.',
      code: withAttributes(element, { nomodule: undefined }),
      doc,
    });
  }
  return findings;
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

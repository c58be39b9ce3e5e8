import type { Finding, MarkupElement, PageSeen, Rule } from './doctor.types';
import { valuesOf } from './readHeaders';
import { addressOf, loaderOf, placeOf, tagOf, withAttributes } from './tag';
import * as texts from './frameTexts/en';

const doc = 'frames';

/** Frames in the page that have the Receptionist, the page in somebody's frame, and what isolates it from others. */
export const frameRules: Rule = (page) => [...framed(page), ...builders(page), ...isolation(page)];

/** What a sandboxed frame must be allowed for the chat in it. */
const needed: readonly (readonly [token: string, why: string])[] = [
  ['allow-scripts', texts.nothingRuns],
  ['allow-popups', texts.noNewTabs],
  ['allow-popups-to-escape-sandbox', texts.heldAsTight],
  ['allow-top-navigation-by-user-activation', texts.noWayOut],
];

function framed(page: PageSeen): readonly Finding[] {
  const frames = page.markup.elements.filter(
    ({ name, attributes, inert }) =>
      name === 'iframe' && inert === undefined && /\/receptionist(?:\.[\w-]+)?\.js/.test(attributes['srcdoc'] ?? ''),
  );
  const found: readonly Finding[] = frames.flatMap((frame) => sandboxed(frame));
  const seen = page.observed?.inFrames ?? [];
  const isAlone = tagOf(page) === undefined && (frames.length > 0 || seen.length > 0);
  if (!isAlone || found.length > 0) return found;
  return [
    {
      id: 'in-frame',
      severity: 'note',
      met: texts.inFrame,
      where: frames[0] === undefined ? seen.join(', ') : placeOf(frames[0]),
      set: texts.roomier,
      doc,
    },
  ];
}

function sandboxed(frame: MarkupElement): readonly Finding[] {
  const sandbox = frame.attributes['sandbox'];
  if (sandbox === undefined) return [];
  const tokens = sandbox.toLowerCase().split(/\s+/);
  const missing = needed.filter(
    ([token]) => !tokens.includes(token) && !(token.startsWith('allow-top') && tokens.includes('allow-top-navigation')),
  );
  if (missing.length === 0) return [];
  return [
    {
      id: 'frame-sandboxed',
      severity: tokens.includes('allow-scripts') ? 'harms' : 'prevents',
      met: texts.sandboxed(missing.map(([token]) => token).join(', '), missing[0]?.[1] ?? ''),
      where: placeOf(frame),
      set: texts.allowThem,
      code: `sandbox="${[...tokens, ...missing.map(([token]) => token)].filter(Boolean).join(' ')}"`,
      doc,
    },
  ];
}

/** Makers of sites that put what people paste into a frame. */
const framing = /wix\.com|google sites|sites\.google\.com|weebly|jimdo|godaddy website builder|carrd/i;

function builders(page: PageSeen): readonly Finding[] {
  const element = page.markup.elements.find(
    ({ name, attributes }) =>
      (name === 'meta' &&
        attributes['name']?.toLowerCase() === 'generator' &&
        framing.test(attributes['content'] ?? '')) ||
      (name === 'script' && /static\.parastorage\.com|sites\.google\.com/.test(attributes['src'] ?? '')),
  );
  if (element === undefined) return [];
  return [
    {
      id: 'site-builder',
      severity: 'note',
      met: texts.builder,
      where: placeOf(element),
      set: texts.codeOfSite,
      doc,
    },
  ];
}

/** Pages that are isolated from other origins load only what says that it may be loaded. */
function isolation(page: PageSeen): readonly Finding[] {
  const isRequired = valuesOf(page.headers, 'cross-origin-embedder-policy').some((value) =>
    /^\s*require-corp/i.test(value),
  );
  const tag = tagOf(page);
  const loader = loaderOf(page);
  const isOwn = loader.origin === new URL(addressOf(page)).origin;
  if (!isRequired || tag === undefined || isOwn || 'crossorigin' in tag.element.attributes) return [];
  const isKnown = loader.origin === new URL(page.site.loader, addressOf(page)).origin;
  return [
    {
      id: 'embedder-policy',
      severity: isKnown ? 'note' : 'harms',
      met: texts.isolated(isKnown ? undefined : loader.origin),
      where: placeOf(tag.element),
      set: isKnown ? texts.isAllowed : texts.allowFiles,
      code: withAttributes(tag.element, { crossorigin: 'anonymous' }),
      doc: 'content-security-policy',
    },
  ];
}

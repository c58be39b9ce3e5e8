import type { Finding, MarkupElement, PageSeen, Rule } from './doctor.types';
import { valuesOf } from './readHeaders';
import { addressOf, loaderOf, placeOf, tagOf, withAttributes } from './tag';

const doc = 'frames';

/** Frames in the page that have the Receptionist, the page in somebody's frame, and what isolates it from others. */
export const frameRules: Rule = (page) => [...framed(page), ...builders(page), ...isolation(page)];

/** What a sandboxed frame must be allowed for the chat in it. */
const needed: readonly (readonly [token: string, why: string])[] = [
  ['allow-scripts', 'nothing runs in it'],
  ['allow-popups', 'links to new tabs do not open'],
  ['allow-popups-to-escape-sandbox', 'pages that links open are held as tight'],
  ['allow-top-navigation-by-user-activation', 'links can not leave the frame'],
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
      met: 'The Receptionist is in a frame of the page: it has the room that the frame has, and its links lead the whole page away.',
      where: frames[0] === undefined ? seen.join(', ') : placeOf(frames[0]),
      set: 'Put the tag into the page itself, where you can; else give the frame 400 by 700 pixels at least.',
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
      met: `The frame with the Receptionist is sandboxed without ${missing.map(([token]) => token).join(', ')}: ${missing[0]?.[1] ?? ''}.`,
      where: placeOf(frame),
      set: 'Allow them.',
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
      met: 'The page is made by a site builder, which puts pasted HTML into a frame: the Receptionist would stand in that box and not in the corner of the window.',
      where: placeOf(element),
      set: "Put the tag in by the builder's own place for code of the whole site (custom code in the head or the body), not by an element for HTML.",
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
      met: `The page has Cross-Origin-Embedder-Policy: require-corp, and loads only files of other origins that allow it. ${
        isKnown
          ? 'Those of the Receptionist do (Cross-Origin-Resource-Policy: cross-origin).'
          : `Those at ${loader.origin} must do so.`
      }`,
      where: placeOf(tag.element),
      set: isKnown
        ? 'Nothing; with crossorigin the tag does not depend on it.'
        : 'Send Cross-Origin-Resource-Policy: cross-origin with the files, or add crossorigin to the tag.',
      code: withAttributes(tag.element, { crossorigin: 'anonymous' }),
      doc: 'content-security-policy',
    },
  ];
}

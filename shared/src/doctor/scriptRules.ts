import type { Finding, PageSeen, Rule, Severity } from './doctor.types';
import { cornered, fetchers, metOf, recorders, scrollers, translators, type Met } from './knownScripts';
import { isDrawnInPage } from './drawnInPage';
import { placeOf, tagOf, withAttributes } from './tag';

/** What other scripts of the page mean to the chat, by the names that they have. */
export const scriptRules: Rule = (page) => [
  ...recording(page),
  ...corner(page),
  ...scrolling(page),
  ...fetching(page),
  ...translating(page),
  ...writing(page),
];

/** A finding about known scripts, if the page has any. */
function about(
  met: readonly Met[],
  finding: Pick<Finding, 'id' | 'set' | 'doc'> & {
    readonly severity?: Severity;
    readonly met: (names: string) => string;
    readonly code?: string;
  },
): readonly Finding[] {
  if (met.length === 0) return [];
  const places = met.flatMap(({ element }) => (element === undefined ? [] : [placeOf(element)]));
  return [
    {
      severity: 'note',
      ...finding,
      met: finding.met(met.map(({ script }) => script.name).join(', ')),
      ...(places.length > 0 && { where: [...new Set(places)].join(', ') }),
    },
  ];
}

function recording(page: PageSeen): readonly Finding[] {
  return about(metOf(page, recorders), {
    id: 'recorder',
    met: (names) =>
      `The page records visits (${names}). A recorder sees the launcher, and that the chat is opened and closed. ${
        isDrawnInPage(page)
          ? 'The page’s policy has the chat drawn in the page, in a closed shadow root: what is typed and shown is not in its recording, but a script of the page that means to could reach it.'
          : 'What is typed and shown is in a frame that no script of the page reaches: no recorder gets it.'
      }`,
    set: isDrawnInPage(page)
      ? 'Let the policy allow the frame (trusted-types receptionist).'
      : 'Nothing. No mask and no exclusion is needed.',
    doc: 'session-recorders',
  });
}

function corner(page: PageSeen): readonly Finding[] {
  const tag = tagOf(page);
  const isMoved = ['data-side', 'data-offset-y', 'data-offset-x'].some(
    (name) => name in (tag?.element.attributes ?? {}),
  );
  return about(metOf(page, cornered), {
    id: 'same-corner',
    severity: isMoved ? 'note' : 'harms',
    met: (names) =>
      `The page has something else in a lower corner (${names})${
        isMoved ? '; the tag moves the Receptionist away' : ': one may stand on the other'
      }.`,
    set: isMoved ? 'See that both can be hit.' : 'Give them a side each, or lift the Receptionist.',
    ...(!isMoved && {
      code: tag === undefined ? 'data-side="left"' : withAttributes(tag.element, { 'data-side': 'left' }),
    }),
    doc: 'theme',
  });
}

function scrolling(page: PageSeen): readonly Finding[] {
  return about(metOf(page, scrollers), {
    id: 'scroll-taken',
    met: (names) =>
      `The page takes wheel or fingers over (${names}). ${
        isDrawnInPage(page)
          ? 'The chat is drawn in the page: there it may scroll the page in place of the messages.'
          : 'The chat scrolls in a frame of its own, which it does not reach.'
      }`,
    set: isDrawnInPage(page) ? 'Spare the Receptionist, as the library lets you.' : 'Nothing.',
    ...(isDrawnInPage(page) && {
      code: "document.querySelector('receptionist-widget').setAttribute('data-lenis-prevent', '');",
    }),
    doc: 'scripts-of-the-page',
  });
}

function fetching(page: PageSeen): readonly Finding[] {
  return about(metOf(page, fetchers), {
    id: 'fetch-replaced',
    met: (names) =>
      `The page puts another fetch in the browser's place (${names}). ${
        isDrawnInPage(page)
          ? 'The chat is drawn in the page and makes its calls by it.'
          : 'The chat makes its calls by the fetch of its own frame.'
      }`,
    set: isDrawnInPage(page) ? "Keep the browser's own for the chat, before the other script runs." : 'Nothing.',
    ...(isDrawnInPage(page) && {
      code: "const own = fetch.bind(window);\n(window.Receptionist = window.Receptionist || []).push(['init', { fetch: own }]);",
    }),
    doc: 'scripts-of-the-page',
  });
}

function translating(page: PageSeen): readonly Finding[] {
  return about(metOf(page, translators), {
    id: 'translator',
    met: (names) =>
      `The page is translated while it is read (${names}). The chat speaks English and Spanish by itself, as the page's lang says, and no other language.`,
    set: 'Let the translator set lang on the root element; nothing else.',
    doc: 'languages-and-texts',
  });
}

/** `document.write` after the page has come takes the whole page away. */
function writing({ markup }: PageSeen): readonly Finding[] {
  const element = markup.elements.find(
    ({ name, inert, text }) => name === 'script' && inert === undefined && /\bdocument\.write(?:ln)?\s*\(/.test(text),
  );
  if (element === undefined) return [];
  const isOfTag = /document\.write(?:ln)?\s*\([^;]*receptionist/s.test(element.text);
  return [
    {
      id: 'document-write',
      severity: isOfTag ? 'harms' : 'note',
      met: isOfTag
        ? 'The tag is put there by document.write: browsers may refuse it on slow networks, and after the page has come it would replace the whole page.'
        : 'A script uses document.write: called after the page has come it replaces the whole page, and with it the Receptionist.',
      where: placeOf(element),
      set: isOfTag ? 'Write the tag itself.' : 'See that it runs while the page is being read, or take it out.',
      doc: 'scripts-of-the-page',
    },
  ];
}

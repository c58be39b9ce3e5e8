import type { Finding, PageSeen, Rule, Severity } from './doctor.types';
import { cornered, fetchers, metOf, recorders, scrollers, translators, type Met } from './knownScripts';
import { isDrawnInPage } from './drawnInPage';
import { placeOf, tagOf, withAttributes } from './tag';
import * as texts from './scriptTexts/en';

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
    met: (names) => texts.recorder(names, isDrawnInPage(page)),
    set: isDrawnInPage(page) ? texts.allowFrame : texts.noMask,
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
    met: (names) => texts.sameCorner(names, isMoved),
    set: isMoved ? texts.bothHit : texts.sideEach,
    ...(!isMoved && {
      code: tag === undefined ? 'data-side="left"' : withAttributes(tag.element, { 'data-side': 'left' }),
    }),
    doc: 'theme',
  });
}

function scrolling(page: PageSeen): readonly Finding[] {
  return about(metOf(page, scrollers), {
    id: 'scroll-taken',
    met: (names) => texts.scrollTaken(names, isDrawnInPage(page)),
    set: isDrawnInPage(page) ? texts.spare : texts.nothing,
    ...(isDrawnInPage(page) && {
      code: "document.querySelector('receptionist-widget').setAttribute('data-lenis-prevent', '');",
    }),
    doc: 'scripts-of-the-page',
  });
}

function fetching(page: PageSeen): readonly Finding[] {
  return about(metOf(page, fetchers), {
    id: 'fetch-replaced',
    met: (names) => texts.fetchReplaced(names, isDrawnInPage(page)),
    set: isDrawnInPage(page) ? texts.keepFetch : texts.nothing,
    ...(isDrawnInPage(page) && {
      code: "const own = fetch.bind(window);\n(window.Receptionist = window.Receptionist || []).push(['init', { fetch: own }]);",
    }),
    doc: 'scripts-of-the-page',
  });
}

function translating(page: PageSeen): readonly Finding[] {
  return about(metOf(page, translators), {
    id: 'translator',
    met: texts.translator,
    set: texts.setLang,
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
      met: isOfTag ? texts.tagWritten : texts.writing,
      where: placeOf(element),
      set: isOfTag ? texts.writeTag : texts.whileReading,
      doc: 'scripts-of-the-page',
    },
  ];
}

import { isLanguageTag } from '../languageTag';
import type { Finding, MarkupElement, PageSeen, Rule } from './doctor.types';
import { addressOf, placeOf, tagOf, withAttributes } from './tag';
import * as texts from './pageTexts/en';

/** What the page's own elements mean to the Receptionist. */
export const pageRules: Rule = (page) => [
  ...base(page),
  ...viewport(page),
  ...language(page),
  ...globalName(page),
  ...documentNames(page),
];

const live = ({ markup }: PageSeen) => markup.elements.filter(({ inert, isGone }) => inert === undefined && !isGone);

function base(page: PageSeen): readonly Finding[] {
  const element = live(page).find(({ name, attributes }) => name === 'base' && attributes['href'] !== undefined);
  const tag = tagOf(page);
  const relative = ['src', 'data-search-api', 'data-storefront'].filter((name) => {
    const value = tag?.element.attributes[name];
    return value !== undefined && !/^https?:/i.test(value);
  });
  if (element === undefined || tag === undefined || relative.length === 0) return [];
  const href = element.attributes['href'] ?? '';
  const isElsewhere = new URL(href, addressOf(page)).origin !== new URL(addressOf(page)).origin;
  return [
    {
      id: 'base',
      severity: isElsewhere ? 'harms' : 'note',
      met: texts.base(href, relative.join(', ')),
      where: placeOf(element),
      set: texts.wholeAddresses,
      code: withAttributes(
        tag.element,
        Object.fromEntries(
          relative.map((name) => [name, new URL(tag.element.attributes[name] ?? '', page.site.loader).href]),
        ),
      ),
      doc: 'options',
    },
  ];
}

/** Without it phones lay the page out as if they were a metre wide. */
function viewport(page: PageSeen): readonly Finding[] {
  if (!page.markup.isWhole) return [];
  const meta = live(page).find(
    ({ name, attributes }) => name === 'meta' && attributes['name']?.toLowerCase() === 'viewport',
  );
  const code = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  if (meta === undefined) {
    return [
      {
        id: 'viewport-missing',
        severity: 'harms',
        met: texts.noViewport,
        set: texts.intoHead,
        code,
        doc: 'the-page-itself',
      },
    ];
  }
  const content = meta.attributes['content'] ?? '';
  if (/width\s*=\s*device-width/i.test(content)) return [];
  return [
    {
      id: 'viewport-fixed',
      severity: 'harms',
      met: texts.fixedViewport(content),
      where: placeOf(meta),
      set: texts.write,
      code,
      doc: 'the-page-itself',
    },
  ];
}

function language(page: PageSeen): readonly Finding[] {
  const root = live(page).find(({ name }) => name === 'html');
  const given = root?.attributes['lang']?.trim() ?? '';
  const asked = tagOf(page)?.element.attributes['data-language'];
  const doc = 'languages-and-texts';
  const where = root?.line === undefined ? {} : { where: placeOf(root) };
  if (!page.markup.isWhole) return [];
  if (given === '') {
    return asked === undefined
      ? [
          {
            id: 'language-missing',
            severity: 'note',
            met: texts.noLanguage,
            ...where,
            set: texts.sayLanguage,
            code: '<html lang="en">',
            doc,
          },
        ]
      : [];
  }
  // What people write who mean English or Spanish; no list of languages knows that.
  const means = /^(?:english|spanish|espa[nñ]ol|inglés|e[ns]_)/i.exec(given)?.[0].toLowerCase();
  if (means !== undefined) {
    return [
      {
        id: 'language-misspelt',
        severity: 'harms',
        met: texts.misspelt(given),
        ...where,
        set: texts.writeLanguageTag,
        code: `<html lang="${/^(?:s|esp|es_)/.test(means) ? 'es' : 'en'}">`,
        doc,
      },
    ];
  }
  if (
    asked !== undefined &&
    isLanguageTag(asked) &&
    asked.slice(0, 2).toLowerCase() !== given.slice(0, 2).toLowerCase()
  ) {
    return [
      {
        id: 'language-differs',
        severity: 'note',
        met: texts.otherLanguage(given, asked),
        ...where,
        set: texts.followPage,
        doc,
      },
    ];
  }
  if (asked !== undefined || isLanguageTag(given)) return [];
  return [
    {
      id: 'language-not-spoken',
      severity: 'note',
      met: texts.notSpoken(given),
      ...where,
      set: texts.chooseLanguage,
      code: 'data-language="es"',
      doc,
    },
  ];
}

const isNamedAsGlobal = ({ name, attributes }: MarkupElement) =>
  attributes['id'] === 'Receptionist' ||
  (attributes['name'] === 'Receptionist' && /^(?:embed|form|iframe|img|object|frame)$/.test(name));

/** The one global of the widget is, until its script has come, whatever element has its name. */
function globalName(page: PageSeen): readonly Finding[] {
  const element = live(page).find(isNamedAsGlobal);
  if (element === undefined) return [];
  const usesQueue = live(page).some(({ name, text }) => name === 'script' && /\bReceptionist\b/.test(text));
  return [
    {
      id: 'global-taken',
      severity: usesQueue ? 'harms' : 'note',
      met: texts.globalTaken(usesQueue),
      where: placeOf(element),
      set: usesQueue ? texts.otherIdOrDeclaration : texts.otherId,
      ...(usesQueue && { code: '<script>var Receptionist = [];</script>' }),
      doc: 'calls',
    },
  ];
}

/** Members of `document` that scripts ask for, and that an element of their name hides from them. */
const members = new Set(
  'currentScript body head documentElement baseURI cookie activeElement querySelector querySelectorAll getElementById createElement addEventListener styleSheets adoptedStyleSheets visibilityState readyState location URL domain title defaultView fonts implementation importNode hasFocus fullscreenElement'.split(
    ' ',
  ),
);

function documentNames(page: PageSeen): readonly Finding[] {
  return live(page).flatMap((element): readonly Finding[] => {
    const isAsMember = /^(?:embed|form|iframe|img|object)$/.test(element.name);
    const { name = '', id = '' } = element.attributes;
    const taken = [name, element.name === 'object' || (element.name === 'img' && name !== '') ? id : ''].find((word) =>
      members.has(word),
    );
    if (!isAsMember || taken === undefined) return [];
    return [
      {
        id: 'document-member-taken',
        severity: 'note',
        met: texts.memberTaken(element.name, taken),
        where: placeOf(element),
        set: texts.otherName,
        doc: 'the-page-itself',
      },
    ];
  });
}

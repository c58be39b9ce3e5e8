import { isLanguageTag } from '../language';
import type { Finding, MarkupElement, PageSeen, Rule } from './doctor.types';
import { addressOf, placeOf, tagOf, withAttributes } from './tag';

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
      met: `<base href="${href}"> turns addresses without an origin elsewhere, and the tag has some (${relative.join(', ')}).`,
      where: placeOf(element),
      set: 'Write whole addresses in the tag.',
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
        met: 'The page has no viewport meta element: phones show it, and the chat, as a small picture of a wide screen.',
        set: 'Put it into the head.',
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
      met: `The viewport of the page is not the device's width ("${content}"): on phones the chat is small.`,
      where: placeOf(meta),
      set: 'Write:',
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
            met: 'The root element has no lang: the chat speaks English, and screen readers guess.',
            ...where,
            set: 'Say what language the page is in.',
            code: '<html lang="en">',
            doc,
          },
        ]
      : [];
  }
  const means = /^(?:english|spanish|espa[nñ]ol|inglés|e[ns]_)/i.exec(given)?.[0].toLowerCase();
  if (means !== undefined) {
    return [
      {
        id: 'language-misspelt',
        severity: 'harms',
        met: `lang="${given}" is no language tag: browsers, screen readers and the chat do not know it.`,
        ...where,
        set: 'Write the tag of the language.',
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
        met: `The page is in "${given}" and the tag asks for "${asked}": the chat speaks that, whatever the page says.`,
        ...where,
        set: 'Take data-language out, if the chat should follow the page.',
        doc,
      },
    ];
  }
  if (asked !== undefined || isLanguageTag(given)) return [];
  return [
    {
      id: 'language-not-spoken',
      severity: 'note',
      met: `The page is in "${given}", which the chat does not speak: it speaks English.`,
      ...where,
      set: 'Choose the language that your visitors are more likely to read.',
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
      met: `An element has the name of the widget's global, "Receptionist": until the script has come, window.Receptionist is that element${
        usesQueue ? ', and the commands that the page gives it fail' : ''
      }.`,
      where: placeOf(element),
      set: usesQueue ? 'Give it another id, or begin the list of commands by a declaration.' : 'Give it another id.',
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
        met: `A ${element.name} element named "${taken}" takes the place of document.${taken}, for every script of the page. The Receptionist asks its own tag alone where it comes from; others may not.`,
        where: placeOf(element),
        set: 'Give it another name.',
        doc: 'the-page-itself',
      },
    ];
  });
}

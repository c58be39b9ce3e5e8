import { contextNames, isKind, isOption, kinds, readAttribute, type Kind } from '../contract/receptionistOptions';
import { partnerOf, partners } from '../visitor/partners';
import type { Finding, PageSeen, Rule } from './doctor.types';
import { nearest } from './nearest';
import { addressOf, placeOf, tagOf, withAttributes, type Tag } from './tag';

const doc = 'options';

/** Kinds that no attribute can say. */
const notInTheTag = new Set<Kind>(['a function', 'an element', 'a set of texts']);

/** `searchApi` is `data-search-api`. */
const attributeOf = (option: string) => `data-${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const optionOf = (attribute: string) =>
  attribute.slice('data-'.length).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every attribute that is an option. */
const known: readonly string[] = [
  ...Object.entries(kinds).flatMap(([option, kind]) => (notInTheTag.has(kind) ? [] : [attributeOf(option)])),
  ...contextNames.map((name) => attributeOf(name)),
];

/** What else people call an option. */
const synonyms: Readonly<Record<string, string>> = {
  color: 'primary',
  colour: 'primary',
  'primary-color': 'primary',
  position: 'side',
  corner: 'side',
  align: 'side',
  title: 'label',
  text: 'label',
  name: 'product',
  company: 'product',
  locale: 'language',
  api: 'search-api',
  endpoint: 'search-api',
  site: 'storefront',
  url: 'storefront',
};

/** The option that somebody meant. */
function meantBy(attribute: string): string | undefined {
  const written = attribute.slice('data-'.length);
  const plain = known.map((name) => name.slice('data-'.length));
  const meant = synonyms[written] ?? nearest(written, plain);
  return meant === undefined ? undefined : `data-${meant}`;
}

/** Attributes by which optimizers, consent managers and frameworks mark scripts. */
const others =
  /^data-(?:cf|rocket|no-|noptimize|minify|optimized|wp|pm|lazy|litespeed|cookie|consent|ot-|cmp|category|service|name$|type$|src$|cli|borlabs|usercentrics|uc-|termly|iub|turbo|turbolinks|swup|astro|nscript|n-|react|v-|nitro|jetpack|ezscrex|adsbygoogle|gtm|loaded|id$|domain|two_|delay)/;

/** What the tag says, by the rules by which the widget reads it. */
export const attributeRules: Rule = (page) => {
  const tag = tagOf(page);
  if (tag === undefined) return [];
  const attributes = Object.entries(tag.element.attributes).flatMap(([name, value]) =>
    name.startsWith('data-') ? readData(page, tag, name, value) : bare(tag, name, value),
  );
  return [...attributes, ...partner(page, tag)];
};

function readData(page: PageSeen, tag: Tag, name: string, value: string): readonly Finding[] {
  const option = optionOf(name);
  if (contextNames.some((context) => context === option)) return [];
  if (!isOption(option)) return unknown(tag, name);
  if (notInTheTag.has(kinds[option])) return notText(tag, option);
  const kind = kinds[option];
  const surroundings = {
    base: addressOf(page),
    ...(page.supports !== undefined && { supports: page.supports }),
  };
  if (isKind(kind, readAttribute(kind, value), surroundings)) return [];
  return [
    {
      id: 'option-value',
      severity: 'harms',
      met: `${name}="${value}" is not ${kind}: the default is used.`,
      where: placeOf(tag.element),
      set: `Write ${kind}, or take the attribute out.`,
      code: withAttributes(tag.element, { [name]: undefined }),
      doc,
    },
  ];
}

function notText(tag: Tag, option: string): readonly Finding[] {
  return [
    {
      id: 'option-not-in-tag',
      severity: 'harms',
      met: `${attributeOf(option)} can not be set by an attribute: it is no text.`,
      where: placeOf(tag.element),
      set: 'Set it by a call.',
      code: `(window.Receptionist = window.Receptionist || []).push(['init', { ${option}: … }]);`,
      doc,
    },
  ];
}

function unknown(tag: Tag, name: string): readonly Finding[] {
  if (others.test(name)) return [];
  const meant = meantBy(name);
  return [
    {
      id: 'option-unknown',
      severity: meant === undefined ? 'note' : 'harms',
      met: `${name} is no option${meant === undefined ? '' : `; ${meant} is`}.`,
      where: placeOf(tag.element),
      set: meant === undefined ? 'Take it out, if it was meant for the Receptionist.' : `Write ${meant}.`,
      code: withAttributes(tag.element, {
        [name]: undefined,
        ...(meant !== undefined && { [meant]: tag.element.attributes[name] }),
      }),
      doc,
    },
  ];
}

/** An option without its `data-`. */
function bare(tag: Tag, name: string, value: string): readonly Finding[] {
  const meant = `data-${name}`;
  if (!known.includes(meant)) return [];
  return [
    {
      id: 'option-without-data',
      severity: 'harms',
      met: `The attribute ${name} says nothing on a script.`,
      where: placeOf(tag.element),
      set: `Write ${meant}.`,
      code: withAttributes(tag.element, { [name]: undefined, [meant]: value }),
      doc,
    },
  ];
}

function partner(page: PageSeen, tag: Tag): readonly Finding[] {
  const { attributes } = tag.element;
  const given = attributes['data-partner'];
  const where = placeOf(tag.element);
  if (page.partner !== undefined && given !== page.partner) {
    return [
      {
        id: 'partner-other',
        severity: 'harms',
        met: given === undefined ? 'The tag names no partner.' : `The tag names the partner "${given}".`,
        where,
        set: `Name "${page.partner}".`,
        code: withAttributes(tag.element, { 'data-partner': page.partner }),
        doc,
      },
    ];
  }
  if (given === undefined) return [];
  if (given.trim() === '') {
    return [
      {
        id: 'partner-empty',
        severity: 'harms',
        met: 'data-partner is empty: it names nobody.',
        where,
        set: 'Write the name that was agreed, or take the attribute out.',
        code: withAttributes(tag.element, { 'data-partner': undefined }),
        doc,
      },
    ];
  }
  const origin = { partner: given, pharmacy: attributes['data-pharmacy'], source: attributes['data-source'] };
  if (partnerOf(origin) !== undefined) return [];
  const meant = nearest(
    given.toLowerCase(),
    partners.map(({ key }) => key),
  );
  return [
    {
      id: 'partner-unknown',
      severity: meant === undefined ? 'note' : 'harms',
      met: `No partner is set up under the name "${given}": links carry it, and visitors see no brand of it, nor is anything hidden from them.`,
      where,
      set:
        meant === undefined ? 'Ask for it to be set up, if visitors should see a brand.' : `Did you mean "${meant}"?`,
      ...(meant !== undefined && { code: withAttributes(tag.element, { 'data-partner': meant }) }),
      doc,
    },
  ];
}

import { contextNames, isKind, isOption, kinds, readAttribute, type Kind } from '../contract/receptionistOptions';
import { partnerOf, partners } from '../visitor/partners';
import type { Finding, PageSeen, Rule } from './doctor.types';
import { nearest } from './nearest';
import { addressOf, placeOf, tagOf, withAttributes, type Tag } from './tag';
import * as texts from './attributeTexts/en';

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
      met: texts.wrongValue(name, value, kind),
      where: placeOf(tag.element),
      set: texts.writeKind(kind),
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
      met: texts.notText(attributeOf(option)),
      where: placeOf(tag.element),
      set: texts.byCall,
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
      met: texts.unknown(name, meant),
      where: placeOf(tag.element),
      set: meant === undefined ? texts.takeOut : texts.write(meant),
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
      met: texts.withoutData(name),
      where: placeOf(tag.element),
      set: texts.write(meant),
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
        met: given === undefined ? texts.noPartner : texts.otherPartner(given),
        where,
        set: texts.namePartner(page.partner),
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
        met: texts.emptyPartner,
        where,
        set: texts.agreedName,
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
      met: texts.unknownPartner(given),
      where,
      set: meant === undefined ? texts.askForPartner : texts.didYouMean(meant),
      ...(meant !== undefined && { code: withAttributes(tag.element, { 'data-partner': meant }) }),
      doc,
    },
  ];
}

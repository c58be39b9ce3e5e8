import { describe, expect, test } from 'vitest';
import { loadBrand } from '../brand/loadBrand';
import { loadCatalogue } from '../catalogue/treatmentContent';
import { treatmentHref } from './hrefs';
import { canonicalPages, type Page } from './pages';
import { structuredData, type Reference, type Thing } from './structuredData';

const brand = loadBrand('');
const catalogue = await loadCatalogue();
const entryAt = new Map(catalogue.map((entry) => [treatmentHref(entry.path), entry]));
const pages = canonicalPages(brand);

function graphOf(path: string): readonly Thing[] {
  const page: Page | undefined = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return structuredData(page, brand, entryAt.get(path))['@graph'];
}

/** The first node of a type, wherever it stands. */
function nodeOf(path: string, type: string): Thing {
  const node = everyThing(graphOf(path)).find((thing) => thing['@type'] === type);
  if (node === undefined) throw new Error(`${path} has no ${type}`);
  return node;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && '@type' in value;
}

/** A value's nodes at every depth. */
function everyThing(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap((item) => everyThing(item));
  return isThing(value) ? [value, ...Object.values(value).flatMap((inner) => everyThing(inner))] : [];
}

function things(value: unknown): readonly Thing[] {
  return Array.isArray(value) ? value.filter((item) => isThing(item)) : [];
}

/**
 * What each type of node must have and may have besides, after schema.org and what search engines ask for.
 * A type that is missing here is used by mistake.
 */
const shapes: Readonly<Record<string, readonly [required: readonly string[], optional?: readonly string[]]>> = {
  Organization: [['name'], ['@id', 'legalName', 'url', 'logo', 'contactPoint']],
  ContactPoint: [['contactType', 'telephone', 'email', 'areaServed', 'availableLanguage']],
  WebSite: [
    ['@id', 'url', 'inLanguage'],
    ['name', 'publisher', 'workTranslation', 'translationOfWork'],
  ],
  WebPage: [['@id', 'url', 'name', 'description', 'inLanguage', 'publisher'], ['breadcrumb']],
  CollectionPage: [['@id', 'url', 'name', 'description', 'inLanguage', 'publisher', 'breadcrumb']],
  MedicalWebPage: [['@id', 'url', 'name', 'description', 'inLanguage', 'publisher', 'breadcrumb', 'about', 'citation']],
  BreadcrumbList: [['@id', 'itemListElement']],
  ListItem: [['position', 'name', 'item']],
  MedicalCondition: [['name']],
  CreativeWork: [['name', 'url', 'publisher']],
  Service: [['@id', 'name', 'serviceType', 'url', 'provider', 'areaServed', 'audience', 'offers', 'availableChannel']],
  ServiceChannel: [['serviceUrl', 'availableLanguage']],
  PeopleAudience: [['suggestedAge'], ['suggestedGender']],
  QuantitativeValue: [['minValue', 'maxValue', 'unitCode']],
  Country: [['name']],
  Offer: [
    ['name', 'url', 'price', 'priceCurrency'],
    ['priceSpecification', 'eligibleRegion', 'ineligibleRegion'],
  ],
  UnitPriceSpecification: [['price', 'priceCurrency', 'unitCode']],
};

/** Properties whose texts are addresses. */
const addresses = new Set(['@id', 'url', 'logo', 'item', 'serviceUrl']);

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === '@id';
}

/** References at every depth. */
function everyReference(value: unknown): readonly Reference[] {
  if (isReference(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((inner) => everyReference(inner))
    : [];
}

function mistakes(thing: Thing): readonly string[] {
  const { '@type': type, ...properties } = thing;
  const shape = shapes[type];
  if (shape === undefined) return [`${type} is no type in use`];
  const [required, optional = []] = shape;
  const missing = required.filter((name) => !Object.hasOwn(properties, name));
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      if (![...required, ...optional].includes(name)) return [`${type} has no ${name}`];
      if (value === '' || (Array.isArray(value) && value.length === 0)) return [`${type} has an empty ${name}`];
      if (typeof value === 'string' && addresses.has(name) && !/^https:\/\/\S+$/.test(value)) {
        return [`${type} has a relative ${name}`];
      }
      return [];
    }),
  ];
}

/** Pages that break a rule, each with what is wrong, so that a failure names them all at once. */
function offenders(check: (graph: readonly Thing[], path: string) => readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    pages.map(({ path }) => [path, check(graphOf(path), path)] as const).filter(([, found]) => found.length > 0),
  );
}

const at = (path: string) => `${brand.siteUrl}${path}`;
const steps = (path: string) =>
  things(nodeOf(path, 'BreadcrumbList')['itemListElement']).map(({ position, name, item }) => [position, name, item]);
const offersOf = (path: string) => things(nodeOf(path, 'Service')['offers']);
const prices = (path: string) => offersOf(path).map(({ price }) => price);

describe('the structured data of every page', () => {
  test('[APP-08] has nodes of known types with what each must have, and absolute addresses', () => {
    expect(offenders((graph) => everyThing(graph).flatMap((thing) => mistakes(thing)))).toEqual({});
  });

  test('[APP-08] refers only to nodes of its own, each of which has an id of its own', () => {
    const wrong = offenders((graph) => {
      const ids = graph.map((thing) => thing['@id']);
      const references = everyReference(graph);
      return [
        ...references.map((thing) => thing['@id']).filter((id) => !ids.includes(id)),
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
        ...(references.length === 0 ? ['no references'] : []),
      ];
    });
    expect(wrong).toEqual({});
  });

  test('[APP-08] names the publisher and the canonical address, and carries no rating', () => {
    const wrong = offenders((graph, path) => [
      ...(nodeOf(path, 'Organization')['legalName'] === brand.legalName ? [] : ['publisher']),
      ...(graph.some(({ url }) => url === at(path)) ? [] : ['address']),
      ...everyThing(graph)
        .flatMap((thing) => Object.keys(thing).concat(thing['@type']))
        .filter((name) => /rating|review/i.test(name)),
    ]);
    expect(wrong).toEqual({});
  });
});

describe('whom a page is for', () => {
  test.each([
    ['/treatments/rash', 18, 64, 'ANN', undefined],
    ['/treatments/hair-loss', 18, 64, 'ANN', 'male'],
    ['/treatments/yeast-infection', 18, 64, 'ANN', 'female'],
    ['/treatments/genital-warts', 18, 64, 'ANN', undefined],
    ['/treatments/earache-pediatric', 6, 215, 'MON', undefined],
    ['/general-consult-pediatric', 0, 215, 'MON', undefined],
  ])('[AF-05] %s is said to be for %i to %i (%s)', (path, minValue, maxValue, unitCode, gender) => {
    const audience = nodeOf(path, 'PeopleAudience');
    expect(audience['suggestedAge']).toMatchObject({ minValue, maxValue, unitCode });
    expect(audience['suggestedGender']).toBe(gender);
  });

  test('[AF-05] what anybody can have is below no category of one sex', () => {
    for (const path of ['genital-warts', 'overactive-bladder'])
      expect(steps(`/treatments/${path}`).map(([, name]) => name)).not.toContain("Women's Health");
    expect(steps('/treatments/yeast-infection').map(([, name]) => name)).toContain("Women's Health");
  });

  test('[AF-06] Shortness of Breath offers the live visit alone', () => {
    expect(prices('/treatments/shortness-of-breath')).toEqual([74]);
  });
});

describe('structured data', () => {
  test('[APP-08] gives the ways to reach the brand, with phones in international form', () => {
    expect(nodeOf('/', 'Organization')['contactPoint']).toEqual([
      expect.objectContaining({ telephone: '+1-800-555-0142', email: brand.email }),
      expect.objectContaining({ telephone: '+1-800-555-0163', email: brand.customerCareEmail }),
    ]);
  });

  test('[ES-01] names the same site in Spanish, and says that whoever answers, and the visit, speak English', () => {
    const site = nodeOf('/', 'WebSite');
    expect([
      site['inLanguage'],
      things(site['workTranslation']).map(({ '@id': id, url, inLanguage }) => [id, url, inLanguage]),
    ]).toEqual(['en-US', [[at('/es/#website'), at('/es'), 'es']]]);
    expect(everyThing(graphOf('/treatments/rash')).flatMap((thing) => thing['availableLanguage'] ?? [])).toEqual([
      'en',
      'en',
      'en',
    ]);
  });

  test('[ES-05] a visit that can be asked for in Spanish is said to be in both languages', () => {
    const page = pages.find(({ path }) => path === '/treatments/rash');
    if (page === undefined) throw new Error('there is no rash');
    const graph = structuredData(page, { ...brand, visitLanguageParameter: 'idioma' }, entryAt.get(page.path))[
      '@graph'
    ];
    const channel = everyThing(graph).find((thing) => thing['@type'] === 'ServiceChannel');
    expect(channel?.['availableLanguage']).toEqual(['en', 'es']);
  });

  test('[APP-08] leads from home over the category to a treatment', () => {
    expect(steps('/treatments/acne')).toEqual([
      [1, 'Home', at('/')],
      [2, 'All treatments', at('/care')],
      [3, 'Dermatology', at('/category/dermatology')],
      [4, 'Acne', at('/treatments/acne')],
    ]);
    expect(steps('/medication-refill').map(([, name]) => name)).toEqual([
      'Home',
      'All treatments',
      'Medication Refill',
    ]);
    expect(steps('/category/womens-health').map(([, name]) => name)).toEqual([
      'Home',
      'All treatments',
      "Women's Health",
    ]);
    expect(steps('/treatments').map(([, name]) => name)).toEqual(['Home', 'Treatments from A to Z']);
    expect(graphOf('/').map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
  });

  test('[APP-08] names a condition, and cites the page’s sources', () => {
    const acne = entryAt.get('/treatments/acne');
    const condition = nodeOf('/treatments/acne', 'MedicalCondition');
    expect(condition['name']).toBe('Acne');
    expect(things(nodeOf('/treatments/acne', 'MedicalWebPage')['citation']).map(({ url }) => url)).toEqual(
      acne?.sources.map(({ url }) => url),
    );
    expect(nodeOf('/treatments/sore-throat-pediatric', 'MedicalCondition')['name']).toBe('Sore Throat in children');
  });

  test('[APP-08] calls a service no condition', () => {
    const services = [
      '/medication-refill',
      '/general-consult',
      '/general-consult-pediatric',
      '/treatments/weight-loss',
    ];
    for (const path of [...services, '/treatments/birth-control', '/treatments/anti-aging']) {
      expect([path, nodeOf(path, 'MedicalWebPage')['about']]).toEqual([path, { '@id': `${at(path)}#service` }]);
    }
    const conditions = pages.filter(({ path }) => JSON.stringify(graphOf(path)).includes('MedicalCondition'));
    expect(conditions).toHaveLength(39);
  });

  test('[APP-08] offers each consultation at its fee in US dollars', () => {
    expect(prices('/treatments/acne')).toEqual([29, 74]);
    expect(prices('/treatments/erectile-dysfunction')).toEqual([29, 74]);
    expect(prices('/general-consult')).toEqual([74]);
    expect(prices('/general-consult-pediatric')).toEqual([74]);
    expect(prices('/medication-refill')).toEqual([74]);
    expect(prices('/treatments/weight-loss')).toEqual([299]);
    expect(
      new Set([...entryAt.keys()].flatMap((path) => offersOf(path).map((offer) => offer['priceCurrency']))),
    ).toEqual(new Set(['USD']));
    expect(offersOf('/treatments/weight-loss')[0]?.['priceSpecification']).toMatchObject({
      price: 299,
      unitCode: 'MON',
    });
  });

  test('[APP-08] says in which states an offer holds', () => {
    expect(offersOf('/treatments/weight-loss')[0]?.['ineligibleRegion']).toEqual(['US-CA', 'US-IA', 'US-WA']);
    const [virtual, live] = offersOf('/treatments/acne');
    expect(virtual?.['eligibleRegion']).toContain('US-FL');
    expect(virtual?.['eligibleRegion']).not.toContain('US-TX');
    expect(live).not.toHaveProperty('eligibleRegion');
    expect(live).not.toHaveProperty('ineligibleRegion');
  });
});

import type { Brand } from '../brand/brand';
import { availabilityOf, type Consultation } from '../catalogue/availability';
import type { Treatment, TreatmentSummary } from '../catalogue/catalogue.types';
import { factsOf } from '../catalogue/facts/facts';
import { shownCategories } from '../catalogue/facts/shownCategories';
import { shownCategory, shownName } from '../catalogue/names/en';
import { fees } from '../catalogue/prices';
import { stateCodes } from '../catalogue/stateCodes';
import { usStates, type UsState } from '../catalogue/states';
import { edition } from '../edition/en';
import { defaultLanguage, languages, otherLanguages, type Language } from '../language';
import { baseOf } from './editionBase';
import { englishFolders, pageKeys } from './englishPaths';
import { addressOf, categoryHref, hrefs } from './hrefs';
import type { Page } from './pages';
import * as texts from './structuredDataTexts/en';

/** What JSON-LD is made of. */
type Value = string | number | Thing | Reference | readonly Value[];

/** A node of the same document, by its id alone: what it is, it says where it stands. */
export interface Reference {
  readonly '@id': string;
}

/** A node of schema.org's vocabulary: its type, and properties that the type has. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

/** One document of structured data. */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Thing[];
}

export type BrandIdentity = Pick<
  Brand,
  | 'name'
  | 'legalName'
  | 'siteUrl'
  | 'phone'
  | 'email'
  | 'customerCarePhone'
  | 'customerCareEmail'
  | 'visitLanguageParameter'
>;

/**
 * What a page says to search engines about itself, as schema.org's vocabulary (JSON-LD): who publishes it,
 * where it stands in the site and, for a treatment, the condition and the consultations with their fees.
 * There are no ratings: the site has no reviews of its own.
 *
 * @param treatment the entry that the page shows, if it shows one.
 */
export function structuredData(page: Page, brand: BrandIdentity, treatment?: Treatment): Graph {
  const site = siteAt(brand);
  const trail = breadcrumbs(page, site, treatment);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(brand, site),
      page.key === pageKeys.home ? website(brand, site) : trail,
      webPage(page, site, treatment),
      ...(treatment === undefined ? [] : [service(page, brand, site, treatment)]),
    ],
  };
}

interface Site {
  /** The absolute address of a page of this edition. */
  readonly url: (path: string) => string;
  /** The absolute address of a file that all editions share. */
  readonly file: (path: string) => string;
  /** The publisher and the home page's site, by reference. */
  readonly organizationId: string;
}

function siteAt({ siteUrl }: BrandIdentity): Site {
  const url = (path: string) => new URL(addressOf(path), siteUrl).href;
  return { url, file: (path) => new URL(path, siteUrl).href, organizationId: new URL('/#organization', siteUrl).href };
}

function organization(brand: BrandIdentity, site: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': site.organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: site.url('/'),
    logo: site.file('/images/mark.svg'),
    contactPoint: [
      contactPoint(texts.patientSupport, brand.phone, brand.email),
      contactPoint(texts.customerCare, brand.customerCarePhone, brand.customerCareEmail),
    ],
  };
}

function contactPoint(contactType: string, phone: string, email: string): Thing {
  return {
    '@type': 'ContactPoint',
    contactType,
    telephone: internationalPhone(phone),
    email,
    areaServed: 'US',
    // Whoever answers there; in which languages the site can be read, it says of itself.
    availableLanguage: defaultLanguage,
  };
}

/** "(800) 555-0142" as "+1-800-555-0142", the form that search engines ask for. */
function internationalPhone(phone: string): string {
  return `+1-${phone.replace('(', '').replace(') ', '-')}`;
}

function website({ name }: BrandIdentity, site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': site.url('/#website'),
    url: site.url('/'),
    name,
    inLanguage: edition.locale,
    publisher: { '@id': site.organizationId },
    ...(edition.language === defaultLanguage
      ? { workTranslation: otherLanguages.map((language) => siteIn(language, site)) }
      : { translationOfWork: siteIn(defaultLanguage, site) }),
  };
}

/** The same site in another language. */
function siteIn(language: Language, site: Site): Thing {
  const url = site.file(baseOf(language) || '/');
  return { '@type': 'WebSite', '@id': `${site.file(`${baseOf(language)}/`)}#website`, url, inLanguage: language };
}

function webPage(page: Page, site: Site, treatment: Treatment | undefined): Thing {
  const address = site.url(page.canonical);
  return {
    '@type': pageType(page, treatment),
    '@id': `${address}#page`,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: edition.locale,
    publisher: { '@id': site.organizationId },
    ...(page.key === pageKeys.home ? {} : { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
    ...(treatment === undefined ? {} : medicalProperties(address, treatment)),
  };
}

function pageType({ key }: Page, treatment: Treatment | undefined): string {
  if (treatment !== undefined) return 'MedicalWebPage';
  const lists: readonly string[] = [pageKeys.care, pageKeys.treatments];
  return lists.includes(key) || key.startsWith(`${englishFolders.category}/`) ? 'CollectionPage' : 'WebPage';
}

function medicalProperties(address: string, treatment: Treatment): Record<string, Value> {
  return {
    about: condition(treatment) ?? { '@id': `${address}#service` },
    citation: treatment.sources.map(({ publisher, title, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      url,
      publisher: { '@type': 'Organization', name: publisher },
    })),
  };
}

/** The condition that an entry treats; `undefined` for a service such as a refill, which has no symptoms. */
function condition(treatment: Treatment): Thing | undefined {
  return treatment.symptoms.some(({ sectionName }) => sectionName === texts.symptomSection)
    ? { '@type': 'MedicalCondition', name: texts.conditionName(treatment) }
    : undefined;
}

function service(page: Page, brand: BrandIdentity, site: Site, treatment: Treatment): Thing {
  const address = site.url(page.canonical);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: texts.onlineConsultation(shownName(treatment)),
    serviceType: texts.serviceType,
    url: address,
    provider: { '@id': site.organizationId },
    areaServed: { '@type': 'Country', name: texts.unitedStates },
    audience: audience(treatment),
    offers: offers(treatment, address),
    // The visit itself is at another site: in English, unless that can be asked for the page's language.
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: address,
      availableLanguage: brand.visitLanguageParameter === '' ? defaultLanguage : languages,
    },
  };
}

/** Whom an entry is for; ages in years, of small children in months. */
function audience({ path }: TreatmentSummary): Thing {
  const { ages, sex, patient } = factsOf(path);
  const inMonths = patient === 'child';
  return {
    '@type': 'PeopleAudience',
    suggestedAge: {
      '@type': 'QuantitativeValue',
      minValue: inMonths ? ages.fromMonths : ages.fromMonths / 12,
      maxValue: inMonths ? ages.throughYears * 12 + 11 : ages.throughYears,
      unitCode: inMonths ? 'MON' : 'ANN',
    },
    ...(sex === 'any' ? {} : { suggestedGender: sex }),
  };
}

type FeeKind = keyof typeof fees;

/** The consultations that an entry has in any state, each with its fee and the states that have it. */
function offers(entry: TreatmentSummary, url: string): Thing[] {
  return (Object.keys(fees) as FeeKind[]).flatMap((kind) => {
    const states = usStates.filter((state) =>
      availabilityOf(entry, state).offered.some((consultation) => feeKindOf(consultation) === kind),
    );
    return states.length === 0 ? [] : [offer(kind, url, states)];
  });
}

function feeKindOf(consultation: Consultation): FeeKind {
  return consultation.kind === 'weight-loss' ? 'weightLoss' : consultation.mode;
}

function offer(kind: FeeKind, url: string, states: readonly UsState[]): Thing {
  const price = { price: fees[kind], priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    name: texts.offerNames[kind],
    url,
    ...price,
    ...(kind === 'weightLoss'
      ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } }
      : {}),
    ...regions(states),
  };
}

/** Where an offer holds, said the shorter way; nothing when that is everywhere. */
function regions(states: readonly UsState[]): Record<string, Value> {
  const excluded = usStates.filter((state) => !states.includes(state));
  if (excluded.length === 0) return {};
  return states.length <= excluded.length
    ? { eligibleRegion: states.map(region) }
    : { ineligibleRegion: excluded.map(region) };
}

/** A state as ISO 3166-2 has it, which is the same in every language. */
function region(state: UsState): string {
  return `US-${stateCodes[state]}`;
}

/** The way from the home page to a page that is not the home page. */
function breadcrumbs(page: Page, site: Site, treatment: Treatment | undefined): Thing {
  const steps = [{ name: texts.home, path: hrefs.home }, ...stepsAbove(page, treatment), ownStep(page, treatment)];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.url(page.canonical)}#breadcrumbs`,
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url(path),
    })),
  };
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** Titles end with the brand's name, which a step does without. */
function ownStep({ canonical, title }: Page, treatment: Treatment | undefined): Step {
  return {
    name: treatment === undefined ? title.replace(texts.titleEnd, '') : shownName(treatment),
    path: canonical,
  };
}

function stepsAbove({ key }: Page, treatment: Treatment | undefined): readonly Step[] {
  const all = { name: texts.allTreatments, path: hrefs.care };
  if (key.startsWith(`${englishFolders.category}/`)) return [all];
  if (treatment === undefined) return [];
  const [category, ...others] = shownCategories(treatment);
  // A trail has one way up: what stands in the lists of both sexes is below neither.
  return category === undefined || others.length > 0
    ? [all]
    : [all, { name: shownCategory(category.title), path: categoryHref(category.urlPath) }];
}

import type { Brand } from '../brand/brand';
import { modesOf } from '../catalogue/availability';
import { categories, categoryTitled, findCategory } from '../catalogue/categories';
import { dollars, fees } from '../catalogue/prices';
import { treatments, type TreatmentPath } from '../catalogue/treatments';
import type { TreatmentSummary } from '../catalogue/catalogue.types';
import { brandSavingsPath, categoryAliases, pageAliases, type CategoryPageSlug } from './aliases';
import { categoryTexts } from './categoryTexts';
import { categoryHref, hrefs, treatmentHref } from './hrefs';
import type { PreviewImage } from './previewImages';

type Named = Pick<Brand, 'name'>;
type Slugged = Pick<Brand, 'name' | 'slug'>;

/** What a page tells search engines, link previews and the browser's tab. */
export interface PageText {
  readonly title: string;
  /** One or two sentences, at most 160 characters. */
  readonly description: string;
}

/** One address of the storefront that is prerendered. */
export interface Page extends PageText {
  /** Starts with a slash, has no query and no trailing slash (but for the home page's own). */
  readonly path: string;
  /** The path that search engines should keep; equal to `path` unless this is an alias. */
  readonly canonical: string;
  /** The picture for link previews; absent where there is nothing to share. */
  readonly image?: PreviewImage;
}

const from = `Visits from ${dollars(fees.virtual)}, no insurance needed.`;

/** The pages that are there once, by canonical path. A new page is a new entry. */
const standing = {
  [hrefs.home]: ({ name }) => ({
    title: `${name}: from symptom to care, faster`,
    description: `See a licensed provider online and get a prescription sent to your pharmacy. ${from} No appointment, no subscription.`,
  }),
  [hrefs.care]: ({ name }) => ({
    title: `All treatments | ${name}`,
    description: `Urgent care, skin, women's, men's and children's health, refills and more: everything our licensed providers treat online. ${from}`,
  }),
  [hrefs.treatments]: ({ name }) => ({
    title: `Treatments from A to Z | ${name}`,
    description: `Find your condition by name, with the usual price of its medication. ${from}`,
  }),
  [hrefs.howItWorks]: ({ name }) => ({
    title: `How it works | ${name}`,
    description: `A virtual consultation, a live one or the weight-loss program: each step from your first question to your medicine, and what it costs.`,
  }),
  [hrefs.faqs]: ({ name }) => ({
    title: `Frequently asked questions | ${name}`,
    description: `Answers about prices, insurance, providers, prescriptions, the weight-loss program and how to reach us. ${from}`,
  }),
  [hrefs.ourStory]: ({ name }) => ({
    title: `Our story | ${name}`,
    description: `Why ${name} is here: care that begins when you need it, at a price you know, from licensed providers in your state.`,
  }),
  [hrefs.brandPromise]: ({ name }) => ({
    title: `Our promise to you | ${name}`,
    description: `Browse common symptoms, complete a treatment protocol, and have your prescription sent to your pharmacy. ${from}`,
  }),
  [hrefs.savingsCard]: ({ name }) => ({
    title: `Free prescription savings card | ${name}`,
    description: `Show the card at your pharmacy for up to 80% off generic and branded drugs. It has no cost, never expires and is not insurance.`,
  }),
  [hrefs.licensure]: ({ name }) => ({
    title: `Provider licensure information | ${name}`,
    description: `The providers licensed in California, Massachusetts, Rhode Island and Vermont, with license number, type and date.`,
  }),
  [hrefs.terms]: ({ name }) => ({
    title: `Terms of use and consent to text messaging | ${name}`,
    description: `The agreement between you and ${name}: who may use the service, what it costs, and what you consent to. Last updated January 1, 2024.`,
  }),
  [hrefs.privacy]: ({ name }) => ({
    title: `Privacy policy | ${name}`,
    description: `What ${name} collects when you visit, what stays in your browser, and the choices you have. Effective January 1, 2024.`,
  }),
  [hrefs.noticeOfPrivacyPractices]: ({ name }) => ({
    title: `Notice of privacy practices | ${name}`,
    description: `How your health information may be used and disclosed, and how you can get access to it.`,
  }),
  [hrefs.patientConsent]: ({ name }) => ({
    title: `Telehealth patient consent | ${name}`,
    description: `What care at a distance can and can't do, its risks, and what you agree to before a consultation begins.`,
  }),
  [hrefs.hipaaAuthorization]: ({ name }) => ({
    title: `HIPAA acknowledgement and authorization | ${name}`,
    description: `Who may use and disclose your health information, your rights, and the form to revoke the authorization.`,
  }),
  [hrefs.accessibility]: ({ name }) => ({
    title: `Accessibility | ${name}`,
    description: `How ${name} works with a keyboard, a screen reader and large text, and how to reach a person by phone, relay or interpreter.`,
  }),
} as const satisfies Record<string, (brand: Named) => PageText>;

/** Pages that lead to another site at once; there is nothing on them to find or to share. */
const outbound = {
  [hrefs.priceLookup]: ({ name }) => ({
    title: `Medication prices | ${name}`,
    description: `Look up what a medication costs at pharmacies near you, on the website of the discount card.`,
  }),
  [hrefs.portal]: ({ name }) => ({
    title: `Patient portal | ${name}`,
    description: `Log in to read messages from your provider and see your visits, on the website of the patient portal.`,
  }),
} as const satisfies Record<string, (brand: Named) => PageText>;

/** Pages for those who are given the address; not for search engines. */
const unlisted = {
  [hrefs.embed]: ({ name }) => ({
    title: `Put the Receptionist on your site | ${name}`,
    description: `For partners: choose how the symptom chat looks and where it leads, try it, and copy one script tag.`,
  }),
  [hrefs.doctor]: ({ name }) => ({
    title: `What keeps the Receptionist from working? | ${name}`,
    description: `For partners: paste a page, and read what in it stands in the symptom chat's way, with the line to set.`,
  }),
} as const satisfies Record<string, (brand: Named) => PageText>;

/** The path of the not-found page's file. It is shown at whatever address there is no page. */
export const notFoundPath = '/404';

/** Text of the page for an address that nothing answers to. */
export function notFoundText({ name }: Named): PageText {
  return { title: `Page not found | ${name}`, description: 'There is no page at this address.' };
}

/** Entries whose page says something else than "here is how we treat it". */
const treatmentTexts: Partial<Record<TreatmentPath, (brand: Named) => PageText>> = {
  'medication-refill': ({ name }) => ({
    title: `Medication refill online | ${name}`,
    description: `Running low on a prescription you already take? Ask a licensed provider for a refill. ${dollars(fees.live)} a visit, no insurance needed.`,
  }),
  'general-consult': ({ name }) => ({
    title: `General consult: talk to a provider online | ${name}`,
    description: `Not sure what it is? Talk it over with a licensed provider by phone or video. ${dollars(fees.live)} a visit, no insurance needed.`,
  }),
  'general-consult-pediatric': ({ name }) => ({
    title: `General consult for children | ${name}`,
    description: `Worried about your child? Talk it over with a licensed provider by phone or video. ${dollars(fees.live)} a visit, no insurance needed.`,
  }),
  'weight-loss': ({ name }) => ({
    title: `Weight loss with compounded semaglutide | ${name}`,
    description: `A monthly program with a licensed provider, doctor visits included: ${dollars(fees.weightLoss)} a month. Compounded semaglutide is not evaluated by the FDA.`,
  }),
};

function treatmentText(entry: TreatmentSummary, brand: Named): PageText {
  const own = treatmentTexts[entry.path];
  if (own !== undefined) return own(brand);
  const price = entry.priceRange.startsWith('$') ? ` Generics are usually ${entry.priceRange}.` : '';
  const [mode, ...more] = modesOf(entry);
  const fee = `${more.length === 0 ? 'for' : 'from'} ${dollars(fees[mode])}`;
  return {
    title: `${entry.name}: treatment online | ${brand.name}`,
    description: `${entry.name}: symptoms, what you need and common medications. See a licensed provider online ${fee}.${price}`,
  };
}

function canonicalPage(path: string, image: PreviewImage, { title, description }: PageText): Page {
  return { path, canonical: path, image, title, description };
}

function standingPages(brand: Named): Page[] {
  return Object.entries(standing).map(([path, text]) => canonicalPage(path, 'default', text(brand)));
}

function treatmentPages(brand: Named): Page[] {
  return treatments.map((entry) =>
    canonicalPage(treatmentHref(entry.path), previewOf(entry), treatmentText(entry, brand)),
  );
}

/** The picture of an entry's category; the weight-loss program, which belongs to none, has its own. */
function previewOf(entry: TreatmentSummary): PreviewImage {
  const category = categoryTitled(entry.primaryCategory) ?? findCategory(entry.path);
  return category?.urlPath ?? 'weight-loss';
}

function categoryPages(brand: Named): Page[] {
  return categorySlugs
    .filter((slug) => categoryHref(slug) === `/category/${slug}`)
    .map((slug) => {
      const { title, description } = categoryTexts(slug);
      const path = categoryHref(slug);
      return canonicalPage(path, slug, { title: `${title}: care online | ${brand.name}`, description });
    });
}

const categorySlugs = Object.keys(categoryAliases) as readonly CategoryPageSlug[];

/** Every page once, at its canonical path: what a sitemap lists. */
export function canonicalPages(brand: Named): readonly Page[] {
  return [...standingPages(brand), ...categoryPages(brand), ...treatmentPages(brand)];
}

/** The name as the specification's rule writes it: every space a hyphen, runs of hyphens kept. */
function literalSegment(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Every other address that answers, with the canonical path it stands for. */
function aliases({ slug: brandSlug }: Slugged): (readonly [alias: string, canonical: string])[] {
  return [
    [brandSavingsPath(brandSlug), hrefs.savingsCard],
    ...Object.entries(pageAliases).flatMap(([canonical, others]) => others.map((alias) => [alias, canonical] as const)),
    ...treatments.flatMap(({ name, path }) =>
      [path, literalSegment(name)].map((segment) => [`/treatments/${segment}`, treatmentHref(path)] as const),
    ),
    ...categorySlugs.flatMap((slug) =>
      [slug, ...categoryAliases[slug]].flatMap((segment) =>
        ['/category', '/categories'].map((prefix) => [`${prefix}/${segment}`, categoryHref(slug)] as const),
      ),
    ),
    ...categories
      .filter(({ urlPath }) => categoryHref(urlPath) === `/${urlPath}`)
      .flatMap(({ urlPath }) =>
        ['/category', '/categories'].map((prefix) => [`${prefix}/${urlPath}`, categoryHref(urlPath)] as const),
      ),
  ];
}

/** Pages without a picture, which no sitemap lists. */
function otherPages(brand: Named): readonly Page[] {
  return Object.entries({ ...outbound, ...unlisted }).map(([path, text]) => {
    const { title, description } = text(brand);
    return { path, canonical: path, title, description };
  });
}

/** Every address that is prerendered: the canonical pages, those that lead away or are not listed, and the aliases. */
export function allPages(brand: Slugged): readonly Page[] {
  const pages = new Map([...canonicalPages(brand), ...otherPages(brand)].map((page) => [page.path, page]));
  for (const [alias, canonical] of aliases(brand)) {
    const page = pages.get(canonical);
    if (page !== undefined && !pages.has(alias)) pages.set(alias, { ...page, path: alias });
  }
  return [...pages.values()];
}

/** The page of an address in any case, with or without a trailing slash; `undefined` when there is none. */
export function pageAt(pathname: string, brand: Slugged): Page | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return allPages(brand).find((page) => page.path === (path === '' ? '/' : path));
}

import type { Brand } from '../../brand/brand';
import { modesOf } from '../../catalogue/availability';
import type { TreatmentSummary } from '../../catalogue/catalogue.types';
import { dollars, fees } from '../../catalogue/prices';
import type { TreatmentPath } from '../../catalogue/treatments';
import { pageKeys } from '../englishPaths';

type Named = Pick<Brand, 'name'>;

/** What a page tells search engines, link previews and the browser's tab. */
export interface PageText {
  readonly title: string;
  /** One or two sentences, at most 160 characters. */
  readonly description: string;
}

const from = `Visits from ${dollars(fees.virtual)}, no insurance needed.`;

/** The pages that are there once, by canonical path. A new page is a new entry. */
export const standing = {
  [pageKeys.home]: ({ name }) => ({
    title: `${name}: from symptom to care, faster`,
    description: `See a licensed provider online and get a prescription sent to your pharmacy. ${from} No appointment, no subscription.`,
  }),
  [pageKeys.care]: ({ name }) => ({
    title: `All treatments | ${name}`,
    description: `Urgent care, skin, women's, men's and children's health, refills and more: everything our licensed providers treat online. ${from}`,
  }),
  [pageKeys.treatments]: ({ name }) => ({
    title: `Treatments from A to Z | ${name}`,
    description: `Find your condition by name, with the usual price of its medication. ${from}`,
  }),
  [pageKeys.howItWorks]: ({ name }) => ({
    title: `How it works | ${name}`,
    description: `A virtual consultation, a live one or the weight-loss program: each step from your first question to your medicine, and what it costs.`,
  }),
  [pageKeys.faqs]: ({ name }) => ({
    title: `Frequently asked questions | ${name}`,
    description: `Answers about prices, insurance, providers, prescriptions, the weight-loss program and how to reach us. ${from}`,
  }),
  [pageKeys.ourStory]: ({ name }) => ({
    title: `Our story | ${name}`,
    description: `Why ${name} is here: care that begins when you need it, at a price you know, from licensed providers in your state.`,
  }),
  [pageKeys.brandPromise]: ({ name }) => ({
    title: `Our promise to you | ${name}`,
    description: `Browse common symptoms, complete a treatment protocol, and have your prescription sent to your pharmacy. ${from}`,
  }),
  [pageKeys.savingsCard]: ({ name }) => ({
    title: `Free prescription savings card | ${name}`,
    description: `Show the card at your pharmacy for up to 80% off generic and branded drugs. It has no cost, never expires and is not insurance.`,
  }),
  [pageKeys.licensure]: ({ name }) => ({
    title: `Provider licensure information | ${name}`,
    description: `Where our providers are licensed, and whom to ask about a license. Every provider is licensed in the state of the patient.`,
  }),
  [pageKeys.terms]: ({ name }) => ({
    title: `Terms of use and consent to text messaging | ${name}`,
    description: `The agreement between you and ${name}: who may use the service, what it costs, and what you consent to. Last updated January 1, 2024.`,
  }),
  [pageKeys.privacy]: ({ name }) => ({
    title: `Privacy policy | ${name}`,
    description: `What ${name} collects when you visit, what stays in your browser, and the choices you have. Effective January 1, 2024.`,
  }),
  [pageKeys.noticeOfPrivacyPractices]: ({ name }) => ({
    title: `Notice of privacy practices | ${name}`,
    description: `How your health information may be used and disclosed, and how you can get access to it.`,
  }),
  [pageKeys.patientConsent]: ({ name }) => ({
    title: `Telehealth patient consent | ${name}`,
    description: `What care at a distance can and can't do, its risks, and what you agree to before a consultation begins.`,
  }),
  [pageKeys.hipaaAuthorization]: ({ name }) => ({
    title: `HIPAA acknowledgement and authorization | ${name}`,
    description: `Who may use and disclose your health information, your rights, and the form to revoke the authorization.`,
  }),
  [pageKeys.accessibility]: ({ name }) => ({
    title: `Accessibility | ${name}`,
    description: `How ${name} works with a keyboard, a screen reader and large text, and how to reach a person by phone, relay or interpreter.`,
  }),
} satisfies Record<string, (brand: Named) => PageText>;

/** Pages that lead to another site at once; there is nothing on them to find or to share. */
export const outbound = {
  [pageKeys.priceLookup]: ({ name }) => ({
    title: `Medication prices | ${name}`,
    description: `Look up what a medication costs at pharmacies near you, on the website of the discount card.`,
  }),
  [pageKeys.portal]: ({ name }) => ({
    title: `Patient portal | ${name}`,
    description: `Log in to read messages from your provider and see your visits, on the website of the patient portal.`,
  }),
} satisfies Record<string, (brand: Named) => PageText>;

/** Pages for those who are given the address; not for search engines. */
export const unlisted = {
  [pageKeys.embed]: ({ name }) => ({
    title: `Put the Receptionist on your site | ${name}`,
    description: `For partners: choose how the symptom chat looks and where it leads, try it, and copy one script tag.`,
  }),
  [pageKeys.doctor]: ({ name }) => ({
    title: `What keeps the Receptionist from working? | ${name}`,
    description: `For partners: paste a page, and read what in it stops the symptom chat from working, with the line to set.`,
  }),
} satisfies Record<string, (brand: Named) => PageText>;

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

/** What a treatment's page is called and says of itself. */
export function treatmentText(entry: TreatmentSummary, brand: Named): PageText {
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

/** The title of a category's page. */
export function categoryTitle(title: string, { name }: Named): string {
  return `${title}: care online | ${name}`;
}

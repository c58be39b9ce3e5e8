import { dateOfSerial, licenseTypes, type Licensure } from '../catalogue/licensure';
import type { SavingsCardNumbers } from '../catalogue/savings';
import { parseState } from '../catalogue/states';
import { failed, ok, type Result } from '../result';
import { privacyTable } from '../visitor/privacyTable';

/**
 * Every fact about the brand that a page, the widget or a launch needs. Shown texts are plain; a
 * `…Url` is absolute, an `…Path` starts at the site's root, an `…Api` is either.
 */
export interface Brand {
  /** Short name, as in "Welcome to {name}!". */
  readonly name: string;
  /** The limited liability company that holds the copyright. */
  readonly legalName: string;
  /** Lower-case segment for addresses such as `/{slug}-savings-card`. */
  readonly slug: string;
  /** Origin where the storefront is published; canonical addresses are this and a root path. */
  readonly siteUrl: string;
  /** Patient support. */
  readonly phone: string;
  readonly email: string;
  /** Customer care, for patients with an active case. */
  readonly customerCarePhone: string;
  readonly customerCareEmail: string;
  readonly portalUrl: string;
  /** The provider's assessment site at its protocol consent path. */
  readonly assessmentUrl: string;
  readonly priceLookupUrl: string;
  /** What a dialog shows of the price lookup in a frame; empty where it opens in a new tab alone. */
  readonly priceLookupFrameUrl: string;
  readonly reviewUrl: string;
  /** What visitors say there, in stars of five, and how many said it: "4.0", "15". */
  readonly reviewRating: string;
  readonly reviewCount: string;
  /** Base of the search API; `/ai/search` is appended. */
  readonly searchApi: string;
  /** Base of the product's own backend; `/transaction` is appended. */
  readonly transactionApi: string;
  /** The embed script of the widget. */
  readonly receptionistScript: string;
  /** Script of the email sign-up form; empty while no provider is chosen. */
  readonly signUpFormScript: string;
  /** Script of the review widget; empty while no provider is chosen. */
  readonly reviewWidgetScript: string;
  /** Where pages tell how fast they were and which errors they had, on the site's own server; empty: nowhere. */
  readonly reportsPath: string;
  /** Who leads the providers, with title, as pages name them; empty where nobody is named. */
  readonly medicalLead: string;
  /**
   * Name of the parameter that tells the assessment site the language of a page that is not English, as in
   * `{name}=es`; empty where the site knows none.
   */
  readonly visitLanguageParameter: string;
  /** Whom visitors call who need an interpreter for a visit; empty where there is no such line. */
  readonly interpreterPhone: string;
}

/** A brand as its file has it: with what single pages show, which the others need not carry. */
export interface BrandFile extends Brand {
  /** The numbers on the prescription savings card; absent while they are not known, so that it can't be shown. */
  readonly savingsCard?: SavingsCardNumbers;
  /** The providers' licenses, in the order of the page's table; absent or empty where the list is given on request. */
  readonly licensures?: readonly Licensure[];
}

/** What is wrong with one field of a brand configuration. */
export interface BrandProblem {
  /** As in `phone`, `savingsCard.bin` or `licensures[2].state`. */
  readonly field: string;
  readonly message: string;
}

type Rule = (value: string) => string | undefined;

const text: Rule = (value) => (value.trim() === '' ? 'must not be empty' : undefined);
const optionalText: Rule = () => undefined;
const phone: Rule = (value) => (/^\(\d{3}\) \d{3}-\d{4}$/.test(value) ? undefined : 'must look like "(800) 555-0142"');
const optionalPhone: Rule = (value) => (value === '' ? undefined : phone(value));
const email: Rule = (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'must be an email address');
const slug: Rule = (value) =>
  /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value) ? undefined : 'must be lower-case letters, digits and single hyphens';
const origin: Rule = (value) =>
  isHttpUrl(value) && new URL(value).origin === value
    ? undefined
    : 'must be an http(s) origin such as "https://www.example.com", with nothing after it';
const address: Rule = (value) =>
  isRootPath(value) || isHttpUrl(value)
    ? undefined
    : 'must be an absolute http(s) address or a path that starts with /';
const optionalAddress: Rule = (value) => (value === '' ? undefined : address(value));
const optionalPath: Rule = (value) =>
  value === '' || isRootPath(value) ? undefined : 'must be a path that starts with /, on the site itself, or empty';
const rating: Rule = (value) =>
  /^(?:[1-4]\.\d|5\.0)$/.test(value) ? undefined : 'must be stars of five with one decimal, such as "4.0"';
const count: Rule = (value) =>
  /^[1-9]\d*$/.test(value) ? undefined : 'must be a whole number from 1 on, such as "15"';
const taken = new Set(privacyTable.filter(({ place }) => place === 'assessment address').map(({ field }) => field));
const freeParameter: Rule = (value) =>
  value === '' || (/^[a-z][\w-]*$/i.test(value) && !taken.has(value))
    ? undefined
    : 'must be the name of an address parameter that a launch does not use otherwise, or empty';
const legalName: Rule = (value) =>
  /\bLLC$/.test(value) ? undefined : 'must name a limited liability company, ending in "LLC"';

const rules = {
  name: text,
  legalName,
  slug,
  siteUrl: origin,
  phone,
  email,
  customerCarePhone: phone,
  customerCareEmail: email,
  portalUrl: address,
  assessmentUrl: address,
  priceLookupUrl: address,
  priceLookupFrameUrl: optionalAddress,
  reviewUrl: address,
  reviewRating: rating,
  reviewCount: count,
  searchApi: address,
  transactionApi: address,
  receptionistScript: address,
  signUpFormScript: optionalAddress,
  reviewWidgetScript: optionalAddress,
  reportsPath: optionalPath,
  medicalLead: optionalText,
  visitLanguageParameter: freeParameter,
  interpreterPhone: optionalPhone,
} as const satisfies Record<keyof Brand, Rule>;

const cardNumber: Rule = (value) =>
  /^[A-Z\d](?:[A-Z\d -]{0,18}[A-Z\d])?$/.test(value)
    ? undefined
    : 'must be 1 to 20 capital letters, digits, hyphens and spaces, as printed on the card';

const cardRules = {
  memberId: cardNumber,
  group: cardNumber,
  bin: cardNumber,
  pcn: cardNumber,
} as const satisfies Record<keyof SavingsCardNumbers, Rule>;

const state: Rule = (value) =>
  parseState(value) === undefined ? 'must be the English name of a state, as in "Vermont"' : undefined;
const licenseType: Rule = (value) =>
  (licenseTypes as readonly string[]).includes(value) ? undefined : `must be one of ${licenseTypes.join(', ')}`;

/** Of each license but its date, which is a number. */
const licensureRules = {
  state,
  name: text,
  licenseNumber: text,
  type: licenseType,
} as const satisfies Record<Exclude<keyof Licensure, 'date'>, Rule>;

function isRootPath(value: string): boolean {
  // A second slash of either kind would make browsers read what follows as another host.
  return /^\/(?![/\\])\S*$/.test(value);
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}

/** What else a brand may have, by its field. */
const optionalParts = {
  savingsCard: cardProblems,
  licensures: licensureProblems,
} as const satisfies Record<Exclude<keyof BrandFile, keyof Brand>, unknown>;

/**
 * Reads a brand configuration from outside (a JSON file, say).
 *
 * @returns the brand, or every field that is missing, of the wrong type, malformed or unknown.
 */
export function parseBrand(input: unknown): Result<BrandFile, readonly BrandProblem[]> {
  if (!isRecord(input)) return failed([{ field: '(whole configuration)', message: 'must be an object' }]);
  const problems = [
    ...textProblems(input, rules, '', Object.keys(optionalParts)),
    ...Object.entries(optionalParts).flatMap(([field, problemsOf]) =>
      Object.hasOwn(input, field) ? problemsOf(input[field]) : [],
    ),
  ];
  return problems.length > 0 ? failed(problems) : ok(input as unknown as BrandFile);
}

/**
 * @param path of the record in the brand file, which stands before each field's name, as in `savingsCard.`.
 * @param known fields that are no texts and are read apart.
 */
function textProblems(
  record: Readonly<Record<string, unknown>>,
  fieldRules: Readonly<Record<string, Rule>>,
  path: string,
  known: readonly string[] = [],
): readonly BrandProblem[] {
  const wrong = Object.entries(fieldRules).flatMap(([field, rule]) => {
    const value = Object.hasOwn(record, field) ? record[field] : undefined;
    const message = typeof value === 'string' ? rule(value) : 'must be a text';
    return message === undefined ? [] : [{ field: path + field, message }];
  });
  const unknown = Object.keys(record).filter((field) => !Object.hasOwn(fieldRules, field) && !known.includes(field));
  return [...wrong, ...unknown.map((field) => ({ field: path + field, message: 'is not a known field' }))];
}

function cardProblems(card: unknown): readonly BrandProblem[] {
  if (!isRecord(card))
    return [{ field: 'savingsCard', message: 'must be an object, or left out while the numbers are not known' }];
  return textProblems(card, cardRules, 'savingsCard.');
}

function licensureProblems(list: unknown): readonly BrandProblem[] {
  if (!Array.isArray(list)) return [{ field: 'licensures', message: 'must be a list, which may be empty or left out' }];
  return list.flatMap((row: unknown, index) => {
    const field = `licensures[${String(index)}]`;
    if (!isRecord(row)) return [{ field, message: 'must be an object' }];
    return [
      ...textProblems(row, licensureRules, `${field}.`, ['date']),
      ...(isDay(row['date'])
        ? []
        : [
            {
              field: `${field}.date`,
              message: 'must be the serial number of a day, as spreadsheets count: 45292 is January 1, 2024',
            },
          ]),
    ];
  });
}

function isDay(serial: unknown): boolean {
  return Number.isInteger(serial) && dateOfSerial(serial as number) !== undefined;
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** One line a field, for a build that stops. */
export function describeProblems(problems: readonly BrandProblem[]): string {
  return problems.map(({ field, message }) => `brand configuration: "${field}" ${message}`).join('\n');
}

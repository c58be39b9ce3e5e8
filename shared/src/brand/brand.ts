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

/** What is wrong with one field of a brand configuration. */
export interface BrandProblem {
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

function isRootPath(value: string): boolean {
  // A second slash of either kind would make browsers read what follows as another host.
  return /^\/(?![/\\])\S*$/.test(value);
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}

/**
 * Reads a brand configuration from outside (a JSON file, say).
 *
 * @returns the brand, or every field that is missing, of the wrong type, malformed or unknown.
 */
export function parseBrand(input: unknown): Result<Brand, readonly BrandProblem[]> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return failed([{ field: '(whole configuration)', message: 'must be an object' }]);
  }
  const record = input as Record<string, unknown>;
  const problems: BrandProblem[] = [];
  for (const [field, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(record, field) ? record[field] : undefined;
    const message = typeof value === 'string' ? rule(value) : 'must be a text';
    if (message !== undefined) problems.push({ field, message });
  }
  for (const field of Object.keys(record)) {
    if (!Object.hasOwn(rules, field)) problems.push({ field, message: 'is not a known field' });
  }
  return problems.length > 0 ? failed(problems) : ok(input as Brand);
}

/** One line a field, for a build that stops. */
export function describeProblems(problems: readonly BrandProblem[]): string {
  return problems.map(({ field, message }) => `brand configuration: "${field}" ${message}`).join('\n');
}

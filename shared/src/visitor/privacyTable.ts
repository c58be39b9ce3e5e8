import { commonFields, eventTable } from '../contract/eventTable';
import { trackingParameters } from '../contract/assessmentUrl';
import { ledgerKeys } from './launches';
import { privacyChoiceKey } from './privacy';
import { sessionCookie } from './session';
import { languageKey } from './languageKey';
import { keys } from './visitorContext';

/** What a visitor has chosen: nothing, by the browser's Global Privacy Control, or by the opt-out in the footer. */
export const privacyChoices = ['none', 'Global Privacy Control', 'opt-out'] as const;
export type PrivacyChoice = (typeof privacyChoices)[number];

/** Where something of a visitor can be or go. */
export const places = [
  'local storage',
  'session storage',
  'cookie',
  'search call',
  'transaction call',
  'assessment address',
  'data layer',
  'report',
] as const;
export type Place = (typeof places)[number];

/** One field that may be at a place, and under which choices. What has no row may not. */
export interface Flow {
  readonly place: Place;
  readonly field: string;
  readonly holds: string;
  readonly under: readonly PrivacyChoice[];
}

/** Stands for every other name that an address has brought (specification 4). */
export const otherParameter = '(another parameter of an address)';

const always = privacyChoices;
const unlessHeldBack = ['none'] as const;

type Described = readonly (readonly [field: string, holds: string, under: Flow['under']])[];
const at = (place: Place, rows: Described): readonly Flow[] =>
  rows.map(([field, holds, under]) => ({ place, field, holds, under }));

/** A header is named with a colon, a field of a body or an address without. */
const authorizationField = 'authorization:';

/** Stands for the parameter by which a brand has the assessment site told a language. */
export const languageParameter = '(the parameter that the brand names for the language)';

/** Parameters of the assessment address, as `assessmentUrl` writes them; a test holds the two together. */
const assessment: Readonly<Record<string, string>> = {
  protocolID: 'the protocol at the provider',
  protocolName: 'the name of the visit, which names the condition',
  theme: 'how the site looks',
  mode: 'virtual or not',
  state: 'the state where the visitor is',
  login: 'that a login follows',
  fee: 'the fee',
  patientOEMID: 'this product at the provider',
  pharmacyID: 'the pharmacy that sent the visitor',
  pharmacyGroupID: 'its group',
  protocolClinicID: 'the clinic',
  advertisingID: 'the random id of the visitor',
  sourceID: 'campaign and source, or the pharmacy',
  Advertiser: 'the source',
  AdTransaction: 'the random id of the launch',
  [languageParameter]:
    'the language of a page that is not English; only where the brand names a `visitLanguageParameter`',
};

const eventFields = [...new Set([...commonFields, ...Object.values(eventTable).flatMap(({ fields }) => fields)])];

/**
 * Every field of a visitor that may be kept or sent, where, and under which privacy choice. docs/privacy-table.md is
 * generated from it, and every end-to-end test is held to it.
 */
export const privacyTable: readonly Flow[] = [
  ...at('local storage', [
    [keys.guid, 'the random id of the visitor', unlessHeldBack],
    [keys.transactionId, 'the random id of the next launch', unlessHeldBack],
    [ledgerKeys.claims, 'random ids of launches that are being told', unlessHeldBack],
    [keys.partner, 'the partner that sent the visitor', always],
    [keys.pharmacy, 'the pharmacy that did', always],
    [keys.pharmacyId, 'its id', always],
    ['pharmacyID', 'the same, as it arrived', always],
    [keys.pharmacyGroupId, "its group's id", always],
    ['pharmacyGroupID', 'the same, as it arrived', always],
    [keys.campaign, 'the campaign that an address named', always],
    [keys.source, 'the source that an address named', always],
    [keys.option, 'which picture the home page shows', always],
    [keys.welcomed, 'that the welcome has been shown', always],
    ['color-mode', 'light or dark', always],
    [languageKey, 'the language that the visitor has chosen', always],
    [privacyChoiceKey, 'the opt-out', always],
    ['receptionist:guid', "the random id of the chat's visitor, on partners' pages", ['none', 'opt-out']],
  ]),
  ...at('session storage', [
    ['state', 'the state chosen in this tab', always],
    ['condition', 'the condition chosen in this tab', always],
    [ledgerKeys.pending, 'random ids of launches that have not been told', unlessHeldBack],
    ['arrivals', 'addresses that were left before the application ran', always],
    ['receptionist:kept', 'the conversation, encrypted, where the page asks for it', always],
    ['react-router-scroll-positions', 'how far pages were scrolled', always],
    [otherParameter, 'what it said, which may name a condition', always],
  ]),
  ...at('cookie', [
    [sessionCookie, "the provider's session, which others set", always],
    ['color-mode', 'light or dark', always],
  ]),
  ...at('search call', [
    ['message', 'what was typed', always],
    [
      'guid',
      'the random id of the visitor; under Global Privacy Control or an opt-out, an id of the open page alone',
      always,
    ],
    [authorizationField, "the provider's session, where the visitor has one", always],
  ]),
  ...at('transaction call', [
    ['transactionId', 'the random id of the launch', unlessHeldBack],
    ['idempotency-key:', 'a random id of the same launch, for every try', unlessHeldBack],
    [authorizationField, "the provider's session, where the visitor has one", unlessHeldBack],
  ]),
  ...at(
    'assessment address',
    Object.entries(assessment).map(([name, holds]) => [
      name,
      holds,
      trackingParameters.includes(name) ? unlessHeldBack : always,
    ]),
  ),
  ...at(
    'data layer',
    eventFields.map((field) => [field, 'see [events](events.md)', unlessHeldBack]),
  ),
  ...at(
    'report',
    ['kind', 'metric', 'value', 'error', 'file', 'line', 'column', 'route'].map((field) => [
      field,
      'only where the brand names a `reportsPath`; see [decision 30](decisions/0030-what-is-watched.md)',
      unlessHeldBack,
    ]),
  ),
];

/** The fields of a place under a choice that the table does not allow. */
export function forbiddenAt(place: Place, choice: PrivacyChoice, fields: Iterable<string>): readonly string[] {
  const allowed = new Set(
    privacyTable.filter((flow) => flow.place === place && flow.under.includes(choice)).map(({ field }) => field),
  );
  return [...fields].filter((field) => !allowed.has(field));
}

/** The table as docs/privacy-table.md. */
export function privacyDocument(): string {
  const rows = privacyTable.map(
    ({ place, field, holds, under }) =>
      `| ${[place, field.startsWith('(') ? field : `\`${field}\``, holds, ...privacyChoices.map((choice) => (under.includes(choice) ? 'yes' : 'no'))].join(' | ')} |`,
  );
  return `# What is kept about a visitor, and where it goes

Generated from \`shared/src/visitor/privacyTable.ts\` (\`npm run generate:privacy\`). Every end-to-end test is checked against it: a
request, a storage entry, a cookie or an event fails the test if it has a field without a row, or one that the visitor's choice does not
allow. The fields of a request from our pages, to any address, are the names in its body, the parameters of its address, and headers
that browsers do not send by themselves (named with a colon); a page that is loaded with parameters in its address only receives them.
What is typed goes to one place: \`message\` in the body of the search call.

**A question for counsel:** under Global Privacy Control or the opt-out the assessment address keeps what the visit needs
(also the pharmacy) and drops ${trackingParameters.map((name) => `\`${name}\``).join(', ')}; no transaction is posted, and no id of the visitor is kept longer than
the page is open. Is that what the laws of the states require, and may the pharmacy's ids stay? ([decision 31](decisions/0031-the-privacy-table.md))

| Where | Field | What it holds | ${privacyChoices.map((choice) => (choice === 'none' ? 'No choice' : choice === 'opt-out' ? 'Opt-out' : choice)).join(' | ')} |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

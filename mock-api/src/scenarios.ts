import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import type { ProblemStatus } from './problems';

/**
 * How the mocked backend can be told to behave. Testers pick a scenario by an address or on the QA page;
 * nothing here knows where it runs.
 */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** What the tester types into the chat; absent where any words will do. */
  readonly say?: string;
  /** What the tester then sees. */
  readonly expect: string;
  readonly answer: ScenarioAnswer;
}

/** The first three kinds concern the search alone; the others befall every call of the API. */
export type ScenarioAnswer =
  | { readonly kind: 'usual' }
  /** Items are sent as they stand, well-formed or not. `Infinity` arrives as infinity. */
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | { readonly kind: 'body'; readonly contentType: string; readonly body: string }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'never' }
  | {
      readonly kind: 'problem';
      readonly status: ProblemStatus;
      readonly detail: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'network-down' };

const toldFailure =
  "“We couldn't send that. Please try again.” The loading indicator goes, your text is back in the input, and the console says “failed to parse message and fetch treatments”.";
const noSuggestions =
  "“I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.” and the button.";

/** Names and paths come from the catalogue, so that every option leads to a page. */
function suggestion(path: TreatmentPath, score: number): SearchSuggestion {
  return { name: treatmentAt(path).name, path, score };
}

export const scenarios = [
  {
    id: 'normal',
    title: 'Normal',
    say: 'I have a sore throat and a runny nose',
    expect: 'Up to three treatments that fit what you typed, or the message that none was found.',
    answer: { kind: 'usual' },
  },
  {
    id: 'none',
    title: 'No suggestions',
    expect: noSuggestions,
    answer: { kind: 'list', items: [] },
  },
  {
    id: 'below-threshold',
    title: 'All below the threshold',
    expect: `The answer holds scores of 0.19 and less, which are dropped: ${noSuggestions}`,
    answer: { kind: 'list', items: [suggestion('rash', 0.19), suggestion('eczema', 0.1), suggestion('acne', 0)] },
  },
  {
    id: 'exactly-0.2',
    title: 'Exactly 0.2',
    expect: `A score of 0.2 itself is dropped too: ${noSuggestions}`,
    answer: { kind: 'list', items: [suggestion('rash', 0.2), suggestion('eczema', 0.2)] },
  },
  {
    id: 'more-than-three',
    title: 'More than three',
    expect:
      'Six come, out of order; three show, best first: Sinus Infection, Cold and Flu, Sore Throat. Never Allergies, Headache or Earache.',
    answer: {
      kind: 'list',
      items: [
        suggestion('headache', 0.41),
        suggestion('sore-throat', 0.68),
        suggestion('sinus-infection', 0.93),
        suggestion('earache', 0.3),
        suggestion('cold-and-flu', 0.82),
        suggestion('allergies', 0.55),
      ],
    },
  },
  {
    id: 'slow',
    title: 'Slow',
    say: 'I have a sore throat',
    expect:
      'The loading indicator for 3 seconds, during which a second send does nothing; then the suggestions as usual.',
    answer: { kind: 'slow', milliseconds: 3000 },
  },
  {
    id: 'never-answers',
    title: 'Never answers',
    expect: `The loading indicator until the chat gives up by itself. Then: ${toldFailure}`,
    answer: { kind: 'never' },
  },
  {
    id: '500',
    title: 'Status 500',
    expect: toldFailure,
    answer: { kind: 'problem', status: 500, detail: 'The service failed to answer.' },
  },
  {
    id: '401',
    title: 'Status 401',
    expect: toldFailure,
    answer: {
      kind: 'problem',
      status: 401,
      detail: 'The bearer token is missing or no longer valid.',
      headers: { 'WWW-Authenticate': 'Bearer' },
    },
  },
  {
    id: '429',
    title: 'Status 429',
    expect: toldFailure,
    answer: {
      kind: 'problem',
      status: 429,
      detail: 'Too many requests; try again in 30 seconds.',
      headers: { 'Retry-After': '30' },
    },
  },
  {
    id: 'not-json',
    title: 'Not JSON',
    expect: `A web page comes with status 200. ${toldFailure}`,
    answer: {
      kind: 'body',
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Service page</title><p>Back soon.',
    },
  },
  {
    id: 'not-a-list',
    title: 'Not a list',
    expect: `JSON comes with status 200, but not a list. ${toldFailure}`,
    answer: {
      kind: 'body',
      contentType: 'application/json',
      body: '{"suggestions":[{"name":"Rash","path":"rash","score":0.9}]}',
    },
  },
  {
    id: 'hostile-strings',
    title: 'Hostile strings',
    expect:
      'Three options whose names show as plain text, markup and all; none wider than the panel, no dialog, nothing loaded. Everything with a foreign path, a score that is not a number or an endless name is dropped.',
    answer: {
      kind: 'list',
      items: [
        { name: '<script>alert(1)</script>', path: 'rash', score: 0.99 },
        { name: '"><img src=x onerror=alert(2)> &amp; <b>bold</b> {{7*7}}', path: 'acne', score: 0.98 },
        { name: `\u202Edesrever ${'Long'.repeat(24)}`, path: 'eczema', score: 0.97 },
        { name: 'Script address', path: 'javascript:alert(3)', score: 0.96 },
        { name: 'Another host', path: '//evil.example', score: 0.95 },
        { name: 'A whole address', path: 'https://evil.example/', score: 0.95 },
        { name: 'Up and out', path: '../../admin', score: 0.94 },
        { name: 'Up and out, escaped', path: '..%2f..%2fadmin', score: 0.94 },
        { name: 'Query and fragment', path: 'rash?next=//evil.example#x', score: 0.93 },
        { name: 'Score is a text', path: 'gout', score: 'NaN' },
        { name: 'Score is null', path: 'asthma', score: null },
        { name: 'Score is infinite', path: 'earache', score: Infinity },
        { name: 'Long'.repeat(25_000), path: 'pinkeye', score: 0.92 },
        { name: '   ', path: 'dry-eye', score: 0.91 },
        { name: { toString: 'x' }, path: ['rash'], score: 0.9 },
        null,
        'rash',
      ],
    },
  },
  {
    id: 'network-down',
    title: 'Network down',
    expect: `The connection breaks without an answer. ${toldFailure}`,
    answer: { kind: 'network-down' },
  },
  {
    id: 'emergency',
    title: 'Emergency',
    say: 'I have chest pain and I can’t breathe',
    expect:
      'A notice to call 911 at once, before the search has answered. The suggestions are there once it is closed: Shortness of Breath and General Consult.',
    answer: { kind: 'list', items: [suggestion('shortness-of-breath', 0.64), suggestion('general-consult', 0.35)] },
  },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof scenarios)[number]['id'];

/** The query parameter of a page by which a scenario is picked. */
export const scenarioParameter = 'scenario';
/** Where a picked scenario is kept: the cookie of the HTTP server, the session storage key of the worker. */
export const scenarioKey = 'mock-scenario';

export function findScenario(id: string): (Scenario & { readonly id: ScenarioId }) | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}

/** For a person whose scenario is not one of ours. */
export const knownScenarios = `The scenarios are ${scenarios.map(({ id }) => id).join(', ')}.`;

/** A search API base, from the server's root, that always behaves as one scenario. */
export function scenarioSearchApi(id: ScenarioId): string {
  return `/scenarios/${id}/rest/v1`;
}

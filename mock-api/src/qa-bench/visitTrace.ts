import { conversionMode } from '@front-door/shared/contract/analytics';
import { commonFields, eventTable } from '@front-door/shared/contract/eventTable';
import { isRandomUuid, newId } from '@front-door/shared/ids';
import { ledgerKeys, readPending } from '@front-door/shared/visitor/launches';
import { isHeldBack, privacyChoiceKey } from '@front-door/shared/visitor/privacy';
import { keys, ownKeys, recordArrival, type KeyValueStore } from '@front-door/shared/visitor/visitorContext';
import { keyHeader } from '../receipts';
import { idsNotSent, readAssessment } from '../stand-ins/assessmentParameters';
import type { WatchedCall } from '../watchedCall';

/** What the bench's page has seen in the tabs of a visit. Nothing of it is taken on trust. */
export interface ObservedVisit {
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
  /** Addresses of the pages, in order. */
  readonly pages: readonly string[];
  readonly events: readonly unknown[];
  /** Lasting storage before the first page, and now. */
  readonly before: Stored;
  readonly now: Stored;
  /** Names and values of the tabs' own storage. */
  readonly visit: Stored;
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** Hosts other than the storefront's that were asked for anything. */
  readonly otherHosts: readonly string[];
}

type Stored = Readonly<Record<string, string>>;

/** What the server has seen of it: the calls, and what arrived at the assessment site. */
export interface ReceivedVisit {
  readonly calls: readonly WatchedCall[];
  readonly launches: readonly { readonly at: number; readonly query: URLSearchParams }[];
}

/** One line of the report: what was seen beside what the specification's rules expect. Never with a typed text. */
export interface TraceRow {
  readonly what: string;
  readonly seen: string;
  readonly expected: string;
  readonly odd: boolean;
}

export interface TracePart {
  readonly title: string;
  readonly rows: readonly TraceRow[];
}

/**
 * Lays what a visit has done beside what it should have.
 *
 * @param hasSession whether the browser has a session that fits a header.
 */
export function traceOf(visit: ObservedVisit, received: ReceivedVisit, hasSession: boolean): readonly TracePart[] {
  const calls = received.calls.filter(({ at }) => at >= visit.since);
  const launches = received.launches.filter(({ at }) => at >= visit.since).map(({ query }) => launchOf(query));
  return [
    { title: 'Addresses', rows: visit.pages.map((page) => pageRow(page)) },
    { title: 'Storage', rows: storageRows(visit, launches) },
    { title: 'Events', rows: eventRows(visit) },
    { title: 'Launches: data layer beside backend', rows: launchRows(visit, calls, launches) },
    { title: 'Requests', rows: requestRows(visit, calls, hasSession) },
  ];
}

const row = (what: string, seen: string, expected: string, odd = seen !== expected): TraceRow => ({
  what,
  seen,
  expected,
  odd,
});

/** Names whose values are the product's, or a partner's: others may hold anything and are told by their length. */
const toldNames: ReadonlySet<string> = new Set([
  ...Object.values(keys),
  'color-mode',
  privacyChoiceKey,
  'tab',
  'section',
]);
const told = (name: string, value: string) =>
  toldNames.has(name) ? value : `${String(value.length)} ${value.length === 1 ? 'character' : 'characters'}`;

function pageRow(page: string): TraceRow {
  const { pathname, searchParams } = new URL(page, 'http://localhost');
  const parameters = [...searchParams].map(([name, value]) => `${name}: ${told(name, value)}`).join(', ');
  return row(pathname, parameters === '' ? 'no parameters' : parameters, 'its parameters in storage, below', false);
}

function storageRows(
  { pages, before, now, visit }: ObservedVisit,
  launches: readonly SeenLaunch[],
): readonly TraceRow[] {
  const expected = new Map(Object.entries(before));
  const store: KeyValueStore = {
    get: (key) => expected.get(key) ?? null,
    set: (key, value) => void expected.set(key, value),
    remove: (key) => void expected.delete(key),
  };
  for (const page of pages) recordArrival(store, new URL(page, 'http://localhost').searchParams, newId);
  const hadGuid = isRandomUuid(before[keys.guid]);
  const rows = [...new Set([...expected.keys(), ...Object.keys(now)])].sort().map((name) => {
    const seen = now[name];
    const shown = seen === undefined ? 'nothing' : told(name, seen);
    if (name === keys.guid) {
      return row(
        name,
        shown,
        hadGuid ? (before[name] ?? '') : 'a random UUID',
        hadGuid ? seen !== before[name] : !isRandomUuid(seen),
      );
    }
    if (name === keys.transactionId) {
      const isSpent = launches.some(({ transaction }) => transaction === seen);
      const odd = isSpent || (seen === undefined ? launches.length === 0 : !isRandomUuid(seen));
      return row(name, shown, 'a random UUID of no launch, or nothing after a launch', odd);
    }
    if (ownKeys.has(name)) return row(name, shown, 'the application’s own', false);
    const due = expected.get(name);
    return row(name, shown, due === undefined ? 'nothing' : told(name, due), seen !== due);
  });
  const tabs = Object.entries(visit).map(([name, value]) => {
    if (name !== ledgerKeys.pending)
      return row(`${name}, for the visit`, 'set', 'kept for the visit only', name in now);
    const waiting = readPending(value);
    const tries = waiting.map((launch) => `${launch.id}: ${String(launch.tries)} tries`).join(', ');
    return row('ledger of launches', `${String(waiting.length)} to be told: ${tries}`, 'all told', waiting.length > 0);
  });
  return [...rows, ...tabs];
}

interface SeenEvent {
  readonly event: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const isEventName = (name: string): name is keyof typeof eventTable => Object.hasOwn(eventTable, name);

function seenEvents({ events }: ObservedVisit): readonly SeenEvent[] {
  return events.flatMap((event) => {
    if (typeof event !== 'object' || event === null) return [];
    const fields = event as Record<string, unknown>;
    // A tag manager's own entries have no such name.
    return typeof fields['event'] === 'string' && !fields['event'].startsWith('gtm.')
      ? [{ event: fields['event'], fields }]
      : [];
  });
}

function eventRows(visit: ObservedVisit): readonly TraceRow[] {
  const { now, privacyControl } = visit;
  const held = isHeldBack({ globalPrivacyControl: privacyControl, choice: now[privacyChoiceKey] ?? null });
  return seenEvents(visit).map(({ event, fields }) => {
    if (!isEventName(event))
      return row('An event that docs/events.md lacks', `${String(event.length)} characters`, 'none');
    const problems = [
      ...(held ? ['none: the visitor’s privacy choice holds it back'] : []),
      ...(fields['guid'] === now[keys.guid] ? [] : ['the stored guid']),
      ...Object.keys(fields)
        .filter((field) => ![...commonFields, ...eventTable[event].fields].includes(field as never))
        .map((field) => `no field of ${String(field.length)} characters that the table lacks`),
      ...eventTable[event].fields
        .filter((field) => typeof fields[field] !== 'string')
        .map((field) => `a field ${field}`),
    ];
    const own = eventTable[event].fields.map((field) => `${field}: ${shortly(fields[field])}`).join(', ');
    return row(
      event,
      own === '' ? 'no fields of its own' : own,
      problems.join('; ') || 'as the table has it',
      problems.length > 0,
    );
  });
}

/** A value of the table's kinds is a word or a few; anything longer is not told. */
function shortly(value: unknown): string {
  return typeof value === 'string' && value.length <= 60 ? value : 'not told';
}

interface SeenLaunch {
  readonly transaction: string;
  readonly guid: string;
  /** Protocol, mode and state, as a conversion tells them. */
  readonly conversion: string;
  readonly problems: readonly string[];
}

function launchOf(query: URLSearchParams): SeenLaunch {
  const { rows, missing } = readAssessment(query);
  const of = (name: string) => query.get(name) ?? '';
  const path = { 'Weight Loss Initial Visit': 'new', 'Weight Loss Follow up': 'existing' } as const;
  const name = of('protocolName');
  const mode = Object.hasOwn(path, name)
    ? path[name as keyof typeof path]
    : conversionMode({ kind: 'consultation', mode: of('mode') === '1' ? 'virtual' : 'live' });
  return {
    transaction: of('AdTransaction'),
    guid: of('advertisingID'),
    conversion: `${name}, ${mode}, ${of('state')}`,
    problems: [
      ...[...missing, ...idsNotSent(query)].map((parameter) => `${parameter} is missing`),
      ...rows.filter(({ odd }) => odd).map((found) => `${found.name} is odd`),
    ],
  };
}

function launchRows(
  visit: ObservedVisit,
  calls: readonly WatchedCall[],
  launches: readonly SeenLaunch[],
): readonly TraceRow[] {
  const held = isHeldBack({ globalPrivacyControl: visit.privacyControl, choice: visit.now[privacyChoiceKey] ?? null });
  const conversions = seenEvents(visit)
    .filter(({ event }) => event.startsWith('conversion_'))
    .map(({ fields }) => ['protocol', 'mode', 'stateLocation'].map((field) => shortly(fields[field])).join(', '));
  const posts = calls
    .filter(({ path }) => path.endsWith('/calls/transaction'))
    .map((call) => ({ id: transactionOf(call), key: call.key, answer: call.answer }));
  const unclaimed = [...conversions];
  const rows = launches.map(({ transaction, guid, conversion, problems }) => {
    const own = posts.filter(({ id }) => id === transaction);
    const arrived = own.filter(({ answer }) => answer?.status === 200).length;
    const keysUsed = new Set(own.map(({ key }) => key));
    const pushed = unclaimed.indexOf(conversion);
    if (pushed >= 0) unclaimed.splice(pushed, 1);
    const differences = [
      ...problems,
      ...(launches.filter((other) => other.transaction === transaction).length > 1
        ? ['the id is another launch’s too']
        : []),
      ...(guid === visit.now[keys.guid] ? [] : ['advertisingID is not the stored guid']),
      ...(pushed >= 0 || held ? [] : ['no conversion event']),
      ...(arrived === 0 ? ['the backend has not heard of it'] : []),
      ...(arrived > 1 ? ['the backend was told more than once'] : []),
      ...(own.length > 0 && (keysUsed.size > 1 || keysUsed.has(undefined))
        ? [`its calls have not one ${keyHeader}`]
        : []),
    ];
    const tries = own.map(({ answer }) => String(answer?.status ?? 'no answer')).join(', ');
    return row(
      `${conversion} (${transaction === '' ? 'no transaction' : transaction})`,
      [`calls: ${tries === '' ? 'none' : tries}`, ...differences].join('; '),
      held ? 'one id, one address, one call that arrived' : 'one id, one event, one address, one call that arrived',
      differences.length > 0,
    );
  });
  const strays = posts.filter(({ id }) => !launches.some(({ transaction }) => transaction === id));
  return [
    ...rows,
    ...unclaimed.map((conversion) => row(conversion, 'a conversion event without a launch', 'a launch')),
    ...[...new Set(strays.map(({ id }) => id))].map((id) => row(id, 'a call without a launch', 'a launch')),
    row(
      'In all',
      `${String(conversions.length)} conversions, ${String(launches.length)} launches, ${String(new Set(posts.filter(({ answer }) => answer?.status === 200).map(({ id }) => id)).size)} transactions`,
      `${String(held ? 0 : launches.length)} conversions, ${String(launches.length)} launches, ${String(launches.length)} transactions`,
    ),
  ];
}

function transactionOf({ body }: WatchedCall): string {
  try {
    const { transactionId } = JSON.parse(body) as { readonly transactionId?: unknown };
    return isRandomUuid(transactionId) ? transactionId : 'no random UUID';
  } catch {
    return 'no random UUID';
  }
}

const bearer = (has: boolean) => (has ? 'with a bearer' : 'without a bearer');

function requestRows(
  { otherHosts }: ObservedVisit,
  calls: readonly WatchedCall[],
  hasSession: boolean,
): readonly TraceRow[] {
  return [
    ...calls.map(({ method, path, answer, hasToken }) =>
      row(`${method} ${path} ${String(answer?.status ?? 'no answer')}`, bearer(hasToken), bearer(hasSession)),
    ),
    ...otherHosts.map((host) => row('Another host was asked', host, 'only by the brand’s outside sites', false)),
  ];
}

/** Reads what the page has sent; `undefined` for what no page of ours sends. */
export function readObserved(text: string): ObservedVisit | undefined {
  const sent = parsed(text);
  if (sent === undefined) return undefined;
  const { since, pages, events, before, now, visit, privacyControl, otherHosts } = sent;
  const isSound =
    typeof since === 'number' &&
    isTexts(pages) &&
    pages.every((page) => URL.canParse(page, 'http://localhost')) &&
    Array.isArray(events) &&
    isStored(before) &&
    isStored(now) &&
    isStored(visit) &&
    isTexts(otherHosts);
  return isSound
    ? { since, pages, events, before, now, visit, otherHosts, privacyControl: privacyControl === true }
    : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && isTexts(Object.values(value));
}

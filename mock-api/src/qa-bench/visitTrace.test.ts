import { describe, expect, test } from 'vitest';
import { conversionEvent } from '@front-door/shared/contract/analytics';
import { assessmentUrl, protocolNameOf } from '@front-door/shared/contract/assessmentUrl';
import type { Consultation } from '@front-door/shared/catalogue/availability';
import type { WatchedCall } from '../watchedCall';
import { traceReport, traceView } from './traceView';
import { readObserved, traceOf, type ObservedVisit, type ReceivedVisit } from './visitTrace';

const guid = '11111111-1111-4111-8111-111111111111';
const idOf = (number: number) => `22222222-2222-4222-8222-${String(number).padStart(12, '0')}`;
const visitor = { guid, source: 'mail', welcomed: false };

const quiet: ObservedVisit = {
  since: 0,
  pages: ['/treatments/rash?source=mail'],
  events: [],
  before: {},
  now: { guid, transaction_id: idOf(99), source: 'mail' },
  visit: {},
  privacyControl: false,
  otherHosts: [],
};

const call = (id: string, status: number, key: string): WatchedCall => ({
  at: 1,
  milliseconds: 1,
  method: 'POST',
  path: '/calls/transaction',
  contentType: 'application/json',
  hasToken: false,
  choice: 'normal',
  key,
  body: JSON.stringify({ transactionId: id }),
  answer: { status, contentType: 'application/json', body: '{}' },
});

const live: Consultation = { kind: 'consultation', mode: 'live' };
/** A launch as the storefront makes it: the event, the address and the call that arrived. */
function launch(number: number, consultation: Consultation = live, genieMdName = 'Rash') {
  const launching = { ...visitor, transactionId: idOf(number) };
  const protocolName = protocolNameOf({ consultation, genieMdName });
  const address = assessmentUrl('https://x.test/consent', {
    consultation,
    genieMdName,
    state: 'Texas',
    visitor: launching,
  });
  return {
    event: conversionEvent(launching, { consultation, protocolName, state: 'Texas' }),
    arrival: { at: 1, query: new URL(address).searchParams },
    call: call(idOf(number), 200, idOf(number + 500)),
  };
}

const first = launch(1);
const second = launch(2, { kind: 'weight-loss', path: 'existing' }, 'Weight Loss');
const both: ReceivedVisit = { calls: [first.call, second.call], launches: [first.arrival, second.arrival] };
const launched: ObservedVisit = { ...quiet, events: [first.event, second.event] };

const differences = (visit: ObservedVisit, received: ReceivedVisit, hasSession = false) =>
  traceOf(visit, received, hasSession)
    .flatMap(({ rows }) => rows)
    .filter(({ odd }) => odd)
    .map(({ what, seen }) => `${what}: ${seen}`);

describe('[SM-09] the trace of a visit', () => {
  test('has nothing to mark where every launch agrees', () => {
    expect(differences(launched, both)).toEqual([]);
  });

  test('also after a failed try with the same key', () => {
    const tries = [call(idOf(1), 500, first.call.key ?? ''), ...both.calls];
    expect(differences(launched, { ...both, calls: tries })).toEqual([]);
  });

  test.each<[string, ObservedVisit, ReceivedVisit, RegExp]>([
    ['a launch of which the backend has not heard', launched, { ...both, calls: [first.call] }, /has not heard of it/],
    ['a launch without an event', { ...launched, events: [first.event] }, both, /no conversion event/],
    [
      'an event without a launch',
      launched,
      { calls: [first.call], launches: [first.arrival] },
      /conversion event without a launch/,
    ],
    [
      'a call without a launch',
      launched,
      { ...both, calls: [...both.calls, call(idOf(7), 200, 'k')] },
      /call without a launch/,
    ],
    ['a second telling', launched, { ...both, calls: [...both.calls, first.call] }, /told more than once/],
    [
      'another key for the same launch',
      launched,
      { ...both, calls: [call(idOf(1), 500, 'other'), ...both.calls] },
      /not one Idempotency-Key/,
    ],
    [
      'one id for two launches',
      launched,
      { ...both, launches: [first.arrival, { ...second.arrival, query: first.arrival.query }] },
      /another launch’s too/,
    ],
    [
      'a launched id that is still stored',
      { ...launched, now: { ...quiet.now, transaction_id: idOf(1) } },
      both,
      /transaction_id/,
    ],
    ['a changed guid', { ...quiet, before: { guid: idOf(3) } }, { calls: [], launches: [] }, /guid/],
    [
      'a parameter that was not stored',
      { ...quiet, now: { guid, transaction_id: idOf(9) } },
      { calls: [], launches: [] },
      /source: nothing/,
    ],
    [
      'an event that the table lacks',
      { ...quiet, events: [{ event: 'x' }] },
      { calls: [], launches: [] },
      /docs\/events\.md lacks/,
    ],
    [
      'an event under an opt-out',
      { ...quiet, privacyControl: true, events: [{ event: 'find_treatment_click', guid }] },
      { calls: [], launches: [] },
      /find_treatment_click/,
    ],
    [
      'a launch that waits to be told',
      { ...quiet, visit: { launches: JSON.stringify([{ id: idOf(1), key: idOf(2), tries: 3, next: 0 }]) } },
      { calls: [], launches: [] },
      /ledger of launches: 1 to be told/,
    ],
  ])('marks %s', (_what, visit, received, mark) => {
    expect(differences(visit, received).join('\n')).toMatch(mark);
  });

  test('marks a launch whose address lacks a parameter', () => {
    const query = new URLSearchParams(first.arrival.query);
    query.delete('AdTransaction');
    expect(differences(launched, { ...both, launches: [{ at: 1, query }, second.arrival] }).join('\n')).toMatch(
      /AdTransaction is missing/,
    );
  });

  test('expects a bearer exactly where there is a session', () => {
    expect(differences(launched, both, true)).toHaveLength(2);
  });

  test('leaves out what was before it', () => {
    expect(differences({ ...quiet, since: 5 }, both)).toEqual([]);
  });

  test('holds no text that anybody typed, whatever the page shows', () => {
    const words = 'purplezebra';
    const visit: ObservedVisit = {
      ...quiet,
      pages: [`/care?q=${words}`],
      now: { ...quiet.now, q: words, notes: words },
      visit: { draft: words },
      events: [
        { event: words },
        { event: 'find_treatment_click', guid, [words]: words },
        { event: 'treatment_click', guid, destination: `${words} `.repeat(9) },
      ],
    };
    const search = {
      ...call('x', 200, 'k'),
      path: '/rest/v1/ai/search',
      body: JSON.stringify({ message: words, guid }),
    };
    const parts = traceOf(visit, { calls: [search, { ...search, path: '/calls/transaction' }], launches: [] }, false);
    expect(traceReport(parts, 'now')).not.toContain(words);
    expect(traceView(parts).markup).not.toContain(words);
  });
});

test('[SM-09] the report is a file that reads as text, each difference marked', () => {
  const report = traceReport(traceOf(launched, { ...both, calls: [first.call] }, false), '2024-01-01');
  expect(report).toContain('# Trace of a visit');
  expect(report).toMatch(/Weight Loss Follow up, existing, Texas .*\| DIFFERS \|/);
  expect(report).toMatch(/Rash, sync, Texas .*\| ok \|/);
});

test.each([
  '',
  '[]',
  'null',
  '{"pages":1}',
  '{"since":0,"pages":["http://["],"events":[],"before":{},"now":{},"visit":{},"otherHosts":[]}',
])('[SM-09] %j is no visit that the page has observed', (text) => {
  expect(readObserved(text)).toBeUndefined();
});

test('[SM-09] what the page sends is read back', () => {
  expect(readObserved(JSON.stringify(launched))).toEqual(launched);
});

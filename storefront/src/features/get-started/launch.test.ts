import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Consultation } from '@front-door/shared/catalogue/availability';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import type { KeyValueStore } from '@front-door/shared/visitor/visitorContext';
import type { LaunchRequest } from './launch';

/** Tabs of one browser, each with modules and session storage of its own, before a backend that can fail. */

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const minutes = 60_000;

const virtual: Consultation = { kind: 'consultation', mode: 'virtual' };
const live: Consultation = { kind: 'consultation', mode: 'live' };
const request = (path: Parameters<typeof treatmentAt>[0], consultation: Consultation): LaunchRequest => ({
  treatment: treatmentAt(path),
  consultation,
  state: 'Texas',
});
const kinds: readonly LaunchRequest[] = [
  request('migraine-headache', virtual),
  request('migraine-headache', live),
  request('rash-pediatric', live),
  request('general-consult', live),
  request('weight-loss', { kind: 'weight-loss', path: 'new' }),
  request('weight-loss', { kind: 'weight-loss', path: 'existing' }),
];

interface Post {
  readonly id: string;
  readonly key: string;
}
const posts: Post[] = [];
const received: Post[] = [];
const addresses: string[] = [];
let lasting: Map<string, string>;

type Failure = 'none' | '500' | 'timeout' | 'offline' | 'lost answer';
/** Every launch's first two tries meet this. */
let failure: Failure;

function backend(_address: unknown, init: RequestInit = {}): Promise<Response> {
  const { transactionId: id } = JSON.parse(init.body as string) as { transactionId: string };
  const post = { id, key: new Headers(init.headers).get('Idempotency-Key') ?? '' };
  posts.push(post);
  const isTroubled = posts.filter(({ key }) => key === post.key).length <= 2;
  const answer = isTroubled ? failure : 'none';
  if (answer === 'none' || answer === 'lost answer') received.push(post);
  switch (answer) {
    case 'none':
      return Promise.resolve(Response.json({}));
    case '500':
      return Promise.resolve(new Response('', { status: 500 }));
    case 'offline':
    case 'lost answer':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'timeout':
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          reject(new DOMException('given up', 'AbortError'));
        });
      });
  }
}

function storeOn(map: Map<string, string> | undefined): KeyValueStore {
  const memory = map ?? new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? null,
    set: (key, value) => void memory.set(key, value),
    remove: (key) => void memory.delete(key),
  };
}

interface Stored {
  readonly lasting?: Map<string, string>;
  readonly visit?: Map<string, string>;
}

/** A tab of the browser at its first page; without storage it remembers in memory, as `platform/storage` does. */
async function openedTab(stored: Stored) {
  vi.resetModules();
  vi.doMock('../../platform/storage', () => ({ lasting: storeOn(stored.lasting), visit: storeOn(stored.visit) }));
  const { openConsultation, linkUrl, followLink } = await import('./launch');
  const { recordLocation } = await import('../../platform/visitor');
  const { retryLaunches } = await import('../../platform/launchLedger');
  recordLocation('?source=mail');
  /** Launches twice: a held-back tab leaves its link, which is then pressed twice. */
  const launchTwice = (asked: LaunchRequest) => {
    const isOpen = openConsultation(asked);
    if (isOpen) openConsultation(asked);
    else {
      linkUrl(asked);
      for (let press = 0; press < 2; press++) addresses.push(followLink(asked));
    }
  };
  return { launchTwice, recordLocation, retryLaunches };
}

const events = () => (window.dataLayer ?? []) as readonly Readonly<Record<string, string>>[];
const sentIds = () => addresses.map((address) => new URL(address).searchParams.get('AdTransaction') ?? '');
const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** What every launch, however it came about, must come to. */
function seeAgreement(count: number): void {
  expect(addresses).toHaveLength(count);
  expect(events()).toHaveLength(count);
  const ids = sentIds();
  expect(distinct(ids)).toHaveLength(count);
  for (const id of ids) expect(id).toMatch(uuid);
  // The backend has heard of each, and of nothing else; however often, with one key.
  expect(distinct(received.map(({ id }) => id)).sort()).toEqual([...ids].sort());
  const keys = distinct(posts.map(({ id, key }) => `${id} ${key}`));
  expect(keys).toHaveLength(count);
  expect(distinct(posts.map(({ key }) => key))).toHaveLength(count);
  for (const { id, key } of posts) expect(key).not.toBe(id);
  // Who, what and where are the same in the data layer and in the address.
  const inAddresses = addresses.map((address) => {
    const { advertisingID, protocolName, state, mode } = Object.fromEntries(new URL(address).searchParams);
    return [advertisingID, protocolName, state, mode].join(' | ');
  });
  const modes: Readonly<Record<string, string>> = { async: '1', sync: '2', new: '2', existing: '2' };
  const inEvents = events().map(({ guid, protocol, stateLocation, mode = '' }) =>
    [guid, protocol, stateLocation, modes[mode]].join(' | '),
  );
  expect([...inEvents].sort()).toEqual([...inAddresses].sort());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(backend));
  vi.stubGlobal('open', () => ({ opener: window, location: { replace: (url: string) => addresses.push(url) } }));
  lasting = new Map();
  failure = 'none';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../../platform/storage');
  for (const list of [posts, received, addresses]) list.length = 0;
  delete window.dataLayer;
});

const matrix = (['one tab', 'two tabs'] as const).flatMap((tabs) =>
  (['opens', 'is held back'] as const).flatMap((popup) =>
    (['none', '500', 'timeout', 'offline', 'lost answer'] as const).flatMap((fails) =>
      (['works', 'throws'] as const).map((storage) => ({ tabs, popup, fails, storage })),
    ),
  ),
);

describe('[SM-03] [SM-04] [GS-16] [GS-17] launches agree in id, event, address and call', () => {
  test.each(matrix)('$tabs, the new tab $popup, the call meets: $fails, storage $storage', async (row) => {
    failure = row.fails;
    if (row.popup === 'is held back') vi.stubGlobal('open', () => null);
    const stored = (): Stored => (row.storage === 'works' ? { lasting, visit: new Map() } : {});
    const tabs = [await openedTab(stored()), ...(row.tabs === 'two tabs' ? [await openedTab(stored())] : [])];
    for (const asked of kinds) for (const tab of tabs) tab.launchTwice(asked);
    await vi.advanceTimersByTimeAsync(10 * minutes);
    const count = kinds.length * tabs.length * 2;
    seeAgreement(count);
    expect(new Set(received.map(({ id }) => id)).size).toBe(count);
  });
});

test('[SM-03] [CX-01] [GS-16] the first launch has the stored id, the next its own, and a navigation renews the stored one', async () => {
  const tab = await openedTab({ lasting, visit: new Map() });
  const stored = lasting.get('transaction_id');
  tab.launchTwice(request('rash', live));
  expect(lasting.has('transaction_id')).toBe(false);
  await vi.advanceTimersByTimeAsync(minutes);
  const [first, second] = sentIds();
  expect(first).toBe(stored);
  expect(second).toMatch(uuid);
  expect(second).not.toBe(stored);
  tab.recordLocation('');
  expect([first, second]).not.toContain(lasting.get('transaction_id'));
});

/** The browser's lock manager, as far as it is used. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: object, run: (lock: object | null) => Promise<void> | undefined) => {
      await Promise.resolve();
      if (held.has(name)) return run(null);
      held.add(name);
      await run({ name });
      held.delete(name);
      return undefined;
    },
  };
}

test('[SM-03] two tabs that click before storage has told them of each other take two ids', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: fakeLocks() }));
  const one = await openedTab({ lasting, visit: new Map() });
  // What the other tab sees is a moment old.
  const other = await openedTab({ lasting: new Map(lasting), visit: new Map() });
  one.launchTwice(request('rash', live));
  other.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(minutes);
  seeAgreement(4);
  expect(received).toHaveLength(4);
});

test('[SM-03] a browser whose locks never answer opens the new tab all the same', async () => {
  const locks = { request: () => new Promise(() => undefined) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
  const tab = await openedTab({ lasting, visit: new Map() });
  tab.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(200);
  seeAgreement(2);
  expect(received).toHaveLength(2);
});

test('[SM-04] the new tab waits for nothing that the backend does', async () => {
  failure = 'timeout';
  const tab = await openedTab({ lasting, visit: new Map() });
  tab.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses).toHaveLength(2);
  expect(received).toEqual([]);
});

test('[SM-04] a page that goes away before an answer leaves its launch to the next page of the tab, with the same key', async () => {
  failure = 'timeout';
  const visit = new Map<string, string>();
  const first = await openedTab({ lasting, visit });
  first.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(0);
  // Nobody hears the answers of the old page.
  vi.clearAllTimers();
  const next = await openedTab({ lasting, visit });
  await next.retryLaunches({ early: true });
  // They may still be on their way.
  expect(posts).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10 * minutes);
  seeAgreement(2);
  expect(visit.has('launches')).toBe(false);
});

test('[SM-04] a tab that the browser duplicated tells the backend of nothing that the other has told', async () => {
  failure = '500';
  const visit = new Map<string, string>();
  const tab = await openedTab({ lasting, visit });
  tab.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(100);
  const duplicate = await openedTab({ lasting, visit: new Map(visit) });
  void duplicate.retryLaunches({ early: true });
  void tab.retryLaunches({ early: true });
  await vi.advanceTimersByTimeAsync(10 * minutes);
  seeAgreement(2);
  expect(received).toHaveLength(2);
});

test('[SM-04] a backend that stays away is asked ever less often, and given up in the end', async () => {
  const tab = await openedTab({ lasting, visit: new Map() });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((...call) => {
      void backend(...call).catch(() => undefined);
      return Promise.reject(new TypeError('offline'));
    }),
  );
  tab.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(posts.length).toBeLessThan(30);
  await vi.advanceTimersByTimeAsync(24 * 60 * minutes);
  expect(posts).toHaveLength(40);
});

test('[SM-04] what a backend asks for by Retry-After is kept to, also when a navigation would try earlier', async () => {
  const tab = await openedTab({ lasting, visit: new Map() });
  const answer = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response('', { status: 429, headers: { 'Retry-After': '120' } })),
  );
  vi.stubGlobal('fetch', answer);
  tab.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(minutes);
  await tab.retryLaunches({ early: true });
  expect(answer).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * minutes);
  expect(answer).toHaveBeenCalledTimes(4);
});

test('[SM-04] a call that is refused as wrong is not repeated', async () => {
  const tab = await openedTab({ lasting, visit: new Map() });
  const answer = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 400 })));
  vi.stubGlobal('fetch', answer);
  tab.launchTwice(request('rash', live));
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('[SM-04] the stored ledger says nothing about health', async () => {
  failure = '500';
  const visit = new Map<string, string>();
  const tab = await openedTab({ lasting, visit });
  for (const asked of kinds) tab.launchTwice(asked);
  await vi.advanceTimersByTimeAsync(100);
  expect(JSON.parse(visit.get('launches') ?? '')).toHaveLength(kinds.length * 2);
  const stored = JSON.stringify([...visit, ...lasting]);
  expect(stored).not.toMatch(/rash|migraine|weight|consult|texas|live|virtual/i);
});

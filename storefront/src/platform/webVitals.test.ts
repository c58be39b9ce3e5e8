import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { startReports } from './reports';

/** A router that shows a route. */
const at = (path: string) => ({ state: { matches: [{ route: { path } }] } });

vi.mock('./brand', () => ({ brand: { reportsPath: '/reports' } }));

type Tell = (metric: Pick<MetricType, 'name' | 'value' | 'navigationURL'>) => void;

const library = vi.hoisted(() => {
  const reports = new Map<string, unknown>();
  return { reports, observe: (name: string) => (report: unknown) => reports.set(name, report) };
});

vi.mock('web-vitals', () => {
  const { observe } = library;
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  };
});

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
const sent = () => fetched.mock.calls.map(([url, { body } = {}]) => [url, JSON.parse(body as string) as unknown]);
const measure = (name: MetricType['name'], value: number) => {
  (library.reports.get(name) as Tell)({ name, value, navigationURL: location.href });
};

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('[APP-06] [RL-08] sends each of the five metrics to the path as one request', () => {
  startReports(at('/care'));
  expect([...library.reports.keys()]).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(fetched).not.toHaveBeenCalled();
  for (const name of library.reports.keys()) measure(name as MetricType['name'], 12.5);
  expect(sent()).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((metric) => [
      '/reports',
      { kind: 'vital', metric, value: 12.5, route: '/care' },
    ]),
  );
});

test('[APP-06] [RL-08] a request outlives the page and carries neither cookie nor address', () => {
  startReports(at('/care'));
  measure('LCP', 1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/reports', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body: '{"kind":"vital","metric":"LCP","value":1,"route":"/care"}',
  });
});

test('[APP-06] [RL-08] says the pattern of the route that the visit began at, not the address', () => {
  window.history.replaceState({}, '', '/treatments/gout?guid=7');
  let route = '/treatments/:segment';
  startReports(at(route));
  route = '/care';
  measure('CLS', 0.1);
  expect(sent()).toEqual([['/reports', { kind: 'vital', metric: 'CLS', value: 0.1, route: '/treatments/:segment' }]]);
});

test.each([
  ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
  [
    'an opt-out',
    () => {
      localStorage.setItem('privacy-choice', 'opt-out');
    },
  ],
])('[APP-06] [RL-08] sends nothing more after %s', (_what, choose) => {
  startReports(at('/care'));
  measure('FCP', 1);
  choose();
  measure('LCP', 1);
  expect(sent()).toHaveLength(1);
});

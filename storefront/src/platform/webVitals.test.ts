import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { reportWebVitals } from './webVitals';

type Report = (metric: Pick<MetricType, 'name' | 'value' | 'navigationURL'>) => void;

const library = vi.hoisted(() => ({ loads: 0, reports: new Map<string, unknown>() }));

vi.mock('web-vitals', () => {
  library.loads += 1;
  const observe = (name: string) => (report: unknown) => library.reports.set(name, report);
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  };
});

const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);

beforeEach(() => {
  vi.resetModules();
  library.loads = 0;
  library.reports.clear();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon, globalPrivacyControl: undefined });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('[APP-06] loads and measures nothing when the build names no destination', async () => {
  await reportWebVitals('/treatments/:path');
  vi.stubEnv('VITE_WEB_VITALS_URL', '');
  await reportWebVitals('/treatments/:path');
  expect(library.loads).toBe(0);
  expect(library.reports.size).toBe(0);
});

test('[APP-06] sends each of the five metrics to the destination as one beacon', async () => {
  vi.stubEnv('VITE_WEB_VITALS_URL', 'https://metrics.example.com/vitals');
  await reportWebVitals('/care');
  expect([...library.reports.keys()]).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(sendBeacon).not.toHaveBeenCalled();
  for (const [name, report] of library.reports) (report as Report)({ name: name as MetricType['name'], value: 12.5 });
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body as string)])).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((metric) => [
      'https://metrics.example.com/vitals',
      { metric, value: 12.5, route: '/care' },
    ]),
  );
});

test('[APP-06] sends the pattern of the route, not the address, whatever else the library knows', async () => {
  window.history.replaceState({}, '', '/treatments/gout?guid=7');
  vi.stubEnv('VITE_WEB_VITALS_URL', '/vitals');
  await reportWebVitals('/treatments/:path');
  (library.reports.get('LCP') as Report)({ name: 'LCP', value: 1, navigationURL: location.href });
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    '/vitals',
    '{"metric":"LCP","value":1,"route":"/treatments/:path"}',
  );
});

test('[APP-06] stays off under Global Privacy Control', async () => {
  vi.stubEnv('VITE_WEB_VITALS_URL', '/vitals');
  Object.assign(navigator, { globalPrivacyControl: true });
  await reportWebVitals('/care');
  expect(library.loads).toBe(0);
});

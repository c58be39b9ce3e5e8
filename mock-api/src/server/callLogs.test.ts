import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchedCall } from '../watchedCall';
import { createCallLogs } from './callLogs';

const call = (body: string): WatchedCall => ({
  at: 0,
  milliseconds: 1,
  method: 'POST',
  path: '/rest/v1/ai/search',
  hasToken: false,
  contentType: 'application/json',
  choice: 'normal',
  body,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[QA-07] a log has no writer unless its page is open, so that no message is kept', () => {
  const logs = createCallLogs();
  expect(logs.writer(undefined)).toBeUndefined();
  expect(logs.writer('a')).toBeUndefined();
  const close = logs.open('a', () => undefined);
  expect(logs.writer('a')).toBeDefined();
  expect(logs.writer('b')).toBeUndefined();
  close?.();
  expect(logs.writer('a')).toBeUndefined();
});

test('[QA-07] a log keeps the last 50 calls for a page that is loaded anew, and forgets them after a minute', () => {
  const logs = createCallLogs();
  const first = vi.fn<(call: WatchedCall) => void>();
  const close = logs.open('a', first);
  for (let count = 1; count <= 60; count += 1) logs.writer('a')?.(call(String(count)));
  expect(first).toHaveBeenCalledTimes(60);
  close?.();
  vi.advanceTimersByTime(59_000);

  const again: string[] = [];
  const closeAgain = logs.open('a', ({ body }) => again.push(body));
  expect(again).toHaveLength(50);
  expect([again[0], again[49]]).toEqual(['11', '60']);
  closeAgain?.();
  vi.advanceTimersByTime(60_000);

  const late = vi.fn<(call: WatchedCall) => void>();
  logs.open('a', late);
  expect(late).not.toHaveBeenCalled();
});

test('[QA-07] twenty logs may be open; one more is refused until one is forgotten', () => {
  const logs = createCallLogs();
  const closes = Array.from({ length: 20 }, (_, index) => logs.open(`bench-${String(index)}`, () => undefined));
  expect(logs.open('one-more', () => undefined)).toBeUndefined();
  expect(logs.open('bench-3', () => undefined)).toBeDefined();
  closes[0]?.();
  vi.advanceTimersByTime(60_000);
  expect(logs.open('one-more', () => undefined)).toBeDefined();
});

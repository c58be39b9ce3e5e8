import { beforeEach, expect, test, vi } from 'vitest';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const key = 'receptionist:guid';

/** A page that has just loaded. */
async function freshVisitorId() {
  vi.resetModules();
  return (await import('./visitorId')).visitorId;
}

beforeEach(() => localStorage.clear());

test('[CH-15] is one random UUID for every message, kept in local storage', async () => {
  const visitorId = await freshVisitorId();
  const first = visitorId();

  expect(first).toMatch(uuid);
  expect(visitorId()).toBe(first);
  expect(localStorage.getItem(key)).toBe(first);
});

test('[CH-15] is the same on the next visit', async () => {
  const first = (await freshVisitorId())();
  expect((await freshVisitorId())()).toBe(first);
});

test('[WP-30] is the one that another tab has made meanwhile', async () => {
  const visitorId = await freshVisitorId();
  const other = '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d';
  localStorage.setItem(key, other);
  expect(visitorId()).toBe(other);
});

test('is made anew where storage holds rubbish', async () => {
  localStorage.setItem(key, 'rubbish');
  const made = (await freshVisitorId())();
  expect(made).toMatch(uuid);
  expect(localStorage.getItem(key)).toBe(made);
});

test('[WP-32] is kept in memory where storage throws', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const visitorId = await freshVisitorId();
  const first = visitorId();

  expect(first).toMatch(uuid);
  expect(visitorId()).toBe(first);
});

test('[WP-29] is not made before it is asked for', async () => {
  await freshVisitorId();
  expect(localStorage).toHaveLength(0);
});

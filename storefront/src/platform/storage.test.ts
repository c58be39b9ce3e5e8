import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.resetModules();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('[CX-02] keeps values in memory when storage may not be looked at', async () => {
  const { createStore } = await import('./storage');
  const store = createStore(throwing);
  store.set('pharmacy', 'Eaglecrest');
  store.set('source', 'spring');
  expect(store.get('pharmacy')).toBe('Eaglecrest');
  expect(store.get('never set')).toBeNull();
  store.remove('pharmacy');
  expect(store.get('pharmacy')).toBeNull();
});

test('[CX-02] keeps what a full storage refuses, over the older value that it still holds', async () => {
  const { createStore } = await import('./storage');
  const store = createStore(() => localStorage);
  store.set('source', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
  store.set('source', 'new');
  expect(store.get('source')).toBe('new');
  expect(localStorage.getItem('source')).toBe('old');
});

test('[CX-02] warns once in all, however many values and whichever storage is refused', async () => {
  const { lasting, visit } = await import('./storage');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
  lasting.set('source', 'spring');
  lasting.set('campaign', 'fall');
  visit.set('state', 'Ohio');
  expect([lasting.get('source'), visit.get('state')]).toEqual(['spring', 'Ohio']);
  expect(warn).toHaveBeenCalledTimes(1);
  // It says nothing of what was to be kept.
  expect(String(warn.mock.calls[0])).not.toMatch(/spring|fall|Ohio/);
});

test('[CX-02] uses the storage, without a warning, while it works', async () => {
  const { createStore } = await import('./storage');
  const store = createStore(() => localStorage);
  store.set('campaign', 'fall');
  expect(localStorage.getItem('campaign')).toBe('fall');
  store.remove('campaign');
  expect(store.get('campaign')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

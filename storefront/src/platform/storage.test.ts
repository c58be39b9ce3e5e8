import { expect, test, vi } from 'vitest';
import { createStore } from './storage';

function refusing(overrides: Partial<Storage>): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => {
      values.clear();
    },
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...overrides,
  };
}

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('[CX-02] keeps values in memory and warns once when storage may not be looked at', () => {
  const warn = vi.fn<(message: string) => void>();
  const store = createStore(throwing, warn);
  store.set('pharmacy', 'Eaglecrest');
  store.set('source', 'spring');
  expect(store.get('pharmacy')).toBe('Eaglecrest');
  expect(store.get('never set')).toBeNull();
  store.remove('pharmacy');
  expect(store.get('pharmacy')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('[CX-02] keeps what a full storage refuses, over the older value that it still holds', () => {
  const storage = refusing({});
  const warn = vi.fn<(message: string) => void>();
  const store = createStore(() => storage, warn);
  store.set('source', 'old');
  storage.setItem = throwing;
  store.set('source', 'new');
  expect(store.get('source')).toBe('new');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('[CX-02] uses the storage again, without a warning, while it works', () => {
  const warn = vi.fn<(message: string) => void>();
  const store = createStore(() => window.localStorage, warn);
  store.set('campaign', 'fall');
  expect(window.localStorage.getItem('campaign')).toBe('fall');
  store.remove('campaign');
  expect(store.get('campaign')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

import { afterEach, expect, test, vi } from 'vitest';
import { openTab } from './openTab';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[OB-03] cuts the new tab off from this page before it goes anywhere', () => {
  const order: string[] = [];
  const tab = {
    set opener(value: unknown) {
      order.push(`opener ${String(value)}`);
    },
    location: { replace: (url: string) => order.push(url) },
  };
  vi.stubGlobal('open', () => tab);
  expect(openTab('https://assessment.example.com/')).toBe(true);
  expect(order).toEqual(['opener null', 'https://assessment.example.com/']);
});

test('[GS-17] tells a held-back tab', () => {
  vi.stubGlobal('open', () => null);
  expect(openTab('https://assessment.example.com/')).toBe(false);
});

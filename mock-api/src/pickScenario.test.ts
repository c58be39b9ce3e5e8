import { expect, test } from 'vitest';
import { namesUnknownScenario, pickScenario } from './pickScenario';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>();
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) };
}

test('[QA-02] a page without a choice behaves normally', () => {
  expect(pickScenario('', memory())).toBe('normal');
});

test('[QA-02] a choice in the address is kept for the tab until another one', () => {
  const kept = memory();
  expect(pickScenario('?show=treatments&scenario=slow', kept)).toBe('slow');
  expect(pickScenario('', kept)).toBe('slow');
  expect(pickScenario('?scenario=500', kept)).toBe('500');
  expect(pickScenario('?scenario=normal', kept)).toBe('normal');
  expect(pickScenario('', kept)).toBe('normal');
});

test('[QA-02] an unknown choice is told apart and changes nothing', () => {
  const kept = memory();
  pickScenario('?scenario=slow', kept);
  expect(pickScenario('?scenario=nonsense', kept)).toBe('slow');
  expect(['', '?scenario=slow', '?scenario=nonsense', '?scenario='].map(namesUnknownScenario)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

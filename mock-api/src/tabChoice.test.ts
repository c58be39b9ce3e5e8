import { expect, test } from 'vitest';
import { scenarioChoice, usualChoice, writeChoice } from './choice';
import { createTabChoice } from './tabChoice';

function openTab() {
  const entries = new Map<string, string>();
  const page = { query: '' };
  const choice = createTabChoice(
    {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    () => page.query,
  );
  const visit = (query: string) => {
    page.query = query;
    return writeChoice(choice.read());
  };
  return { choice, entries, visit };
}

test('[QA-02] a tab without a choice behaves normally', () => {
  const { choice, visit } = openTab();
  expect(visit('')).toBe('normal');
  expect(choice.complaint()).toBeUndefined();
});

test('[QA-02] a choice in the address is kept for the tab until another one', () => {
  const { entries, visit } = openTab();
  expect(visit('?show=treatments&scenario=slow~delay=200')).toBe('slow~delay=200');
  expect(visit('')).toBe('slow~delay=200');
  expect(visit('?scenario=500')).toBe('500');
  expect(visit('?scenario=normal')).toBe('normal');
  expect(entries.size).toBe(0);
});

test('[QA-02] an unknown choice is complained of and changes nothing', () => {
  const { choice, visit } = openTab();
  visit('?scenario=slow');
  expect(visit('?scenario=nonsense')).toBe('slow');
  expect(choice.complaint()).toContain('There is no such scenario.');
  visit('?scenario=500');
  expect(choice.complaint()).toBeUndefined();
});

test('[QA-02] what is chosen on the panel outlives the address that chose before', () => {
  const { choice, visit } = openTab();
  visit('?scenario=slow');
  choice.keep(scenarioChoice('429'));
  expect(visit('?scenario=slow')).toBe('429');
  choice.keep(usualChoice);
  expect(visit('?scenario=slow')).toBe('normal');
});

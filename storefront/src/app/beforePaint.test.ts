import { beforeEach, expect, test } from 'vitest';
import { beforePaint } from './beforePaint';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'color-mode=; max-age=0';
  delete root.dataset['colorMode'];
  delete root.dataset['visitor'];
  window.history.replaceState(null, '', '/');
});

test('[TH-05] takes the remembered color mode, else the one of the cookie, else light', () => {
  beforePaint('eagle');
  expect(root.dataset['colorMode']).toBeUndefined();
  document.cookie = 'color-mode=dark';
  beforePaint('eagle');
  expect(root.dataset['colorMode']).toBe('dark');
  delete root.dataset['colorMode'];
  localStorage.setItem('color-mode', 'light');
  beforePaint('eagle');
  expect(root.dataset['colorMode']).toBeUndefined();
});

test('[HM-04] knows before the first paint that nothing stored changes the page', () => {
  beforePaint('eagle');
  expect(root.dataset['visitor']).toBe('new');
});

test.each(['option', 'pharmacy', 'source', 'partner'])('[HM-04] leaves the skeleton when %s is stored', (name) => {
  localStorage.setItem(name, '2');
  beforePaint('eagle');
  expect(root.dataset['visitor']).toBeUndefined();
});

test('[CX-06] marks the page of a visitor whom the grocery chain sends', () => {
  window.history.replaceState(null, '', '/?source=Eaglecrest-flyer');
  beforePaint('eagle');
  expect(root.dataset['visitor']).toBe('grocery-chain');
});

test('[APP-02] refers to nothing outside itself, since it is written into every page', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it from its text too
  const fromText = new Function(`return (${beforePaint.toString()})`)() as typeof beforePaint;
  localStorage.setItem('color-mode', 'dark');
  fromText('eagle');
  expect(root.dataset['colorMode']).toBe('dark');
});

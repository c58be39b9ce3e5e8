import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint';

const entry = '/assets/index-1.js';
const chunks = ['/assets/vendor-1.js', '/assets/HomePage-1.js'];

/** The addresses that the document asks for, in order. */
function requested(): readonly (string | null)[] {
  return [...document.head.querySelectorAll('link[rel=modulepreload], script[type=module]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.head.replaceChildren();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('asks for no script until a frame has been painted, then for all at once', () => {
  afterPaint([entry, ...chunks]);
  expect(requested()).toEqual([]);
  vi.runAllTimers();
  expect(requested()).toEqual([...chunks, entry]);
});

test('starts a page in a hidden tab, which is not painted, at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint([entry, ...chunks]);
  expect(requested()).toEqual([...chunks, entry]);
});

test('holds everything it needs, since it runs as text', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it from its text too
  const fromText = new Function(`return (${afterPaint.toString()})`)() as typeof afterPaint;
  fromText([entry, ...chunks]);
  vi.runAllTimers();
  expect(requested()).toEqual([...chunks, entry]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptPatience } from '@front-door/shared/contract/patience';
import type { EarlyInput } from '../platform/earlyInput.types';
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
  globalThis.earlyInput = undefined;
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

/** A page with a part that waits, words for those without scripts, and what the document's head has left. */
function page(): EarlyInput {
  document.body.innerHTML = '<div id="root"><p data-pending="true"></p></div>';
  const style = document.createElement('style');
  style.textContent = '@media print { p { color: red } } @media (scripting: none) { p { color: green } }';
  document.head.append(style);
  const early: EarlyInput = { kept: [], holds: () => true, follow: vi.fn<() => void>() };
  globalThis.earlyInput = early;
  return early;
}

/** The conditions of the page's style sheet. */
function conditions(): readonly (string | undefined)[] {
  return [...document.styleSheets].flatMap(({ cssRules }) =>
    [...(cssRules as Iterable<CSSMediaRule>)].map(({ media }) => media.mediaText),
  );
}

test('[AF-14] a page whose script fails is at once one without scripts, and its link is followed', () => {
  const early = page();
  afterPaint([entry]);
  vi.advanceTimersByTime(100);
  expect(conditions()).toEqual(['print', '(scripting: none)']);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(conditions()).toEqual(['print', 'all']);
  expect(document.querySelector('[data-pending]')).toBeNull();
  expect(early.follow).toHaveBeenCalledTimes(1);

  early.showWithScripts?.();
  expect(conditions()).toEqual(['print', '(scripting: none)']);
});

test('[AF-14] a page whose script is late is one without scripts until it comes', () => {
  page();
  afterPaint([entry]);
  vi.advanceTimersByTime(scriptPatience - 1);
  expect(conditions()).toEqual(['print', '(scripting: none)']);
  vi.advanceTimersByTime(1);
  expect(conditions()).toEqual(['print', 'all']);
});

test('[AF-14] a page that the application has taken over stays as it is', () => {
  const early = page();
  afterPaint([entry]);
  early.isTaken = true;
  vi.runAllTimers();
  expect(conditions()).toEqual(['print', '(scripting: none)']);
  expect(early.follow).not.toHaveBeenCalled();
});

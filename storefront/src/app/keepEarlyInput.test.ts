import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkPatience } from '@front-door/shared/contract/patience';
import { keepEarlyInput } from './keepEarlyInput';

const heard = vi.fn<(event: Event) => void>();
const types = ['click', 'input', 'change', 'keydown', 'submit', 'pointerdown', 'pointerover', 'focusin', 'focusout'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A document of its own element, so that no listener of an earlier test hears it.
  document.documentElement.replaceWith(document.createElement('html'));
  document.documentElement.innerHTML =
    '<body><div id="root"><button type="button"><span>Press</span></button><input><form></form>' +
    '<a id="here" href="#part">Part</a><a id="tab" href="/x" target="_blank">Tab</a><a id="waits" href="https://a.example/" target="_blank" data-waits="true">Prices</a><a id="out" href="https://a.example/">Out</a>' +
    '<button type="button" role="tab"></button><details><summary>More</summary></details></div><p>Others</p></body>';
  for (const type of types) document.body.addEventListener(type, heard);
  keepEarlyInput();
});

afterEach(() => {
  vi.useRealTimers();
  heard.mockClear();
  globalThis.earlyInput = undefined;
  window.history.replaceState(null, '', '/');
});

function find(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

const kept = () => globalThis.earlyInput?.kept ?? [];

/** Whether the browser may go on with what it would do by itself. */
function dispatch(selector: string, event: Event): boolean {
  return find(selector).dispatchEvent(event);
}

test('[SM-06] keeps what is done, in order, with what the field held by then, and tells nobody else', () => {
  find('span').click();
  const field = find('input');
  for (const value of ['r', 'ra']) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(kept().map(({ event, value }) => [event.type, value])).toEqual([
    ['click', undefined],
    ['input', 'r'],
    ['input', 'ra'],
  ]);
  expect(heard).not.toHaveBeenCalled();
});

test('[SM-06] keeps nothing of what is done outside the application, or is no longer held', () => {
  find('p').click();
  if (globalThis.earlyInput !== undefined) globalThis.earlyInput.holds = () => false;
  find('button').click();
  expect(kept()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[SM-06] of the places where the pointer has been on its way only the last is kept', () => {
  for (const selector of ['button', 'input', 'summary'])
    dispatch(selector, new Event('pointerover', { bubbles: true }));
  expect(kept().map(({ event }) => event.target)).toEqual([find('summary')]);
});

test.each<[string, string, Event, boolean]>([
  ['a press', 'span', new MouseEvent('click', { bubbles: true, cancelable: true }), true],
  ['a disclosure', 'summary', new MouseEvent('click', { bubbles: true, cancelable: true }), true],
  ['a link in this tab', '#here', new MouseEvent('click', { bubbles: true, cancelable: true }), false],
  ['a link with a key', '#here', new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }), true],
  ['a link to a new tab', '#tab', new MouseEvent('click', { bubbles: true, cancelable: true }), true],
  ['a link to another site', '#out', new MouseEvent('click', { bubbles: true, cancelable: true }), true],
  ['a link that says it waits', '#waits', new MouseEvent('click', { bubbles: true, cancelable: true }), false],
  ['a form', 'form', new Event('submit', { bubbles: true, cancelable: true }), false],
  ['an arrow key', 'input', new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'ArrowDown' }), true],
  [
    'an arrow key on a tab',
    '[role=tab]',
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'ArrowRight' }),
    false,
  ],
])('[SM-06] of %s the browser does what it would do by itself: %#', (_what, selector, event, goesOn) => {
  expect(dispatch(selector, event)).toBe(goesOn);
  expect(kept()).toHaveLength(1);
});

test('[AF-14] a link is followed by the browser if the application does not come in time', () => {
  find('#here').click();
  expect(location.hash).toBe('');
  vi.advanceTimersByTime(linkPatience);
  expect(location.hash).toBe('#part');
});

test('[SM-06] a link that the application has followed, or that was left behind, the browser leaves alone', () => {
  find('#here').click();
  window.history.replaceState(null, '', '/elsewhere');
  vi.advanceTimersByTime(linkPatience);
  expect(location.hash).toBe('');

  find('#here').click();
  if (globalThis.earlyInput !== undefined) globalThis.earlyInput.holds = () => false;
  vi.advanceTimersByTime(linkPatience);
  expect(location.hash).toBe('');
});

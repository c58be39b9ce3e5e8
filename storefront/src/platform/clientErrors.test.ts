import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostErrors, reportErrors } from './clientErrors';
import type { Report } from './reports.types';

const words = 'purplezebra';
const origin = location.origin;
const tell = vi.fn<(report: Report) => void>();
let added: (readonly [string, EventListenerOrEventListenerObject, unknown])[] = [];
let route = '/care';

function start(): (error: unknown) => void {
  const add = vi.spyOn(globalThis, 'addEventListener');
  const caught = reportErrors(tell, () => route);
  added = add.mock.calls.map(([type, listener, options]) => [type, listener as EventListener, options]);
  add.mockRestore();
  return caught;
}

beforeEach(() => {
  tell.mockClear();
  route = '/care';
});

afterEach(() => {
  for (const [type, listener, options] of added)
    removeEventListener(type, listener, options as AddEventListenerOptions);
});

const uncaught = (error: unknown, filename: string, lineno = 3, colno = 7) =>
  dispatchEvent(new ErrorEvent('error', { error, message: words, filename, lineno, colno }));

test('[RL-08] an uncaught error says its kind, script, line and column, and the route’s pattern', () => {
  start();
  route = '/treatments/:segment';
  uncaught(new TypeError(words), `${origin}/assets/shell-1.js?v=${words}`);
  expect(tell.mock.calls).toEqual([
    [
      {
        kind: 'error',
        error: 'TypeError',
        file: '/assets/shell-1.js',
        line: 3,
        column: 7,
        route: '/treatments/:segment',
      },
    ],
  ]);
});

test('[RL-08] neither message, nor a name of its own, nor an address is told', () => {
  const caught = start();
  const named = Object.assign(new Error(words), { name: words });
  uncaught(named, `${origin}/treatments/${words}?q=${words}`);
  uncaught(words, `https://${words}.example.com/x.js`);
  uncaught(undefined, '');
  caught(named);
  caught(words);
  caught({ message: words, stack: words });
  expect(tell.mock.calls.map(([report]) => report)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ error: 'Error', file: 'page' }),
      expect.objectContaining({ error: 'Error', file: 'elsewhere' }),
    ]),
  );
  expect(JSON.stringify(tell.mock.calls)).not.toContain(words);
});

test('[RL-08] a rejection and a caught error are placed by their stack', () => {
  const caught = start();
  const error = new RangeError(words);
  error.stack = `RangeError: ${words}\n    at run (${origin}/assets/chunk-2.js:10:20)\n    at ${origin}/assets/shell.js:1:2`;
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(tell).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    error: 'RangeError',
    file: '/assets/chunk-2.js',
    line: 10,
    column: 20,
    route: '/care',
  });
  caught(error);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('[RL-08] a script or style that did not come is told by its path; a picture is not', () => {
  start();
  const script = Object.assign(document.createElement('script'), { src: `/assets/lost.js?${words}` });
  const link = Object.assign(document.createElement('link'), { href: 'https://cdn.example.com/lost.css' });
  const image = document.createElement('img');
  // None is fetched: jsdom loads nothing by itself.
  document.body.append(script, link, image);
  for (const element of [script, link, image]) element.dispatchEvent(new Event('error'));
  expect(tell.mock.calls.map(([report]) => report)).toEqual([
    { kind: 'error', error: 'load', file: '/assets/lost.js', line: 0, column: 0, route: '/care' },
    { kind: 'error', error: 'load', file: 'elsewhere', line: 0, column: 0, route: '/care' },
  ]);
  for (const element of [script, link, image]) element.remove();
});

test('[RL-08] a page that fails without end tells of its first errors', () => {
  start();
  for (let line = 1; line < 100; line += 1) uncaught(new Error('x'), `${origin}/a.js`, line);
  expect(tell).toHaveBeenCalledTimes(mostErrors);
});

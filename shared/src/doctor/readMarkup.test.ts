import { expect, test } from 'vitest';
import { mergeMarkup } from './mergeMarkup';
import { readMarkup } from './readMarkup';

const namesOf = (html: string) => readMarkup(html).elements.map(({ name, line }) => `${name}:${String(line)}`);

test('[WX-12] each element has the line where it begins', () => {
  expect(namesOf('<!doctype html>\n<html>\n<body>\n\n<p\n id=x>a</p></body></html>')).toEqual([
    'html:2',
    'head:undefined',
    'body:3',
    'p:5',
  ]);
});

test('[WX-12] what stands where nothing runs is known as such, with its line', () => {
  const { elements } = readMarkup(
    '<p>\n<noscript>\n<script src="a"></script></noscript><template><script src="b"></script></template>\n<!--\n<script src="c"></script> -->',
  );
  expect(
    elements
      .filter(({ name }) => name === 'script')
      .map(({ attributes, inert, line }) => [attributes['src'], inert, line]),
  ).toEqual([
    ['a', 'noscript', 3],
    ['b', 'template', 3],
    ['c', 'comment', 5],
  ]);
});

test('[WX-12] a part of a page is no whole one', () => {
  expect(readMarkup('<script src="a"></script>').isWhole).toBe(false);
  expect(readMarkup('<head><title>a</title>').isWhole).toBe(true);
});

test('[WX-12] attributes are read as browsers read them', () => {
  const script = readMarkup('<SCRIPT ASYNC Data-Side=left data-label="A &amp; B">x < y</SCRIPT>').elements.find(
    ({ name }) => name === 'script',
  );
  expect(script).toMatchObject({
    attributes: { async: '', 'data-side': 'left', 'data-label': 'A & B' },
    text: 'x < y',
  });
});

test.each([
  '',
  ' ',
  '\0',
  '<',
  '</',
  '<!--',
  '<script>',
  '<svg><title><p>',
  '<table><tr><script></table>',
  '<a '.repeat(999),
])('[WX-12] broken HTML is read too: %j', (html) => {
  expect(readMarkup(html).elements.length).toBeGreaterThan(2);
});

test('[WX-12] a page as it was sent and as its scripts made it: lines, what was added, what is gone', () => {
  const sent = readMarkup('<body>\n<script nonce="abc" src="a"></script>\n<script type="text/plain" src="b"></script>');
  const now = readMarkup(
    '<html><head></head><body><script nonce="" src="a"></script><script src="b"></script></body></html>',
  );
  const scripts = mergeMarkup(sent, now).elements.filter(({ name }) => name === 'script');
  expect(scripts.map(({ attributes, line, isGone }) => [attributes['src'], attributes['nonce'], line, isGone])).toEqual(
    [
      ['a', 'abc', 2, undefined],
      ['b', undefined, undefined, undefined],
      ['b', undefined, 3, true],
    ],
  );
});

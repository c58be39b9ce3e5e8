import { expect, test } from 'vitest';
import { english } from './english';
import { spanish } from './spanish';
import { say, wordingFor } from './wording';

const bracesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([brace]) => brace).sort();

test('[WE-08] Spanish says all that English says, with the same braces, in words of its own', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
  for (const [name, text] of Object.entries(english)) {
    const translated = spanish[name as keyof typeof english];
    expect(bracesOf(translated)).toEqual(bracesOf(text));
    expect(translated).not.toBe(text);
  }
});

test("[WE-08] the page's own texts outweigh the language's", () => {
  const wording = wordingFor('es', { send: 'Mandar' });
  expect([say(wording, 'send'), say(wording, 'close')]).toEqual(['Mandar', 'Cerrar']);
});

test('fills in names as they are, and numbers as the language writes them', () => {
  expect(say(wordingFor('en', {}), 'welcome', { product: 'A {b} $& C' })).toBe('Welcome to A {b} $& C!');
  expect(say(wordingFor('en', {}), 'full', { longest: 2000 })).toBe('Only the first 2,000 characters are kept.');
  expect(say(wordingFor('en', { full: '{most} {longest}' }), 'full', { longest: 5 })).toBe('{most} 5');
});

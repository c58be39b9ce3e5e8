import { expect, test } from 'vitest';
import { poisonHelp } from '@front-door/shared/catalogue/emergencyLines';
import { english } from './english';
import { spanish } from './spanish';
import { say, wordingFor, wordingsFor } from './wording';

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
  expect([say(wording, 'send'), say(wording, 'goOn')]).toEqual(['Mandar', spanish.goOn]);
});

test.each([
  ['en', 'en', ['en']],
  ['en', 'es', ['es']],
  ['es', 'both', ['es', 'en']],
  ['en', 'both', ['en', 'es']],
] as const)(
  "[EM-05] on a page in %s, who writes in %s is told in %j, with the page's own words in its language",
  (page, written, languages) => {
    const own = wordingFor(page, { call911: 'Ring 911' });
    const wordings = wordingsFor(written, own);
    expect(wordings.map(({ language }) => language)).toEqual(languages);
    for (const wording of wordings)
      expect(say(wording, 'call911')).toBe(
        wording === own ? 'Ring 911' : say(wordingFor(wording.language, {}), 'call911'),
      );
  },
);

test('fills in names as they are, and numbers as the language writes them', () => {
  expect(say(wordingFor('en', {}), 'welcome', { product: 'A {b} $& C' })).toBe('Welcome to A {b} $& C!');
  expect(say(wordingFor('en', {}), 'full', { longest: 2000 })).toBe('Only the first 2,000 characters are kept.');
  expect(say(wordingFor('en', { full: '{most} {longest}' }), 'full', { longest: 5 })).toBe('{most} 5');
});

// A constant would weigh more than the number in two texts.
test.each([english, spanish])(
  '[EM-03] the button for a poisoning says the number that it calls: $callPoisonHelp',
  (texts) => {
    expect(/[\d-]+$/.exec(texts.callPoisonHelp)?.[0]).toBe(poisonHelp);
  },
);

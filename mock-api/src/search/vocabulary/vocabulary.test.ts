import { splitWords } from '@front-door/shared/reading/words';
import { describe, expect, test } from 'vitest';
import { cueFinder } from '@front-door/shared/reading/cues';
import { english, spanish } from '../../../train/words';
import { body } from './body';
import { conditions } from './condition';
import { events } from './event';
import { medicines } from './medicine';
import { misspellings } from './misspellings';
import { sensations } from './sensation';
import { men, women } from './sexes';
import { subjects } from './subject';
import { classOf, vocabulary, vocabularyWords, type ConceptClass } from './vocabulary';

const classes: Readonly<Record<ConceptClass, Readonly<Record<string, string>>>> = {
  body,
  sensation: sensations,
  event: events,
  condition: conditions,
  medicine: medicines,
  subject: subjects,
};
const runsOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((run) => run.trim())
    .filter((run) => run !== '');
const concepts = Object.values(classes).flatMap((table) => Object.entries(table));

/** Concepts that the word lists do not show to have words of both languages, and why that is right. */
const oneLanguage: Readonly<Record<string, string>> = {
  psoriasis: 'its name is the same in both',
  fibromyalgia: 'the list of Spanish words lacks fibromialgia',
  'tension-headache': 'the list of Spanish words lacks cefalea tensional',
  'interstitial-cystitis': 'the lists of English words lack it',
  alopecia: 'its name is the same in both',
  rosacea: 'its name is the same in both',
  reflux: 'the lists of English words lack reflux',
  ptsd: 'known by its initials, in Spanish tept',
  'sleep-apnea': 'apnea is the same in both',
  endometriosis: 'its name is the same in both',
  rsv: 'known by its initials, in Spanish vrs',
  'hair-drug': 'names of medicines, with their Spanish endings',
  'lice-drug': 'names of medicines, with their Spanish endings',
};

test('[LU-08] every class has concepts, and every concept is of one class', () => {
  for (const [name, table] of Object.entries(classes))
    expect([name, Object.keys(table).length > 0]).toEqual([name, true]);
  expect(concepts.map(([concept]) => concept).toSorted()).toEqual(
    [...new Set(concepts.map(([concept]) => concept))].toSorted(),
  );
  expect(Object.keys(vocabulary).toSorted()).toEqual(Object.keys(classOf).toSorted());
});

test('[LU-08] the names of concepts are words parted by hyphens', () => {
  expect(concepts.map(([concept]) => concept).filter((concept) => !/^[a-z]+(?:-[a-z]+)*$/.test(concept))).toEqual([]);
});

describe.each(Object.entries(classes))('[LU-08] the class %s', (_class, table) => {
  const runs = Object.entries(table).flatMap(([concept, text]) => runsOf(text).map((run) => [concept, run] as const));

  test('has no run twice', () => {
    const seen = new Map<string, string>();
    const twice = runs.flatMap(([concept, run]) => {
      const before = seen.get(run);
      seen.set(run, concept);
      return before === undefined ? [] : [`${run}: ${before}, ${concept}`];
    });
    expect(twice).toEqual([]);
  });

  test('has runs of six words at most', () => {
    expect(runs.filter(([, run]) => run.split(/\s+/).length > 6).map(([, run]) => run)).toEqual([]);
  });

  test('writes words as messages are read, a star at the end of the last alone', () => {
    const odd = runs.filter(([, run]) => {
      const plain = run.replace(/\*$/, '');
      return (
        plain !==
        splitWords(plain)
          .map(({ text }) => text)
          .join(' ')
      );
    });
    expect(odd.map(([concept, run]) => `${concept}: ${run}`)).toEqual([]);
  });

  test('has beginnings of words that are long enough to stand for one thing', () => {
    expect(runs.filter(([, run]) => /^[a-z]{0,3}\*$/.test(run)).map(([, run]) => run)).toEqual([]);
  });

  test('is found by its own words', () => {
    const find = cueFinder(table);
    const lost = runs.filter(([concept, run]) => {
      const words = run
        .replace('*', 'xx')
        .split(/\s+/)
        .map((text) => ({ text }));
      return !find(words).some(({ means, end }) => means === concept && end === words.length);
    });
    expect(lost.map(([concept, run]) => `${concept}: ${run}`)).toEqual([]);
  });
});

/** Whether a run is of words of a language; a beginning of a word is, where a word has it with a usual ending. */
const isOf = (words: ReadonlySet<string>) => (run: string) =>
  run
    .split(' ')
    .every((word) =>
      word.endsWith('*') ? endings.some((ending) => words.has(word.slice(0, -1) + ending)) : words.has(word),
    );
const endings = [
  '',
  's',
  'a',
  'o',
  'e',
  'as',
  'os',
  'es',
  'y',
  'ed',
  'ing',
  'er',
  'al',
  'ar',
  'ado',
  'ada',
  'is',
  'ion',
  'ation',
  'us',
];
const isEnglish = isOf(new Set(english));
const isSpanish = isOf(new Set(spanish));

test('[SE-02] [LU-08] every concept has words of both languages, but for those listed with a reason', () => {
  const lacking = concepts.flatMap(([concept, text]) => {
    const runs = runsOf(text);
    const missing = [...(runs.some(isEnglish) ? [] : ['English']), ...(runs.some(isSpanish) ? [] : ['Spanish'])];
    return missing.length === 0 || oneLanguage[concept] !== undefined
      ? []
      : [`${concept}: no ${missing.join(', no ')}`];
  });
  expect(lacking).toEqual([]);
  for (const concept of Object.keys(oneLanguage)) expect(classOf).toHaveProperty(concept);
});

test('[LU-08] the words that tell a woman from a man share none', () => {
  const ofMen = new Set(runsOf(men));
  expect(runsOf(women).filter((run) => ofMen.has(run))).toEqual([]);
});

test('[LU-05] every misspelling is read as a word, and none of them twice', () => {
  for (const [typed, meant] of misspellings) {
    expect(typed).not.toBe(meant);
    expect([typed, meant].join(' ')).toMatch(/^[a-z\d]+ [a-z]+$/);
  }
});

test('the words of the vocabulary are whole words', () => {
  expect([...vocabularyWords].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  expect(vocabularyWords.has('throat')).toBe(true);
});

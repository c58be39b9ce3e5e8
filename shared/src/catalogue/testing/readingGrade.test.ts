import { describe, expect, test } from 'vitest';
import { readingGrade, syllablesOf } from './readingGrade';

describe('syllablesOf', () => {
  test.each([
    ['you', 1],
    ['breathe', 1],
    ['makes', 1],
    ['coughs', 1],
    ['helped', 1],
    ['days', 1],
    ['table', 2],
    ['muscles', 2],
    ['changes', 2],
    ['needed', 2],
    ['special', 2],
    ['being', 2],
    ['diet', 2],
    ['young', 1],
    ['medicine', 3],
    ['sexual', 3],
    ['infection', 3],
    ['bacteria', 4],
    ['diagnosis', 4],
    ['acetaminophen', 6],
  ])('counts %s as %i', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  test('counts a number as one', () => {
    expect(syllablesOf('911')).toBe(1);
  });
});

describe('readingGrade', () => {
  test('follows the formula', () => {
    // 2 sentences, 10 words, 12 syllables.
    expect(readingGrade(['Your doctor can help you. Drink water and rest now.'])).toBeCloseTo(
      0.39 * (10 / 2) + 11.8 * (12 / 10) - 15.59,
      10,
    );
  });

  test('ends a sentence at the end of a line, and not at a decimal point or a colon', () => {
    const oneSentence = readingGrade(['Fever: it may reach 100.4 or more']);
    expect(readingGrade(['Fever: it may reach 100.4 or more', 'Fever: it may reach 100.4 or more'])).toBe(oneSentence);
    expect(readingGrade(['Fever. It may reach 100.4 or more'])).toBeLessThan(oneSentence);
  });

  test('rates officialese above plain words', () => {
    const plain = readingGrade(['Call us if the pain gets worse or you feel sick.']);
    const official = readingGrade([
      'Immediate professional consultation is recommended if symptomatic deterioration or gastrointestinal discomfort occurs.',
    ]);
    expect(plain).toBeLessThan(5);
    expect(official).toBeGreaterThan(15);
  });

  test('gives an empty text the grade 0', () => {
    expect(readingGrade(['', '…'])).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { readingEase, syllablesOf } from './readingEase';

describe('syllablesOf', () => {
  test.each([
    ['y', 1],
    ['muy', 1],
    ['piel', 1],
    ['días', 2],
    ['guía', 2],
    ['oído', 3],
    ['cuidado', 3],
    ['ciudad', 2],
    ['queso', 2],
    ['agua', 2],
    ['pingüino', 3],
    ['tos', 1],
    ['leer', 2],
    ['ayuda', 3],
    ['medicina', 4],
    ['respiración', 4],
    ['infección', 3],
    ['antibióticos', 5],
    ['911', 1],
  ])('counts %s as %i', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });
});

describe('readingEase', () => {
  test('follows the formula', () => {
    // 2 sentences, 9 words, 18 syllables.
    expect(readingEase(['Su médico puede ayudar. Tome agua y descanse ya.'])).toBeCloseTo(
      206.84 - 60 * (18 / 9) - 1.02 * (9 / 2),
      10,
    );
  });

  test('ends a sentence at the end of a line, and not at a decimal point or a colon', () => {
    const line = 'Fiebre: puede llegar a 100.4 o más';
    expect(readingEase([line, line])).toBe(readingEase([line]));
    expect(readingEase(['Fiebre. Puede llegar a 100.4 o más'])).toBeGreaterThan(readingEase([line]));
  });

  test('rates plain words above officialese', () => {
    expect(readingEase(['Llame si le duele más.'])).toBeGreaterThan(90);
    expect(
      readingEase([
        'Se recomienda la evaluación profesional inmediata ante cualquier deterioro sintomatológico significativo.',
      ]),
    ).toBeLessThan(30);
  });
});

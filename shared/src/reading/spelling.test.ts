import { describe, expect, test } from 'vitest';
import { speller } from './spelling';

describe('[LU-02] misspelled words', () => {
  const spell = speller(
    ['breath', 'throat', 'hueso', 'ahogado', 'swelling', 'tongue', 'burn*', 'convulsionando'],
    new Set(['threat']),
  );

  test.each([
    ['breth', 'breath'],
    ['throte', 'throte'],
    ['aogado', 'ahogado'],
    ['sweling', 'swelling'],
    ['swellnig', 'swelling'],
    ['toungue', 'tongue'],
    ['threat', 'threat'],
    ['combulsionando', 'convulsionando'],
    ['burned', 'burned'],
    ['oso', 'oso'],
  ])('%s is read as %s', (word, meant) => {
    expect(spell(word)).toBe(meant);
  });
});

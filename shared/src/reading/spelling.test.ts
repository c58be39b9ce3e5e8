import { describe, expect, test } from 'vitest';
import { speller } from './spelling';

describe('[LU-02] misspelled words', () => {
  const spell = speller(
    [
      'breath',
      'breaking',
      'breathing',
      'unresponsive',
      'inconsciente',
      'suicide',
      'throat',
      'hueso',
      'ahogado',
      'swelling',
      'tongue',
      'burn*',
      'convulsionando',
    ],
    new Set(['threat']),
    new Set(['breathing', 'unresponsive', 'inconsciente', 'suicide']),
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
    ['breating', 'breathing'],
    ['breahting', 'breathing'],
    ['sucidie', 'suicide'],
    ['unresposnve', 'unresponsive'],
    ['inconcsiente', 'inconsciente'],
    ['breakign', 'breaking'],
    ['ahogdaos', 'ahogdaos'],
  ])('%s is read as %s', (word, meant) => {
    expect(spell(word)).toBe(meant);
  });
});

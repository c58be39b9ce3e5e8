// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emergencyPhrases } from '@front-door/shared/catalogue/alsoKnownAs/emergencyPhrases';
import * as spanish from '@front-door/shared/catalogue/names/es';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { searchCatalogue } from './searchIndex';
import { beginningsFor, typedFor } from './searchTable.fixture';

const all = () => true;
const matchOf = (typed: string) => searchCatalogue(typed, all).found[0]?.matched;
const paths = (typed: string) => searchCatalogue(typed, all).found.map(({ entry }) => entry.path);
const table = Object.entries(typedFor).flatMap(([path, words]) => words.map((typed) => [typed, path] as const));

describe('the words that people use', () => {
  test('[AF-01] are held in a table of hundreds, for every entry', () => {
    expect(table.length).toBeGreaterThan(400);
    expect(Object.keys(typedFor)).toHaveLength(treatments.length);
  });

  test.each([...table, ...Object.entries(beginningsFor)])(
    '[AF-01] %j finds %s among the first three',
    (typed, path) => {
      expect(paths(typed).slice(0, 3)).toContain(path);
    },
  );

  test.each(treatments.map(({ name, path }) => [name, path]))(
    '[AF-01] the name %s finds its own entry first',
    (name, path) => {
      expect(paths(name)[0]).toBe(path);
    },
  );

  test.each(treatments.map((entry) => [spanish.shownName(entry), entry.path]))(
    '[ES-03] [AF-01] the Spanish name %s finds its own entry first, with and without accents',
    (name, path) => {
      expect(paths(name)[0]).toBe(path);
      expect(paths(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))[0]).toBe(path);
    },
  );

  test.each([
    ['nitrofurantoína', 'urinary-tract-infection'],
    ['levotiroxina', 'medication-refill'],
    ['sildenafilo', 'erectile-dysfunction'],
    ['oxibutinina', 'overactive-bladder'],
    ['alopurinol', 'gout'],
    ['lagrimas artificiales', 'dry-eye'],
    ['pastilla anticonceptiva', 'birth-control'],
    ['sumatriptán', 'migraine-headache'],
    ['manchas blancas en las amigdalas', 'sore-throat'],
  ] as const)('[ES-03] [AF-01] %s, which the Spanish pages say, finds %s among the first three', (typed, path) => {
    expect(paths(typed).slice(0, 3)).toContain(path);
  });

  test('[ES-03] [AF-01] a medicine is marked in the language that names it', () => {
    expect(matchOf('oxibutinina')?.language).toBe('es');
    expect(matchOf('oxybutynin')?.language).toBe('en');
    expect(
      matchOf('redtoe')
        ?.parts.filter(({ isMatch }) => isMatch)
        .map(({ text }) => text),
    ).toEqual(['red', 'toe']);
  });

  test('[AF-01] the words that matched are shown as written, and marked', () => {
    const [first] = searchCatalogue('infeccion urinaria', all).found;
    expect(first?.matched?.language).toBe('es');
    expect(first?.matched?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'infección',
      'urinaria',
    ]);
    const [named] = searchCatalogue('sore throat', all).found;
    expect(named?.entry.path).toBe('sore-throat');
    expect(named?.matched).toBeUndefined();
  });
});

describe('emergencies', () => {
  test.each(emergencyPhrases)('[AF-01] $phrase names $lines', ({ phrase, lines }) => {
    expect(searchCatalogue(phrase, all).emergency).toContain(lines[0]);
  });

  test.each([
    ['chest pian', '911'],
    ['i have chest pain', '911'],
    ['my chest hurts', '911'],
    ['suicde', '988'],
    ['i want to die', '988'],
    ['I’m going to kill myself', '988'],
    ['overdoze', '911'],
    ['cant breath', '911'],
    ['dolor de pecho', '911'],
    ['me quiero morir', '988'],
  ] as const)('[AF-01] %s names %s first', (typed, line) => {
    expect(searchCatalogue(typed, all).emergency[0]).toBe(line);
  });

  test.each([
    'poison ivy',
    'emergency contraception',
    'food poisoning',
    'weight loss diet',
    'sore throat',
    'heartburn',
    'back pain',
    'panic attack',
    'chest cold',
    'heavy periods',
    'rash',
    'asthma attack',
    'short of breath',
    'head cold',
    'ankle injury',
  ])('[AF-01] %s names none', (typed) => {
    expect(searchCatalogue(typed, all).emergency).toEqual([]);
    expect(paths(typed).length).toBeGreaterThan(0);
  });
});

describe('whatever is typed', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...table.map(([typed]) => typed),
      '<script>',
      '\u202E',
      '😷',
      'صداع',
      '頭痛',
      '__proto__',
      'constructor',
    ),
  );

  test('[AF-01] is answered within bounds, and leaves out what is hidden', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...treatments), (pieces, { path: hidden }) => {
        const typed = pieces.join(' ');
        const { found, isNearest } = searchCatalogue(typed, (path) => path !== hidden);
        const places = found.map(({ entry }) => entry.path);
        expect(new Set(places).size).toBe(places.length);
        expect(places.length).toBeLessThanOrEqual(8);
        expect(places).not.toContain(hidden);
        expect(isNearest && places.length === 0).toBe(false);
        for (const { matched } of found) {
          expect(matched?.parts.some(({ isMatch }) => isMatch) ?? true).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[AF-01] 10,000 characters are no more than 200', () => {
    expect(paths(`${'rash '.repeat(40)}${'gout '.repeat(2000)}`)).toEqual(paths('rash'));
    expect(() => searchCatalogue('x'.repeat(10_000), all)).not.toThrow();
  });
});

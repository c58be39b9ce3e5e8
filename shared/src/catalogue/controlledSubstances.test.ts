import { describe, expect, test } from 'vitest';
import { controlledSubstances, restrictedElsewhere } from './controlledSubstances.fixture';
import { loadCatalogue } from './treatmentContent';

const catalogue = await loadCatalogue();

const names: readonly string[] = [...Object.values(controlledSubstances), restrictedElsewhere].flatMap((drugs) =>
  Object.entries<readonly string[]>(drugs).flat(2),
);

/**
 * Finds the names as whole words, in any case, however their parts are joined: "Depo-Testosterone" is found in
 * "depo testosterone", and no name inside a longer word. The longest comes first, so that it is the one reported.
 */
const controlled = new RegExp(
  `(?<![a-z0-9])(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.').replaceAll(/[\s-]+/g, '[\\s-]*'))
    .join('|')})(?![a-z0-9])`,
  'gi',
);

describe('the common medications of the catalogue', () => {
  test('[DM-04] name no controlled substance', () => {
    const found = catalogue.flatMap((entry) =>
      entry.commonMedications.flatMap((medication) =>
        (medication.match(controlled) ?? []).map((name) => ({ path: entry.path, medication, name })),
      ),
    );
    expect(found).toEqual([]);
  });

  test('[DM-04] are held against all of the catalogue', () => {
    expect(catalogue.filter((entry) => entry.commonMedications.length === 0).map((entry) => entry.path)).toEqual([]);
  });
});

describe('the pattern they are held against', () => {
  test.each([
    ['Acetaminophen with codeine', ['codeine']],
    ['Lomotil', ['Lomotil']],
    ['Fioricet', ['Fioricet']],
    ['Tylenol #3', ['Tylenol #3']],
    ['Promethazine-codeine syrup', ['codeine']],
    ['DIPHENOXYLATE-ATROPINE', ['DIPHENOXYLATE']],
    ['Butalbital, acetaminophen and caffeine', ['Butalbital']],
    ['Lasmiditan (Reyvow)', ['Lasmiditan', 'Reyvow']],
    ['Carisoprodol (Soma)', ['Carisoprodol', 'Soma']],
    ['Phentermine (Adipex-P)', ['Phentermine', 'Adipex']],
    ['Testosterone gel (AndroGel)', ['Testosterone', 'AndroGel']],
    ['Pregabalin (Lyrica)', ['Pregabalin', 'Lyrica']],
    ['Zolpidem (Ambien)', ['Zolpidem', 'Ambien']],
    ['Loratadine and pseudoephedrine (Claritin-D)', ['pseudoephedrine', 'Claritin-D']],
    ['Gabapentin (Neurontin)', ['Gabapentin', 'Neurontin']],
  ])('[DM-04] catches %s', (medication, found) => {
    expect(medication.match(controlled)).toEqual(found);
  });

  test.each([
    'Acetaminophen (Tylenol)',
    'Dextromethorphan (Delsym)',
    'Loratadine (Claritin)',
    'Phenylephrine (Sudafed PE)',
    'Cyclobenzaprine (Flexeril)',
    'Loperamide (Imodium A-D)',
    'Norethindrone (Camila)',
    'Levothyroxine (Synthroid)',
  ])('[DM-04] lets %s pass', (medication) => {
    expect(medication.match(controlled)).toBeNull();
  });

  test('[DM-04] catches every name it is made of, alone and in brackets', () => {
    expect(names.filter((name) => name.match(controlled)?.join() !== name)).toEqual([]);
    expect(names.filter((name) => `Drug (${name.toUpperCase()})`.match(controlled) === null)).toEqual([]);
  });

  test('[DM-04] is made of names from each of the five schedules', () => {
    expect(Object.values(controlledSubstances).map((drugs) => Object.keys(drugs).length > 0)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(Object.keys(controlledSubstances)).toEqual(['I', 'II', 'III', 'IV', 'V']);
  });
});

import { expect, test } from 'vitest';
import { knownTreatment } from '../../catalogue/names/es';
import { treatments } from '../../catalogue/treatments';
import { treatmentKey } from '../englishPaths';
import { keyOf } from './es';
import { treatmentPath } from './spanishTreatments';

test.each([
  ['earache-pediatric', '/tratamientos/dolor-de-oido-en-ninos'],
  ['sore-throat', '/tratamientos/dolor-de-garganta'],
  ['general-consult', '/consulta-general'],
] as const)('[ES-04] the Spanish page of %s is %s', (path, address) => {
  expect(treatmentPath(path)).toBe(address);
});

test('[ES-04] every treatment has a Spanish page of its own, which leads back to it', () => {
  expect(treatments.map(({ path }) => keyOf(treatmentPath(path)))).toEqual(
    treatments.map(({ path }) => treatmentKey(path)),
  );
});

test('[ES-04] a path is known in any case, and only where the catalogue has it', () => {
  expect(knownTreatment('Sore-Throat')).toBe('sore-throat');
  for (const path of ['swimmers-ear', '', 'constructor', '__proto__']) expect(knownTreatment(path)).toBeUndefined();
});

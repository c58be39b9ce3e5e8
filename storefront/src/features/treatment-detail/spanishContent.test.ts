// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { TreatmentContent } from '@front-door/shared/catalogue/catalogue.types';
import { loadCatalogue } from '@front-door/shared/catalogue/treatmentContent';
import { labelledLine } from './labelledLine';
import { sentencesOf } from './sentences';

vi.mock('./sentenceEnd/en', () => import('./sentenceEnd/es'));

interface Module {
  readonly content: TreatmentContent;
}

const modules = import.meta.glob<Module>('../../../../shared/src/catalogue/content/*/es.ts');
const english = await loadCatalogue();
const spanish = await Promise.all(
  english.map(async ({ path }) => {
    const load = modules[`../../../../shared/src/catalogue/content/${path}/es.ts`];
    if (load === undefined) throw new Error(`${path} has no Spanish words`);
    return (await load()).content;
  }),
);

test.each([
  ['Duele la cabeza. Un profesional puede ayudar.', 'Duele la cabeza.'],
  ['Duele la cabeza. ¿Desde cuándo? Dígalo.', 'Duele la cabeza.'],
  ['Duele mucho. Él o ella puede ayudar.', 'Duele mucho.'],
  ['¿Le duele? Pida ayuda.', '¿Le duele?'],
  ['¡Cuidado! «Natural» no quiere decir seguro.', '¡Cuidado!'],
  ['Es común en EE. UU. y en México. No es grave.', 'Es común en EE. UU. y en México.'],
  ['Se vende en EE. UU. Pregunte antes.', 'Se vende en EE. UU.'],
  ['Llame de 9 a. m. a 9 p. m. todos los días. Es gratis.', 'Llame de 9 a. m. a 9 p. m. todos los días.'],
  ['La Dra. Ruiz lo explica. Lea más.', 'La Dra. Ruiz lo explica.'],
  ['Bajo la nariz, p. ej. de noche.', 'Bajo la nariz, p. ej. de noche.'],
])('[ES-03] takes the first sentence off: %s', (description, first) => {
  expect(sentencesOf(description)).toEqual({ first, rest: description.slice(first.length).trim() });
});

test('[ES-03] the first sentence of every entry is short enough for the first screen of a phone, and none is lost', () => {
  for (const { description } of spanish) {
    const { first, rest } = sentencesOf(description);
    expect(first.length, first).toBeGreaterThan(20);
    expect(first.length, first).toBeLessThanOrEqual(170);
    expect(`${first} ${rest}`.trim()).toBe(description);
  }
});

test('[ES-03] a line has a label where its English line has one, and its question mark stays with it', () => {
  const labelled = (sections: TreatmentContent['symptoms']) =>
    sections.flatMap(({ sectionName, sectionDetails }) =>
      sectionDetails.map((line, index) => `${sectionName} ${String(index)}: ${labelledLine(line).label ?? ''}`),
    );
  const shape = (sections: TreatmentContent['symptoms']) =>
    sections.map(({ sectionDetails }) => sectionDetails.map((line) => labelledLine(line).label !== undefined));
  english.forEach(({ path, symptoms }, index) => {
    const own = spanish[index]?.symptoms ?? [];
    expect(shape(own), path).toEqual(shape(symptoms));
  });
  const labels = spanish.flatMap(({ symptoms }) => labelled(symptoms)).filter((label) => label.includes('¿'));
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/¿[^?]+\?$/);
});

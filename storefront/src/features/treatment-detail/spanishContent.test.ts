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
  const first = spanish.map(({ description }) => sentencesOf(description).first);
  expect(first.filter(({ length }) => length <= 20 || length > 170)).toEqual([]);
  for (const { description } of spanish) {
    const parts = sentencesOf(description);
    expect(`${parts.first} ${parts.rest}`.trim()).toBe(description);
  }
});

/** Whether each line of each section has a label. */
function shapes(entries: readonly Pick<TreatmentContent, 'symptoms'>[]) {
  return entries.map(({ symptoms }, index) => [
    english[index]?.path,
    symptoms.map(({ sectionDetails }) => sectionDetails.map((line) => labelledLine(line).label !== undefined)),
  ]);
}

test('[ES-03] a line has a label where its English line has one, and a question keeps its mark', () => {
  expect(shapes(spanish)).toEqual(shapes(english));
  const questions = spanish
    .flatMap(({ symptoms }) => symptoms.flatMap(({ sectionDetails }) => sectionDetails))
    .map((line) => labelledLine(line).label ?? '')
    .filter((label) => label.startsWith('¿'));
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.filter((label) => !label.endsWith('?'))).toEqual([]);
});

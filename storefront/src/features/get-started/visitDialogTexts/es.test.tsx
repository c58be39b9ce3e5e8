import { expect, test } from 'vitest';
import { render, textOf } from '../../../testing/renderAt';
import { isThatRight, noIAm } from './es';

test.each([
  ['new', 'Eligió una consulta para pacientes nuevos del programa de pérdida de peso. ¿Es correcto?'],
  ['existing', 'Eligió una consulta para pacientes actuales del programa de pérdida de peso. ¿Es correcto?'],
] as const)('[ES-03] the weight-loss dialog asks for %s patients', (path, question) => {
  expect(textOf(render(isThatRight(path)).container)).toBe(question);
});

test('[ES-03] its other button says of each that the visitor is the other', () => {
  expect([noIAm('existing'), noIAm('new')]).toEqual([
    'No, ya estoy en el programa',
    'No, todavía no estoy en el programa',
  ]);
});

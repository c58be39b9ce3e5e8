import { splitWords } from '@front-door/shared/reading/words';
import { expect, test } from 'vitest';
import { engine } from './learned/engine';
import { createSpeller } from './spelling';

const words = new Map([
  ['headache', 9],
  ['migraine', 9],
  ['throat', 9],
  ['cough', 9],
  ['wheezing', 5],
  ['sore', 9],
  ['diarrhea', 5],
]);
const real = new Set(['through', 'though', 'flat', 'head', 'ache']);
const spell = createSpeller(words, real, new Map([['coff', 'cough']]));
const read = (message: string) => spell(splitWords(message)).map(({ text }) => text);

test.for([
  ['haedache', 'headache'],
  ['hedaache', 'headache'],
  ['throta', 'throat'],
  ['wheazing', 'wheezing'],
  ['diahrrea', 'diarrhea'],
  ['thhhroat', 'throat'],
  ['wheezin', 'wheezing'],
  ['coff', 'cough'],
] as const)('[SE-01] "%s" is read as "%s"', ([typed, meant]) => {
  expect(read(typed)).toEqual([meant]);
});

test('[SE-01] words run together are split, and a word written in two is joined where its halves are none', () => {
  expect(read('sorethroat migr aine')).toEqual(['sore', 'throat', 'migraine']);
});

test('[LU-05] real words, numbers and short words are left as they are', () => {
  expect(read('through flat 300 101.2 thr')).toEqual(['through', 'flat', '300', '101.2', 'thr']);
});

test('[LU-05] what is far from every word stays, and is told as unknown', () => {
  expect(spell(splitWords('zzvbnq throat thraot')).map(({ text, typed, known }) => [text, typed, known])).toEqual([
    ['zzvbnq', 'zzvbnq', false],
    ['throat', 'throat', true],
    ['throat', 'thraot', true],
  ]);
});

test('a split word keeps the pause before its first half alone', () => {
  expect(spell(splitWords('no. sorethroat')).map(({ gap }) => gap)).toEqual(['sentence', 'sentence', 'none']);
});

test('[SE-09] of many unknown words only some are looked up', () => {
  const typed = `${Array.from({ length: 60 }, () => 'zzvbnq').join(' ')} throta`;
  expect(read(typed).at(-1)).toBe('throta');
});

/** Everyday words of both languages that are near to words of complaints. */
const everyday =
  'through bought boat coat float house horse course nurse purse couch touch lough hash cash dash wash crash mush rush brush early pearl bear hear dear near fear year tear back pack lack rock sock lock knee tree three free toad goad road soap soup soul sour four hour tour pour gold cold hold bold told fold taste haste paste waste phone stone bone zone lone song long wrong king ring sing wing thing shirt skirt dirt flirt bird third word world work worm form storm bed red led fed wet pet net let jet gets sets lets cart part dart chart smart start heart garden market winter summer spring autumn monday friday weekend holiday doctor lawyer teacher driver office school church station kitchen bathroom window table chair ' +
  'casa cosa caso queso beso peso piso paso vaso mesa misa risa rosa ropa sopa copa tapa mapa capa gato pato dato rato plato trato zapato perro cerro carro barro burro coche noche leche fecha flecha mucho ocho techo hecho derecho hombre nombre hambre sobre libre pobre verde tarde grande gente mente fuente puente siente cuenta tienda tierra guerra puerta huerta suerte fuerte muerte norte corte parte arte trabajo abajo debajo bajo viejo espejo conejo hijo dijo fijo abuelo suelo cielo vuelo pelea idea tarea marea correa semana manzana ventana mañana hermana campana cuñada entrada llegada salida comida bebida vida medida lunes martes jueves viernes domingo enero febrero marzo abril mayo junio julio agosto';

test('[LU-05] everyday English and Spanish words are never read as others', () => {
  const changed = engine()
    .spell(splitWords(everyday.replaceAll(' ', ' . ')))
    .filter(({ text, typed }) => text !== typed)
    .map(({ text, typed }) => `${typed} > ${text}`);
  expect(changed).toEqual([]);
});

// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readEmergency } from './readEmergency';

/** Each of some beginnings with each of some ends. */
const grid = (beginnings: readonly string[], ends: readonly string[]) =>
  beginnings.flatMap((beginning) => ends.map((end) => `${beginning}${end}`));
const isInfantFever = (message: string) => readEmergency(message).signs.includes('infant-fever');

const young = `my baby is almost 3 months old
my baby girl is nearly three months
neonate
my newborn
my 2 month old
my month old
my week old son
my few days old baby
my daughter was born 3 weeks ago
he was born last week
she was born on tuesday
he is not yet 3 months old
she isn't 2 months old yet
my son is under 2 months
less than 3 months old
baby under 12 weeks
six week old baby
two-and-a-half-month-old
2½ month old
2 1/2 months old
a month and a half old
2 weeks old, born at 36 weeks
2 week old was born at 38 weeks
newborn, born at 40 weeks
2 mos old
8 wks old
7wk old
my 40 day old
our 12 week old
younger than two months
just shy of 3 months old
I'm 31 years old and my 5 week old
gave birth two weeks ago and the baby`.split('\n');
const joven = `neonato
mi recién nacido
mi bebé de menos de 2 meses
bebé de casi 2 meses
mi bebé de casi tres meses
mi niña todavía no cumple los 3 meses
aún no cumple dos meses
está por cumplir 3 meses
mi bebé de dos meses y medio
bebé de mes y medio
nació hace 3 semanas
nació la semana pasada
nacida hace 10 días
mi bebé de un mes
mi bebé de 2 semanas nació a las 38 semanas
tiene 3 semanitas de nacido
mi nieto de 40 días de nacido
bebé menor de 3 meses
di a luz hace dos semanas y mi bebé`.split('\n');
const older = `my 3 month old
my 4 month old baby
almost 4 months old
over 3 months old
three and a half months old
3 1/2 month old
3½ month old
born 5 months ago
14 weeks old
my 6 month old
my 3 year old
almost 3 years old
my kid is under 4 years old
mi bebé de 3 meses
mi bebé de casi 4 meses
tres meses y medio
nació hace 5 meses
mi niña de casi 3 años`.split('\n');

const fevers = `, fever of 100.4
, fever of 101
, temp 102.2
 with a temperature of 101
 has a 102 fever
, 38.5 C
, 38.4
, thermometer says one hundred and one
, 39 degrees`.split('\n');
const fiebres = `, 38
, fiebre de 38
, 38.5
 tiene calentura de 39
 tiene 101 de fiebre
 con fiebre de 38,4
, treinta y nueve grados de temperatura`.split('\n');
const none = ['98.6', '99.5', '100.2', '37', '37.5 C', '37.9'].flatMap((told) => [`, temp ${told}`, ` is at ${told}`]);
const ninguna = ['36.8', '37', '37.5', '37,9', '99'].flatMap((told) => [
  `, ${told} de temperatura`,
  `, ${told} grados`,
]);

describe('[EM-02] fever below three months, however age and temperature are told', () => {
  test.each([
    ['English', [...grid(young, fevers), ...grid(young, [' with fever', ' and running a fever', ', 101', ', 38'])]],
    ['Spanish', [...grid(joven, fiebres), ...grid(joven, [' con fiebre', ' y tiene calentura'])]],
  ])('in %s shows', (_, messages) => {
    expect(messages.filter((message) => !readEmergency(message).lines.includes('911'))).toEqual([]);
    expect(messages.filter((message) => !isInfantFever(message))).toEqual([]);
  });

  test.each([
    ['a baby of three months or more', [...grid(older, fevers), ...grid(older, fiebres)]],
    ['less than a fever', [...grid(young, none), ...grid(joven, ninguna)]],
    [
      'a span of time',
      `I've had a fever for almost 3 days
fever for less than 2 weeks, I'm 34
tengo fiebre desde hace casi 3 semanas
llevo menos de 2 meses con fiebre
my 8 year old has had a fever for almost 3 days
under two months pregnant, fever of 100.6
when my son was 3 weeks old he had 101, he's 4 now with a runny nose
my son is 8, born in march, fever of 100.6
my cough isn't better 2 weeks later, fever 101
I have not slept 3 days and have a fever of 101
fever has not broken 3 days
fever 101, not 3 days yet
I'm 34, not better 5 days later, fever of 101
my daughter (6) not eating 2 days fever 103
my son was born at 34 weeks, he is 9 now with a fever of 101
baby fever is real, we are trying for a second`.split('\n'),
    ],
  ])('%s fulfils no rule of it', (_, messages) => {
    expect(messages.filter(isInfantFever)).toEqual([]);
  });

  test.each([
    'my 3 week old and 4 year old both have a fever of 101',
    'both my newborn and my 6 year old have 102 fever',
  ])('%j shows, since the younger has it too', (message) => {
    expect(isInfantFever(message)).toBe(true);
  });

  test.each([
    'my 4 month old has a fever of 100.9 and is nursing fine',
    'three and a half months old, 100.6, playing and feeding well',
    'mi bebé de 3 meses tiene 38, toma bien pecho y sonríe',
    'almost 3 months old and 98.9, just stuffy',
    "I've had a fever of 100.5 for almost 3 days",
  ])('%j shows nothing', (message) => {
    expect(readEmergency(message).lines).toEqual([]);
  });
});

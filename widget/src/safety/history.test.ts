// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readEmergency } from './readEmergency';

const linesOf = (message: string) => readEmergency(message).lines;
const alarming = (messages: readonly string[]) => messages.filter((message) => linesOf(message).length > 0);
const silent = (messages: readonly string[]) => messages.filter((message) => linesOf(message).length === 0);
/** Each person with each of what befell them, and each of what follows. */
const grid = (persons: readonly string[], events: readonly string[], ends: readonly string[]) =>
  persons.flatMap((person) => events.flatMap((event) => ends.map((end) => `${person} ${event}${end}`)));

const family = ['my dad', 'my mom', 'my grandpa', 'my uncle', 'my aunt', 'my brother', 'my cousin', 'my mother in law'];
const familia = ['mi papá', 'mi mamá', 'mi abuelo', 'mi abuela', 'mi tío', 'mi hermano', 'mi prima', 'mi suegro'];
const events = ['had a heart attack', 'had a stroke', 'died of a heart attack', 'passed away from a stroke'];
const eventos = ['tuvo un infarto', 'tuvo un derrame', 'murió de un infarto', 'falleció de un derrame'];

describe('[EM-04] what befell a relative once', () => {
  test.each([
    ['alone', [...grid(family, events, ['', ' at 52', ' too']), ...grid(familia, eventos, ['', ' a los 60 años'])]],
    [
      'with an ordinary complaint',
      [
        ...grid(family, events, [', I have a cold', ' and I need my blood pressure pills refilled']),
        ...grid(familia, eventos, [', yo tengo gripe', ' y necesito mi medicina de la presión']),
      ],
    ],
    [
      'a suicide',
      [
        ...grid(
          [...family, 'my friend', 'my son'],
          ['committed suicide', 'killed himself'],
          ['', ', I can not sleep well'],
        ),
        ...grid([...familia, 'mi vecino'], ['se suicidó', 'se quitó la vida'], ['', ', no duermo bien']),
      ],
    ],
    [
      'put otherwise',
      `my dad's heart attack scared me, I want my cholesterol checked
my sister had an ectopic pregnancy, I want birth control
my late husband had a heart attack, I want a checkup
el infarto de mi papá me asustó, quiero revisar mi colesterol
mi hermana tuvo un embarazo ectópico, quiero anticonceptivos
when my daughter was 3 years old she had a seizure, now she has a rash`.split('\n'),
    ],
  ])('shows nothing: %s', (_, messages) => {
    expect(alarming(messages)).toEqual([]);
  });

  test.each([
    [
      'happens or happened just now',
      [
        ...grid(family, ['is having a heart attack', 'is having a stroke'], ['', ', I have a cold too']),
        ...grid(
          family,
          ['had a heart attack', 'had a stroke'],
          [
            ' just now',
            ' an hour ago',
            ' ten minutes ago',
            ' today',
            ' and is not breathing',
            ' and collapsed',
            ', what do I do',
          ],
        ),
        ...grid(
          familia,
          ['tuvo un infarto', 'tuvo un derrame'],
          [' ahorita', ' hace una hora', ' y no respira', ' y se desmayó', ' hace diez minutos', ', ayuda'],
        ),
        ...grid(familia, ['está teniendo un infarto', 'acaba de tener un derrame'], ['']),
      ],
    ],
    [
      'is only thought to be history',
      `I think my mom had a stroke
creo que mi papá tuvo un infarto
my dad had a heart attack last year and now his chest hurts again
my grandma had a stroke, she can't talk and her face droops
my husband had a heart attack
someone in my house had a stroke
my father died of a heart attack and now I have chest pain
mi papá murió de un infarto y ahora me duele el pecho`.split('\n'),
    ],
    [
      'makes the writer think of the same',
      `my aunt committed suicide and I want to do the same
my brother killed himself and I want to die
my sister wants to kill herself
mi hermano se suicidó y yo también quiero morir`.split('\n'),
    ],
  ])('shows a notice where it %s', (_, messages) => {
    expect(silent(messages)).toEqual([]);
  });
});

describe('[EM-04] a question', () => {
  test.each(
    `what are the signs of a heart attack
what are the symptoms of a stroke in women
what causes seizures
what is a stroke
can stress cause chest pain?
can anxiety cause shortness of breath? I have acne
does high cholesterol lead to strokes
how common are heart attacks at 40
is it true that cold weather causes heart attacks
why do people faint
is chest pain a side effect of lisinopril
¿cuáles son los síntomas de un infarto?
¿qué síntomas tiene un derrame?
¿qué es un derrame?
¿el estrés puede causar dolor de pecho?
¿la ansiedad puede dar falta de aire?
¿qué causa las convulsiones?
¿es cierto que el frío causa infartos?
¿a qué edad dan los infartos?`.split('\n'),
  )('of nobody shows nothing: %j', (message) => {
    expect(linesOf(message)).toEqual([]);
  });

  test.each(
    `can stress cause chest pain? mine has been crushing since this morning and my arm is numb
what are the signs of a heart attack, my chest is tight and I'm sweating
is this a heart attack
how do I know if it's a stroke, her arm went weak and she can't speak
what should I do for chest pain
¿cuáles son los síntomas de un infarto? me duele el pecho y sudo frío
¿puede ser un infarto? me aprieta el pecho`.split('\n'),
  )('of somebody shows a notice: %j', (message) => {
    expect(linesOf(message)).not.toEqual([]);
  });
});

test('[EM-04] a fever of a child whose age is not told alarms in neither unit', () => {
  const children = [
    'my son',
    'my daughter',
    'my little girl',
    'my nephew',
    'mi hijo',
    'mi hija',
    'mi niña',
    'mi sobrino',
  ];
  const fever = ['has a fever of 38', 'has a fever of 38.5', 'has a fever of 102', 'has a fever of 39 and a cough'];
  const fiebre = ['tiene fiebre de 38', 'tiene 38.5 de fiebre', 'tiene fiebre de 102', 'tiene calentura de 39 y tos'];
  expect(alarming([...grid(children.slice(0, 4), fever, ['']), ...grid(children.slice(4), fiebre, [''])])).toEqual([]);
});

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
const illnesses = ['had a heart attack', 'had a stroke'];
const enfermedades = ['tuvo un infarto', 'tuvo un derrame'];
const deaths = ['died of a heart attack', 'passed away from a stroke'];
const muertes = ['murió de un infarto', 'falleció de un derrame'];

describe('[EM-04] what befell a relative once', () => {
  test.each([
    [
      'with its time',
      [
        ...grid(family, [...illnesses, ...deaths], [' at 52', ' too', ' years ago']),
        ...grid(familia, [...enfermedades, ...muertes], [' a los 60 años', ' hace años']),
      ],
    ],
    ['a death', [...grid(family, deaths, ['']), ...grid(familia, muertes, [''])]],
    [
      'with an ordinary complaint',
      [
        ...grid(family, [...illnesses, ...deaths], [', I have a cold', ' and I need my blood pressure pills refilled']),
        ...grid(familia, [...enfermedades, ...muertes], [', yo tengo gripe', ' y necesito mi medicina de la presión']),
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
        ...grid(family, illnesses, [
          '',
          ', hurry',
          ', please come',
          ', should I drive him to the ER',
          ', I am so scared',
          ', he is on the floor',
        ]),
        ...grid(familia, enfermedades, ['', ', urgente', ', por favor vengan', ', está en el piso']),
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

describe('[EM-01] words that sound like what is over, of what is not', () => {
  test.each([
    [
      'a faint',
      grid(
        ['my baby', 'my dad', 'my roommate', 'my coworker', 'she'],
        ['passed out'],
        ['', ' drunk', ' and hit his head', " and isn't responding", ' at 52nd and Main'],
      ),
    ],
    [
      'what somebody did to himself',
      [
        ...grid(
          ['my husband', 'my brother', 'my neighbor'],
          ['shot himself', 'hanged himself', 'hung himself'],
          ['', ' in the garage', ' and I found him'],
        ),
        ...grid(['mi hermano', 'mi vecino'], ['se ahorcó'], ['', ' en el garaje', ' y lo acabo de encontrar']),
      ],
    ],
    [
      'a number that is no age',
      `my blood sugar was at 45 and I feel shaky and confused
her oxygen was at 68
his pulse ox was at 70
bp was at 60 over 40 and he is pale
my baby's fever was at 39 and he is 3 weeks old
mi bebé de un mes tuvo fiebre a los 39
mi mamá tuvo el azúcar a los 40 y está confundida
my dad was found unconscious at 15:00
he was stabbed at 22nd and Oak
was in a car crash at 60 and cannot feel legs
was bitten by a rattlesnake in 90 degree heat`.split('\n'),
    ],
    [
      'a war zone',
      ['he got shot in the war zone near our house, bleeding', 'my son was stabbed in the war zone downtown'],
    ],
    [
      'late',
      `my kid swallowed a battery late last week
my toddler swallowed a magnet late yesterday
a mi papá le late muy fuerte el corazón con dolor de pecho`.split('\n'),
    ],
    [
      'a question of death, of something swallowed, or of what came suddenly',
      `how many pills does it take to die
how many sleeping pills would it take to die
how many pills to overdose
how do people kill themselves
what is the quickest way to end it all
why do people want to die
how do you tie a noose
¿cuántas pastillas se necesitan para morir?
can a toddler swallowing a battery cause death
what causes throat closing after peanuts
what causes sudden numbness on one side of face`.split('\n'),
    ],
  ])('shows a notice: %s', (_, messages) => {
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

describe('[EM-04] a question of what is offered', () => {
  const treated = ['seizures', 'strokes', 'snake bites', 'burns', 'heart attacks', 'anaphylaxis', 'open fractures'];
  const tratadas = ['convulsiones', 'derrames', 'mordeduras de víbora', 'quemaduras', 'infartos'];

  test('shows nothing', () => {
    expect(
      alarming([
        ...grid(['do you', 'can you guys', 'hi do u also'], ['treat ', 'handle '], treated),
        ...grid(
          ['are'],
          treated.map((illness) => ` ${illness}`),
          [' something you treat'],
        ),
        ...grid(['¿atienden', 'ustedes tratan', 'hola aquí atienden'], [' '], tratadas),
      ]),
    ).toEqual([]);
  });

  test('shows a notice where somebody has it', () => {
    expect(
      silent([
        'do you treat seizures? my son is having one',
        'can you treat a snake bite',
        'do you treat my chest pain',
        'do you treat chest pain and a numb arm',
        'do you treat sudden slurred speech',
        'can you treat vomiting blood',
        'can you see me for a stroke today',
        'do you treat people who swallowed batteries',
        'atienden convulsiones, mi hijo está convulsionando',
        '¿atienden a alguien con dolor de pecho?',
      ]),
    ).toEqual([]);
  });
});

describe('[EM-04] something harmless that was swallowed', () => {
  const persons = ['I', 'my son', 'my toddler'];
  const things = ['a watermelon seed', 'gum', 'a crayon', 'a sticker', 'paper'];

  test('shows nothing, in either language', () => {
    expect(
      alarming([
        ...grid(persons, ['swallowed ', 'ate '], things),
        ...grid(
          ['', 'mi hijo', 'mi niña'],
          ['se tragó ', 'se comió '],
          ['un chicle', 'una semilla', 'plastilina', 'tierra'],
        ),
      ]),
    ).toEqual([]);
  });

  test('shows a notice where more is told', () => {
    expect(
      silent([
        'my son swallowed a seed and is turning blue',
        'my toddler swallowed gum and a magnet',
        'swallowed paper and bleach',
        'se tragó un chicle y no respira',
        'mi hija se tragó plastilina y una pila',
      ]),
    ).toEqual([]);
  });
});

test('[EM-01] what did not help takes back nothing of what is told after it', () => {
  expect(
    silent([
      'narcan didnt work hes still blue',
      "the inhaler didn't help she's turning blue",
      'nitro does nothing im sweating and my chest hurts',
    ]),
  ).toEqual([]);
});

test('[EM-01] Spanish "está bien" before what somebody is says how much, not that all is well', () => {
  expect(
    silent(['mi bebé está bien aguadito', 'mi mamá está bien pálida y sudando', 'está bien morado mi niño']),
  ).toEqual([]);
  expect(alarming(['mi hijo está bien, solo tiene tos', 'ya está bien mi bebé'])).toEqual([]);
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

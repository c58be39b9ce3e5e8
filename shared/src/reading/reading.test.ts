import { describe, expect, test } from 'vitest';
import { readMessage } from './reading';

/** Each clause as whose it is and its words, what is not now in brackets with how it is meant. */
function told(message: string): string {
  const { clauses, words, when } = readMessage(message);
  return clauses
    .map(({ start, end, whose }) => {
      const text = words.slice(start, end).map((word, offset) => {
        const meant = when[start + offset];
        return meant === 'now' ? word.text : `[${word.text} ${meant}]`;
      });
      return `${whose}: ${text.join(' ')}`;
    })
    .join(' | ');
}

describe('[LU-02] whose a clause is, and when', () => {
  test.each([
    ['my cat is shedding. runny nose', 'animal: my cat is shedding | self: runny nose'],
    ['rash on my shins. my uncle has gout', 'self: rash on my shins | other: my uncle has gout'],
    ['my mom has gout my ankle hurts', 'other: my mom has gout | self: my ankle hurts'],
    ['my coworker has covid, i only have an earache', 'other: my coworker has covid | self: i only have an earache'],
    ['my 3 yo has a fever, wont eat', 'child: my 3 yo has a fever | child: wont eat'],
    ['caught it from my kid', 'self: caught it from my kid'],
    ['help with my kid coughing', 'child: help with my kid coughing'],
    ['holding my 2 year old who has a fever', 'child: holding | child: my 2 year old who has a fever'],
    ['holding my 2 year old hurts', 'self: holding | self: my 2 year old hurts'],
    ['ear pain my son 5', 'child: ear pain my son 5'],
    ['threw my back out bending to feed the cat', 'self: threw my back out bending to feed the cat'],
    ['never had eczema. pimples on my chin', 'self: never had [eczema denied] | self: pimples on my chin'],
    ['i doubt it is covid, runny nose', 'self: i doubt it is [covid doubted] | self: runny nose'],
    ['never had chest pain like this', 'self: never had chest pain like this'],
    ['cant rule out the flu', 'self: cant rule out the flu'],
    ['had gout last year, it is back', 'self: had gout last year | self: it is back'],
    ['denies fever, cough, rash', 'self: denies [fever denied] | self: [cough denied] | self: [rash denied]'],
    [
      'had gout ten years ago. my ear hurts',
      'self: [had past] [gout past] [ten past] [years past] [ago past] | self: my ear hurts',
    ],
    ['pinkeye in college lol throwing up', 'self: [pinkeye past] [in past] [college past] lol throwing up'],
    ['hace diez años tuve asma', 'self: [hace past] [diez past] [anos past] [tuve past] [asma past]'],
    ['hace años tuvo asma le duele el oído', 'self: [hace past] [anos past] [tuvo past] [asma past] le duele el oido'],
    ['hace años me salió un bulto', 'self: [hace past] [anos past] [me past] [salio past] [un past] [bulto past]'],
    [
      'cuando era niña me dolía el oído',
      'self: [cuando past] [era past] [nina past] [me past] [dolia past] [el past] [oido past]',
    ],
    [
      'on eliquis since my stroke in 2018',
      'self: on eliquis | self: [since past] [my past] [stroke past] [in past] [2018 past]',
    ],
    ['tos desde hace 3 meses', 'self: tos | self: desde hace 3 meses'],
    [
      'hace años me lastimé y nunca se me ha quitado',
      'self: hace anos me lastime | self: y nunca [se denied] me ha quitado',
    ],
    ['no pain until I walk', 'self: no pain until i walk'],
    ['no rash unless I scratch', 'self: no rash unless | self: i scratch'],
    ['no tuve dolor hasta ayer', 'self: no tuve dolor hasta ayer'],
    ["can't walk without pain", 'self: cant walk without pain'],
    ['no puedo orinar sin dolor', 'self: no puedo orinar sin dolor'],
    ['cough without fever', 'self: cough without [fever denied]'],
    ['used to get hives, now a cough', 'self: used to get [hives past] | self: now a cough'],
    ['had gout last year and it is back', 'self: had gout last year | self: and it is back'],
    ['school says my kid has pinkeye', 'child: school says my kid has pinkeye'],
    ['la escuela dice que mi hija tiene tos', 'child: la escuela dice que mi hija | child: tiene tos'],
    ['my knee stopped hurting', 'self: [my resolved] [knee resolved] stopped hurting'],
    ['strep is all better after the pills', 'self: [strep resolved] [is resolved] all better | self: after the pills'],
    [
      'the cough is no longer there',
      'self: [the resolved] [cough resolved] [is resolved] no [longer denied] [there denied]',
    ],
    ['my kid doesnt have the flu', 'child: my kid doesnt have [the denied] [flu denied]'],
    ['se le quito la tos', 'other: se le quito la [tos past]'],
    ['never outgrew my eczema', 'self: never [outgrew denied] my eczema'],
    ['his pulse is gone', 'other: his pulse is gone'],
    ['breathing has stopped', 'self: breathing has stopped'],
    ['the burning feeling is gone', 'self: [the resolved] [burning resolved] [feeling resolved] is gone'],
    ['se le quito la respiracion', 'other: se le quito la respiracion'],
    ['he is no longer breathing', 'other: he is no [longer denied] [breathing denied]'],
    ['never ending headache', 'self: never ending headache'],
    ['never without a headache', 'self: never without a headache'],
    ['never not coughing', 'self: never not coughing'],
    ['no tears very sleepy', 'self: no [tears denied] very sleepy'],
    ['a rash that doesnt fade and fever', 'self: a rash that doesnt [fade denied] | self: and fever'],
    ['my cough stopped then i fainted', 'self: my cough stopped then i fainted'],
    [
      'turned blue and my test was negative',
      'self: turned blue | self: [and resolved] [my resolved] [test resolved] was negative',
    ],
    ['the rash is gone but i cough', 'self: [the resolved] [rash resolved] is gone | self: but i cough'],
    ['he had mono in the spring', 'other: [he past] [had past] [mono past] [in past] [the past] [spring past]'],
    ['dry skin in the winter', 'self: dry skin in the winter'],
    ['he was hurt in the fall', 'other: he was hurt in the fall'],
    ['tuve tos en navidad', 'self: [tuve past] [tos past] [en past] [navidad past]'],
    ['mis hijos se curaron de la tos', 'child: mis hijos se curaron de [la past] [tos past]'],
    [
      'wheezing at night had asthma as a kid',
      'self: wheezing at night [had past] [asthma past] [as past] [a past] [kid past]',
    ],
  ])('%s', (message, expected) => {
    expect(told(message)).toBe(expected);
  });
});

describe('[EM-02] [LU-03] whoever is called a child or a grown person may be told with an age', () => {
  test.each([
    ['my stepson 12 has a rash', [12]],
    ['my stepdaughter, 9, has a rash', [9]],
    ['foster child, 5, itchy', [5]],
    ['DS 2 has a cough', [2]],
    ['tween (12) sore throat', [12]],
    ['mija is 4, she coughs', [4]],
    ['twins, 3, both cough', [3]],
    ['la menor de 3 años tiene tos', [3]],
    ['mi gordita de 5 años', [5]],
    ['mi abuelita tiene 85, se cae', [85]],
    ['mi suegro, 66, tiene tos', [66]],
    ['my grandpa is 80 and has a cough', [80]],
    ['más de 2 años con tos', []],
    ['nos duele a los dos', []],
    ['lo de 3 años', []],
    ['clean since my teens, 15 years', []],
    ['it hurts my uncle. 46 pills', []],
  ])('%s: %j', (message, years) => {
    const ages = readMessage(message).quantities.flatMap((one) => (one.kind === 'age' ? [one.days / 365] : []));
    expect(ages).toEqual(years);
  });

  test.each([
    ['my husband 3 days fever', 'duration'],
    ['mi abuela 2 semanas tos', 'duration'],
    ['my baby 3 weeks fever', 'age'],
    ['my mom 65 years cough', 'age'],
  ])('a grown person of some days has had something so long: %s', (message, kind) => {
    expect(readMessage(message).quantities.map((one) => one.kind)).toEqual([kind]);
  });
});

describe('[EM-02] numbers with units', () => {
  test.each([
    [
      'newborn, 19 days, running 101.2',
      [
        ['age', 19],
        ['temperature', 101.2],
      ],
    ],
    [
      'my 2 month old has a temperature of 102',
      [
        ['age', 60.8],
        ['temperature', 102],
      ],
    ],
    [
      'mi bebé de 5 semanas tiene 38,4',
      [
        ['age', 35],
        ['temperature', 101.12],
      ],
    ],
    [
      'bebé de 3 semanas tiene 38.4 y no come',
      [
        ['age', 21],
        ['temperature', 101.12],
      ],
    ],
    ['cough for 3 days', [['duration', 3]]],
    ['one hundred and two point four fever', [['temperature', 102.4]]],
    ['she took 20 pills', [['count', 20]]],
    ['had it ten years ago', [['ago', 3650]]],
  ] as const)('%s', (message, expected) => {
    const found = readMessage(message).quantities.map((quantity) => {
      const { kind } = quantity;
      if (kind === 'temperature') return [kind, quantity.fahrenheit];
      return [kind, kind === 'count' ? quantity.count : quantity.days];
    });
    expect(found).toEqual(expected.map(([kind, value]) => [kind, expect.closeTo(value, 2)]));
  });
});

test('the language is told by the small words, or left open', () => {
  expect(readMessage('my throat hurts when i swallow').language).toBe('en');
  expect(readMessage('me duele la garganta al tragar').language).toBe('es');
  expect(readMessage('asma').language).toBe('both');
});

/** Sentences that people say beside a complaint and that change nothing about it. */
export const beside = {
  en: [
    'Can I pay with my HSA?',
    'My car is in the shop.',
    'My cat is sitting next to me.',
    'My grandma had gout years ago.',
    'I am allergic to penicillin.',
    'I have three kids.',
    'Is this a real person?',
    'Thanks so much for your help!',
    'I hope I can get back to work soon.',
    'How much does it cost without insurance?',
    'My neighbor has been coughing all week.',
    'We just moved here from Ohio.',
  ],
  es: [
    '¿Puedo pagar con tarjeta?',
    'Mi carro está en el taller.',
    'Mi gato está aquí a mi lado.',
    'Mi abuela tuvo gota hace años.',
    'Soy alérgica a la penicilina.',
    'Tengo tres hijos.',
    '¿Hablo con una persona de verdad?',
    'Muchas gracias por su ayuda.',
  ],
} as const;

/** Named conditions, by the entry that each would lead to. */
export const conditions = {
  en: [
    'eczema',
    'gout',
    'asthma',
    'strep throat',
    'migraines',
    'a UTI',
    'a yeast infection',
    'pinkeye',
    'covid',
    'the flu',
    'arthritis',
    'acne',
    'shingles',
    'a sinus infection',
    'an ear infection',
    'hay fever',
    'hives',
    'bronchitis',
  ],
  es: [
    'eccema',
    'gota',
    'asma',
    'anginas',
    'migraña',
    'infección urinaria',
    'hongos vaginales',
    'conjuntivitis',
    'covid',
    'gripa',
    'artritis',
    'acné',
    'culebrilla',
    'sinusitis',
    'otitis',
    'rinitis alérgica',
    'ronchas',
    'bronquitis',
  ],
} as const;

/** What is told of a condition that the writer does not have now, before the complaint `nowTold`. */
export const notNow = {
  en: [
    'never had {x}',
    "I doubt it's {x}",
    'outgrew {x}',
    'used to have {x} as a kid',
    "haven't had {x} in years",
    'my mom has {x}',
    'my roommate has {x}, not me',
    'had {x} back in 2015',
    'they ruled out {x}',
    'everyone at work has {x}',
    "it's not {x}",
    'my dog walker got over {x} last month',
  ],
  es: [
    'nunca he tenido {x}',
    'no creo que sea {x}',
    'de niño tuve {x}',
    'hace años tuve {x}',
    'mi mamá tiene {x}',
    'mi compañero de cuarto tiene {x}, yo no',
    'ya no tengo {x}',
  ],
} as const;

/** The complaint that the writer does have, and the entries that are right for it. */
export const nowTold = { en: ', now my ankle hurts', es: ', ahora me duele el tobillo' } as const;
export const nowExpected: ReadonlySet<string> = new Set(['ankle-pain', 'ankle-injury']);

/** Made-up words are put together out of these. */
export const syllables: readonly string[] =
  'ba lo mi ren tu sle von kra pi zo dul fe gri nam so vel tor ubi ax que plo wen jit hos'.split(' ');

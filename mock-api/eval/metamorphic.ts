import { worthShowing, type SearchSuggestion } from '@front-door/shared/contract/search';
import { randomNumbers } from '@front-door/shared/learning/logistic';
import type { LabelledMessage } from './messages.types';

/** What a change did to answers that were right before it. */
export interface ChangeResult {
  readonly group: string;
  readonly change: string;
  readonly tried: number;
  readonly lost: number;
}

type Ask = (message: string) => readonly SearchSuggestion[];
type Change = (message: string) => string;

const beside = {
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

/** Changes that leave the complaint as it was. */
function harmless(language: 'en' | 'es'): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const sentence of beside[language]) {
    changes.set(`appended: ${sentence}`, (message) => `${ended(message)} ${sentence}`);
    changes.set(`prepended: ${sentence}`, (message) => `${sentence} ${message}`);
  }
  const small = (beside[language][0] ?? '').toLowerCase().replaceAll(/[?¿.!]/g, '');
  changes.set(`appended without a period: ${small}`, (message) => `${message.replace(/[.!?]+$/, '')} ${small}`);
  changes.set('capitals', (message) => message.toUpperCase());
  changes.set('small letters', (message) => message.toLowerCase());
  changes.set('no punctuation', (message) => message.replaceAll(/[.,;:!?¿¡]/g, ''));
  changes.set('no accents, no apostrophes', (message) => message.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, ''));
  changes.set('a greeting before it', (message) =>
    language === 'es' ? `hola buenas, ${message}` : `hi there, ${message}`,
  );
  changes.set('said twice', (message) => `${ended(message)} ${message}`);
  changes.set('sentences the other way round', (message) =>
    ended(message)
      .split(/(?<=[.!?])\s+/)
      .toReversed()
      .join(' '),
  );
  changes.set('two letters of its longest word swapped', misspelled);
  changes.set('reworded: the problem is', (message) =>
    language === 'es' ? `el problema es que ${message}` : `the problem is ${message}`,
  );
  return changes;
}

const ended = (message: string) => (/[.!?]$/.test(message.trim()) ? message.trim() : `${message.trim()}.`);

function misspelled(message: string): string {
  const longest = (message.match(/[a-záéíóúñ]{6,}/gi) ?? []).reduce(
    (most, word) => (word.length > most.length ? word : most),
    '',
  );
  if (longest === '') return message;
  const middle = Math.floor(longest.length / 2);
  return message.replace(
    longest,
    longest.slice(0, middle - 1) + longest.charAt(middle) + longest.charAt(middle - 1) + longest.slice(middle + 1),
  );
}

/** Named conditions, by the entry that each would lead to. */
const conditions = {
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

/** What is told of a condition that the writer does not have now, before the complaint that he has. */
const notNow = {
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

const now = { en: ', now my ankle hurts', es: ', ahora me duele el tobillo' } as const;
const ankle = new Set(['ankle-pain', 'ankle-injury']);

const syllables = [
  'ba',
  'lo',
  'mi',
  'ren',
  'tu',
  'sle',
  'von',
  'kra',
  'pi',
  'zo',
  'dul',
  'fe',
  'gri',
  'nam',
  'so',
  'vel',
  'tor',
  'ubi',
  'ax',
  'que',
  'plo',
  'wen',
  'jit',
  'hos',
];

function nonsense(random: () => number, word: () => string): string {
  return Array.from({ length: 3 + Math.floor(random() * 4) }, word).join(' ');
}

/** How a search holds when messages are changed in ways that change nothing, or that take all sense away. */
export function metamorphic(messages: readonly LabelledMessage[], ask: Ask): readonly ChangeResult[] {
  const results: ChangeResult[] = [];
  for (const language of ['en', 'es'] as const) {
    const bases = messages
      .filter(
        (one) =>
          one.language === language && one.expect.length > 0 && one.kind !== 'story' && isRight(ask(one.message), one),
      )
      .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / 100)) === 0)
      .slice(0, 100);
    for (const [change, apply] of harmless(language))
      results.push({
        group: `${language}: right answers after`,
        change,
        tried: bases.length,
        lost: bases.filter((one) => !isRight(ask(apply(one.message)), one)).length,
      });
    for (const told of notNow[language]) {
      const changed = conditions[language].map((condition) => told.replace('{x}', condition) + now[language]);
      results.push({
        group: `${language}: not now`,
        change: told + now[language],
        tried: changed.length,
        lost: changed.filter((message) => !ankle.has(worthShowing(ask(message))[0]?.path ?? '')).length,
      });
    }
  }
  const random = randomNumbers(3);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const spoken = () =>
    nonsense(random, () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join(''));
  const soup = () =>
    nonsense(random, () =>
      Array.from({ length: 4 + Math.floor(random() * 6) }, () =>
        String.fromCharCode(97 + Math.floor(random() * 26)),
      ).join(''),
    );
  for (const [change, make] of [
    ['pronounceable words', spoken],
    ['letter soup', soup],
  ] as const) {
    const made = Array.from({ length: 1000 }, make);
    results.push({
      group: 'nonsense that gets a suggestion',
      change,
      tried: made.length,
      lost: made.filter((message) => worthShowing(ask(message)).length > 0).length,
    });
  }
  return results;
}

function isRight(answer: readonly SearchSuggestion[], { expect }: LabelledMessage): boolean {
  const [first] = worthShowing(answer);
  return first !== undefined && expect.some((path) => path === first.path);
}

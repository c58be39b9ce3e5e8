import { beside } from './wordings';

export type ChangeLanguage = keyof typeof beside;

/** A change of a message that leaves its complaint as it was. */
export interface Change {
  readonly name: string;
  /** Whether something is told beside the complaint, or the complaint itself takes another form. */
  readonly kind: 'beside' | 'form';
  readonly apply: (message: string) => string;
}

/** The harmless changes of a language's messages. */
export function harmlessChanges(language: ChangeLanguage): readonly Change[] {
  return [...besideChanges(language), ...formChanges(language)];
}

function besideChanges(language: ChangeLanguage): readonly Change[] {
  const changes = beside[language].flatMap((sentence): Change[] => [
    { name: `appended: ${sentence}`, kind: 'beside', apply: (message) => `${ended(message)} ${sentence}` },
    { name: `prepended: ${sentence}`, kind: 'beside', apply: (message) => `${sentence} ${message}` },
  ]);
  return changes;
}

function formChanges(language: ChangeLanguage): readonly Change[] {
  const isSpanish = language === 'es';
  const question = beside[language][0].toLowerCase().replaceAll(/[?¿.!]/g, '');
  const form = (name: string, apply: Change['apply']): Change => ({ name, kind: 'form', apply });
  return [
    form(`appended without a period: ${question}`, (message) => `${message.replace(/[.!?]+$/, '')} ${question}`),
    form('capitals', (message) => message.toUpperCase()),
    form('small letters', (message) => message.toLowerCase()),
    form('no punctuation', (message) => message.replaceAll(/[.,;:!?¿¡]/g, '')),
    form('no accents, no apostrophes', (message) => message.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '')),
    form('a greeting before it', (message) => (isSpanish ? `hola buenas, ${message}` : `hi there, ${message}`)),
    form('said twice', (message) => `${ended(message)} ${message}`),
    form('sentences the other way round', (message) =>
      ended(message)
        .split(/(?<=[.!?])\s+/)
        .toReversed()
        .join(' '),
    ),
    form('two letters of its longest word swapped', misspelled),
    form('one thing told as several', (message) => pluralised(message, plurals[language])),
    form('reworded: the problem is', (message) =>
      isSpanish ? `el problema es que ${message}` : `the problem is ${message}`,
    ),
  ];
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

/** Things that people tell of as one or as several. */
const plurals: Readonly<Record<ChangeLanguage, ReadonlyMap<string, string>>> = {
  en: new Map(
    Object.entries({
      ear: 'ears',
      eye: 'eyes',
      ankle: 'ankles',
      rash: 'rashes',
      cough: 'coughs',
      headache: 'headaches',
      migraine: 'migraines',
      pimple: 'pimples',
      bump: 'bumps',
      throat: 'throats',
      fever: 'fevers',
      knee: 'knees',
      toe: 'toes',
      refill: 'refills',
    }),
  ),
  es: new Map(
    Object.entries({
      ojo: 'ojos',
      oido: 'oidos',
      oído: 'oídos',
      tobillo: 'tobillos',
      ronchita: 'ronchitas',
      grano: 'granos',
      dolor: 'dolores',
      migraña: 'migrañas',
      sarpullido: 'sarpullidos',
      rodilla: 'rodillas',
      espinilla: 'espinillas',
    }),
  ),
};

function pluralised(message: string, plural: ReadonlyMap<string, string>): string {
  return message.replaceAll(/[a-záéíóúñ]+/gi, (word) => plural.get(word.toLowerCase()) ?? word);
}

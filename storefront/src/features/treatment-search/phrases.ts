import { alsoKnownAs, phrasesOf, type PhraseLanguage } from '@front-door/shared/catalogue/alsoKnownAs/alsoKnownAs';
import { emergencyPhrases } from '@front-door/shared/catalogue/alsoKnownAs/emergencyPhrases';
import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { CatalogueWords, MatchedPart } from './search.types';
import { wordOf, wordsOf } from './searchWords';

// oxlint-disable-next-line no-underscore-dangle -- the customary spelling of a build-time constant
declare const __CATALOGUE_WORDS__: CatalogueWords;

/** Something that leads to an entry, or tells of an emergency. */
export interface Phrase {
  /** Its place in the list. */
  readonly id: number;
  readonly kind: 'name' | 'other' | 'medicine' | 'category' | 'symptom' | 'emergency';
  readonly text: string;
  /** Its words as they are compared, and two as one too: "pinkeye" is "pink eye" to many, and "backpain" back pain. */
  readonly words: readonly string[];
  /** How many words it has. */
  readonly length: number;
  readonly language: PhraseLanguage;
  readonly path?: TreatmentPath;
  /** Place among the entry's phrases of its kind: what is named first says most. */
  readonly place: number;
  /** Place in `emergencyPhrases`. */
  readonly emergency?: number;
}

/** Every phrase that the search knows. */
export const phrases: readonly Phrase[] = [...treatmentPhrases(), ...dangers()].map((written, id) => {
  const words = wordsOf(written.text);
  return { ...written, id, length: words.length, words: words.length === 2 ? [...words, words.join('')] : words };
});

type Written = Omit<Phrase, 'id' | 'words' | 'length'>;

function treatmentPhrases(): readonly Written[] {
  // oxlint-disable-next-line no-underscore-dangle -- see above
  const contents = new Map(__CATALOGUE_WORDS__.map((words) => [words.path, words]));
  return treatments.flatMap(({ path, name, primaryCategory }) => {
    const others = alsoKnownAs[path];
    const content = contents.get(path);
    const all = (kind: Phrase['kind'], texts: readonly string[], language: PhraseLanguage = 'en') =>
      texts.map((text, place) => ({ kind, text, language, path, place: Math.min(place, 20) }));
    return [
      ...all('name', [name]),
      ...all('other', phrasesOf(others.en)),
      ...all('other', phrasesOf(others.es), 'es'),
      ...all('medicine', [...(content?.medicines ?? []), ...phrasesOf(others.medicines)]),
      ...all('category', primaryCategory === '' ? [] : [primaryCategory]),
      ...all('symptom', content?.symptoms ?? []),
    ];
  });
}

function dangers(): readonly Written[] {
  return emergencyPhrases.map(({ phrase, language }, emergency) => ({
    kind: 'emergency',
    text: phrase,
    language,
    place: 0,
    emergency,
  }));
}

/** A phrase in pieces, those marked that hold one of the words. */
export function marked(text: string, words: ReadonlySet<string>): readonly MatchedPart[] {
  return text
    .split(/([\p{Letter}\p{Mark}\d'’]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: words.has(wordOf(part)) }));
}

import { alsoKnownAs, phrasesOf, type PhraseLanguage } from '@front-door/shared/catalogue/alsoKnownAs/alsoKnownAs';
import { emergencyPhrases } from '@front-door/shared/catalogue/alsoKnownAs/emergencyPhrases';
import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { CatalogueWords, MatchedPart } from './search.types';
import { wordOf, wordsOf } from './searchWords';

// oxlint-disable-next-line no-underscore-dangle -- the customary spelling of a build-time constant
declare const __CATALOGUE_WORDS__: CatalogueWords;

/** From this place on an entry's phrases say equally little. */
const lastPlace = 20;

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
export const phrases: readonly Phrase[] = allPhrases();

function allPhrases(): readonly Phrase[] {
  const all: Phrase[] = [];
  const add = (
    kind: Phrase['kind'],
    texts: readonly string[],
    of: Pick<Phrase, 'path' | 'emergency'>,
    language: PhraseLanguage = 'en',
  ) => {
    for (const [place, text] of texts.entries()) {
      const words = wordsOf(text);
      all.push({
        id: all.length,
        kind,
        text,
        length: words.length,
        words: words.length === 2 ? [...words, words.join('')] : words,
        language,
        place: Math.min(place, lastPlace),
        ...of,
      });
    }
  };
  // oxlint-disable-next-line no-underscore-dangle -- see above
  const contents = new Map(__CATALOGUE_WORDS__.map((words) => [words.path, words]));
  for (const { path, name, primaryCategory } of treatments) {
    const { en, es, medicines } = alsoKnownAs[path];
    const content = contents.get(path);
    add('name', [name], { path });
    add('other', phrasesOf(en), { path });
    add('other', phrasesOf(es), { path }, 'es');
    add('medicine', [...(content?.medicines ?? []), ...phrasesOf(medicines)], { path });
    if (primaryCategory !== '') add('category', [primaryCategory], { path });
    add('symptom', content?.symptoms ?? [], { path });
  }
  for (const [emergency, { phrase, language }] of emergencyPhrases.entries()) {
    add('emergency', [phrase], { emergency }, language);
  }
  return all;
}

/** A phrase in pieces, those marked that hold one of the words. */
export function marked(text: string, words: ReadonlySet<string>): readonly MatchedPart[] {
  return text
    .split(/([\p{Letter}\p{Mark}\d'’]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: words.has(wordOf(part)) }));
}

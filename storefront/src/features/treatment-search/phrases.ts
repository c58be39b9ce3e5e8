import { alsoKnownAs, phrasesOf } from '@front-door/shared/catalogue/alsoKnownAs/alsoKnownAs';
import { emergencyPhrases } from '@front-door/shared/catalogue/alsoKnownAs/emergencyPhrases';
import { categoryTitled } from '@front-door/shared/catalogue/categories';
import * as spanish from '@front-door/shared/catalogue/names/es';
import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { edition } from '@front-door/shared/edition/en';
import { defaultLanguage, languages, type Language, type OtherLanguage } from '@front-door/shared/language';
import type { CatalogueWords, MatchedPart } from './search.types';
import { wordOf, wordsOf } from './searchWords';

declare const BUILD_CATALOGUE_WORDS: CatalogueWords;

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
  readonly language: Language;
  readonly path?: TreatmentPath;
  /** Place among the entry's phrases of its kind: what is named first says most. */
  readonly place: number;
  /** Place in `emergencyPhrases`. */
  readonly emergency?: number;
}

/** What entries and categories are called in the languages that are not the catalogue's own. */
const translated: Readonly<Record<OtherLanguage, typeof spanish>> = { es: spanish };

/** Every phrase that the search knows. */
export const phrases: readonly Phrase[] = allPhrases();

function allPhrases(): readonly Phrase[] {
  const all: Phrase[] = [];
  const add = (
    kind: Phrase['kind'],
    texts: readonly string[],
    of: Pick<Phrase, 'path' | 'emergency'>,
    language: Language = defaultLanguage,
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
  for (const entry of treatments) {
    const { path } = entry;
    const known = alsoKnownAs[path];
    const category = categoryTitled(entry.primaryCategory);
    for (const language of languages) add('other', phrasesOf(known[language]), { path }, language);
    for (const language of languages) {
      // What the page calls it is its name; what another language calls it is another one.
      const kind = language === edition.language ? 'name' : 'other';
      add(kind, [language === 'en' ? entry.name : translated[language].shownName(entry)], { path }, language);
    }
    for (const content of BUILD_CATALOGUE_WORDS.filter((words) => words.path === path)) {
      const named = content.language === defaultLanguage ? phrasesOf(known.medicines) : [];
      add('medicine', [...content.medicines, ...named], { path }, content.language);
      add('symptom', content.symptoms, { path }, content.language);
    }
    if (category === undefined) continue;
    for (const language of languages) {
      const title = language === 'en' ? category.title : translated[language].shownCategory(category.title);
      add('category', [title], { path }, language);
    }
  }
  for (const [emergency, { phrase, language }] of emergencyPhrases.entries()) {
    add('emergency', [phrase], { emergency }, language);
  }
  return all;
}

/** A phrase in pieces, those marked that hold one of the words, and both of two that are one of them together. */
export function marked(text: string, words: ReadonlySet<string>): readonly MatchedPart[] {
  const own = wordsOf(text);
  const isWhole = own.length === 2 && words.has(own.join(''));
  return text
    .split(/([\p{Letter}\p{Mark}\d'’]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: words.has(wordOf(part)) || (isWhole && part.trim() !== '') }));
}

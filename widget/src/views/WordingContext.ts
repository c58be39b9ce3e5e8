import { createContext, useContext } from 'react';
import { say, wordingFor } from '../texts/wording';

/** The wording that the views speak in. */
export const WordingContext = createContext(wordingFor('en', {}));

/** The page's wording itself, for what is said in other languages too. */
export const useOwnWording = () => useContext(WordingContext);

/** How a view says something: by the text's name, with the values of its braces. */
export function useWording() {
  const wording = useOwnWording();
  return {
    language: wording.language,
    say: (name: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) => say(wording, name, values),
  };
}

import { sentenceEnd } from './sentenceEnd/en';

/** A description's first sentence, which stands beside the name, and what follows it. */
export function sentencesOf(description: string): { readonly first: string; readonly rest: string } {
  const end = sentenceEnd.exec(description);
  if (end === null) return { first: description, rest: '' };
  const length = end.index + 1;
  return { first: description.slice(0, length), rest: description.slice(length).trim() };
}

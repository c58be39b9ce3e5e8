/** A description's first sentence, which stands beside the name, and what follows it. */
export function sentencesOf(description: string): { readonly first: string; readonly rest: string } {
  // What follows a sentence begins with a capital; an abbreviation within one is followed by a small letter.
  const end = /[.!?](?=\s+[A-Z])/.exec(description);
  if (end === null) return { first: description, rest: '' };
  const length = end.index + 1;
  return { first: description.slice(0, length), rest: description.slice(length).trim() };
}

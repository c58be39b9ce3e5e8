/** In UTF-16 code units: the most that a message may have, and from where a counter shows. */
export const longestDraft = 2000;
export const counterFrom = 1800;

/** The draft as far as it is kept; never ends in half a character. */
export function limitDraft(text: string): string {
  return text.length <= longestDraft ? text : text.slice(0, longestDraft).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether nothing more fits; a draft may end one unit early, see above. */
export function isFull(draft: string): boolean {
  return draft.length >= longestDraft - 1;
}

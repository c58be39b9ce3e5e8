import { longestMessage } from '@front-door/shared/contract/search';

/** From so many UTF-16 code units on a counter shows. */
export const counterFrom = 1800;

/** The draft as far as it is kept; never ends in half a character. */
export function limitDraft(text: string): string {
  return text.length <= longestMessage ? text : text.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether nothing more fits; a draft may end one unit early, see above. */
export function isFull(draft: string): boolean {
  return draft.length >= longestMessage - 1;
}

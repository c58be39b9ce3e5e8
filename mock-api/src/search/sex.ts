import { cueFinder } from '@front-door/shared/reading/cues';
import { women, men } from './vocabulary/sexes';
import type { Word } from '@front-door/shared/reading/words';

export type Sex = 'woman' | 'man';

const find = cueFinder({ woman: women, man: men });

/** Whether a message is about a woman or a man, where its words tell. */
export function readSex(words: readonly Word[]): Sex | undefined {
  let balance = 0;
  for (const { means } of find(words)) balance += means === 'woman' ? 1 : -1;
  if (balance === 0) return undefined;
  return balance > 0 ? 'woman' : 'man';
}

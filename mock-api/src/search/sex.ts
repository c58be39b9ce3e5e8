import { cueFinder } from '@front-door/shared/reading/cues';
import { women, men } from './vocabulary/sexes';
import type { Reading } from '@front-door/shared/reading/reading';

export type Sex = 'woman' | 'man';

const find = cueFinder({ woman: women, man: men });

/**
 * Whether a message is about a woman or a man, where its words tell. Of whom only the past is told, nobody asks.
 *
 * @param isOf whether the word at a place tells of whom it is about.
 */
export function readSex(
  { words, when }: Pick<Reading, 'words' | 'when'>,
  isOf: (index: number) => boolean = () => true,
): Sex | undefined {
  let balance = 0;
  for (const { start, means } of find(words))
    if (when[start] !== 'past' && isOf(start)) balance += means === 'woman' ? 1 : -1;
  if (balance === 0) return undefined;
  return balance > 0 ? 'woman' : 'man';
}

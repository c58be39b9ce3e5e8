import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { cueFinder } from '@front-door/shared/reading/cues';
import type { Word } from '@front-door/shared/reading/words';
import type { Understood } from './understand';
import { women, men } from './vocabulary/sexes';
import type { Concept } from './vocabulary/vocabulary';

export type Sex = 'woman' | 'man';

const find = cueFinder({ woman: women, man: men });

/** Whether a message is about a woman or a man, where its words tell. */
export function readSex(words: readonly Word[]): Sex | undefined {
  let balance = 0;
  for (const { means } of find(words)) balance += means === 'woman' ? 1 : -1;
  if (balance === 0) return undefined;
  return balance > 0 ? 'woman' : 'man';
}

/** Entries that only one sex has, with the concepts that tell of them whoever else is spoken of. */
const ofOneSex: Readonly<Partial<Record<TreatmentPath, { readonly sex: Sex; readonly unless: readonly Concept[] }>>> = {
  'erectile-dysfunction': { sex: 'man', unless: ['erection', 'ed', 'ed-drug', 'penis', 'sex'] },
  'yeast-infection': { sex: 'woman', unless: ['yeast', 'vagina', 'genitals', 'antifungal'] },
};

/** Whether an entry is of the other sex than the message's, and nothing told names it ("can't get hard with my wife"). */
export function isOfOtherSex(path: TreatmentPath, { sex, findings }: Understood): boolean {
  const own = ofOneSex[path];
  if (own === undefined || sex === undefined || own.sex === sex) return false;
  return !findings.some(({ concept }) => own.unless.includes(concept));
}

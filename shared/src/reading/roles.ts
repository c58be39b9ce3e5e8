import { atAnAge, endsStage, inAPeriod, isStageNoun, ofChildhood, whenSomebodyWas } from './lifeStages';
import type { Quantity } from './quantities';
import { hasVerbOfThen } from './tenses';
import { children, persons } from './vocabulary/people';
import { stageAdjectives } from './vocabulary/time';
import type { Word } from './words';

/**
 * What somebody is or was, told beside what they complain of: the words from `start` to one before `end`. Whom it
 * names is nobody else: "as a kid", "when I was a baby", "de niña", "as a mom".
 */
export interface Role {
  readonly start: number;
  readonly end: number;
  /**
   * `then` is a time of a life ("as a kid I had …"), `since` one from which something goes on ("since I was a baby"),
   * `now` what somebody is ("as a mom").
   */
  readonly time: 'then' | 'since' | 'now';
  /** Whether it is the writer's: "when she was a baby" is somebody else's. */
  readonly own: boolean;
}

/** What people are besides somebody's relative: "as a nurse", "as an adult", "como maestra". */
const callings =
  /^(?:parent|sitter|therapist|doctor|teacher|nurse|athlete|gal|person|adult|ninera|maestr[oa]|enfermer[oa]|hombre)$/;
const isSomebody = (text: string) => callings.test(text) || (persons.has(text) && !children.has(text));

/** The roles of a message, in the order in which they stand. */
export function rolesOf(words: readonly Word[], quantities: readonly Quantity[]): readonly Role[] {
  const found: Role[] = [];
  // "had RSV as an infant. now he coughs": nobody but somebody else is spoken of.
  const tellsOfOthers = words.some(isOther) && !words.some(isWriter);
  for (let index = 0; index < words.length; index += 1) {
    const role =
      whenSomebodyWas(words, quantities, index) ??
      asSomebody(words, quantities, index) ??
      ofChildhood(words, index) ??
      inAPeriod(words, index) ??
      atAnAge(words, quantities, index);
    if (role === undefined) continue;
    found.push(tellsOfOthers && role.time !== 'now' ? { ...role, own: false } : role);
    index = role.end - 1;
  }
  return found;
}

const isOther = ({ text }: Word) => /^(?:he|she|hes|shes)$/.test(text);
const isWriter = ({ text }: Word) => /^(?:i|im|ive|id|ill|me|my|mine)$/.test(text);

/** "as a kid", "as a 5 year old", "as a teen mom", "as a precaution", "como mamá". */
function asSomebody(words: readonly Word[], quantities: readonly Quantity[], start: number): Role | undefined {
  const text = (index: number) => words[index]?.text ?? '';
  if (text(start) === 'como') {
    const at = /^(?:un|una)$/.test(text(start + 1)) ? start + 2 : start + 1;
    return isSomebody(text(at)) || isStageNoun(text(at)) ? { start, end: at + 1, time: 'now', own: true } : undefined;
  }
  if (text(start) !== 'as' && text(start) !== 'being') return undefined;
  const article = /^(?:a|an)$/.test(text(start + 1));
  if (!article && !/^(?:kids|children|teens|teenagers|boys|girls|babies)$/.test(text(start + 1))) return undefined;
  let at = start + (article ? 2 : 1);
  while (stageAdjectives.has(text(at)) && at < start + 5) at += 1;
  const age = quantities.find((one) => one.kind === 'age' && one.start === at);
  // "as a teen mom", "as a grown man": the last of the words says what somebody is.
  for (let last = at + 2; last >= at; last -= 1)
    if (isSomebody(text(last)) && words.slice(at + 1, last + 1).every(({ gap }) => gap === 'none'))
      return { start, end: last + 1, time: 'now', own: true };
  const staged = age === undefined ? isStageNoun(text(at)) : hasVerbOfThen(words, start, age.end);
  const end = age === undefined || !staged ? at + 1 : age.end + (isStageNoun(text(age.end)) ? 1 : 0);
  return {
    start,
    end,
    time: staged && endsStage(words, end) ? 'then' : 'now',
    own: !/^(?:he|she|his|her|hes|shes|they)$/.test(text(end)),
  };
}

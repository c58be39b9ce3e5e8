import type { Quantity } from './quantities';
import type { Role } from './roles';
import { hasVerbOfThen } from './tenses';
import { children } from './vocabulary/people';
import { lifePeriods, stageAdjectives, stageNouns } from './vocabulary/time';
import type { Word } from './words';

/** Words that may stand between "was a" and "kid". */
const measures = /^(?:a|an|un|una|just|only|about|around|like|in|my|como|muy|mas|bien|apenas|still|even|very|real)$/;
/** What is made for children: "medicina de niño". */
const childrensThings =
  /^(?:medicinas?|jarabes?|pastillas?|crema|dosis|consulta|cita|doctora?|pediatra|ropa|leche|gotas)$/;
const others = /^(?:he|she|his|her|hes|shes|they)$/;
const persons = /^(?:i|we|he|she|they)$/;
const owners = /^(?:my|our|the|mi|nuestr[oa])$/;
const thenVerbs = /^(?:era|eran|eramos|fui|tenia|teniamos|estaba|estuve)$/;
const othersVerbs = /^(?:le|tuvo|sufrio|padecio|estuvo|fue)$/;

/** An age from which on it is no time long gone by itself, in years. */
const grown = 18;

const textAt = (words: readonly Word[]) => (index: number) => words[index]?.text ?? '';

/** A word for what somebody once was. Calves are twins in Spanish, and "de lo" is of what follows. */
export const isStageNoun = (text: string) =>
  stageNouns.has(text) || (children.has(text) && !/^(?:gemel|melliz|los?$|kinder|pelad)|[^oa]s$/.test(text));

/** "when I was a kid", "since he was 7 years old", "cuando era bebé", "desde que tenía 6 años". */
export function whenSomebodyWas(
  words: readonly Word[],
  quantities: readonly Quantity[],
  start: number,
): Role | undefined {
  const text = textAt(words);
  const opener = text(start);
  let at = start + 1;
  let other = false;
  if (/^(?:when|while|since|until|till|whenever)$/.test(opener)) {
    const verb = [at + 1, at + 2, at + 3].find((index) => /^(?:was|were)$/.test(text(index)));
    if (verb === undefined || !(verb === at + 1 ? persons : owners).test(text(at))) return undefined;
    other = !/^(?:i|we)$/.test(text(at));
    at = verb + 1;
  } else if (/^(?:cuando|desde)$/.test(opener)) {
    if (opener === 'desde' && text(at) === 'que') at += 1;
    if (text(at) === 'yo') at += 1;
    const verb = [at, at + 2].find((index) => thenVerbs.test(text(index)));
    if (verb === undefined ? opener === 'cuando' : verb > at && !owners.test(text(at))) return undefined;
    other = verb !== undefined && verb > at;
    at = verb === undefined ? at : verb + 1;
  } else return undefined;
  const end = stageEnd(words, quantities, at);
  if (end === undefined) return undefined;
  return {
    start: text(start - 1) === 'back' ? start - 1 : start,
    end,
    time: /^(?:since|desde)$/.test(opener) ? 'since' : 'then',
    own: !other && !isOthers(words, end),
  };
}

/** "de niña", "de muy chico". */
export function ofChildhood(words: readonly Word[], start: number): Role | undefined {
  const text = textAt(words);
  if (text(start) !== 'de' || /^(?:el|la|los|las|lo)$/.test(text(start - 1))) return undefined;
  let at = /^(?:muy|mas|bien)$/.test(text(start + 1)) ? start + 2 : start + 1;
  if (text(at) === 'recien') at += 1;
  if (!isStageNoun(text(at)) || !endsStage(words, at + 1)) return undefined;
  if (childrensThings.test(text(start - 1))) return undefined;
  // "rozadura de bebé": without a place of its own or a verb of then, it tells whose it is.
  const opens = words[start]?.gap !== 'none';
  if (!opens && /^(?:bebe|nacid[oa]|ninos|ninas)$/.test(text(at)) && !hasVerbOfThen(words, start, at + 1))
    return undefined;
  return { start, end: at + 1, time: 'then', own: !isOthers(words, at + 1) };
}

/** "in my twenties", "in high school", "en la secundaria". */
export function inAPeriod(words: readonly Word[], start: number): Role | undefined {
  const text = textAt(words);
  if (!/^(?:in|during|en)$/.test(text(start))) return undefined;
  let at = start + 1;
  while (/^(?:my|our|the|mi|la|early|late|high|middle|grade|elementary|escuela)$/.test(text(at)) && at < start + 4)
    at += 1;
  const isPeriod = lifePeriods.has(text(at)) || (text(at) === 'school' && stageAdjectives.has(text(at - 1)));
  return isPeriod ? { start, end: at + 1, time: 'then', own: true } : undefined;
}

/** "at age 6", "at the age of six", "a los 6 años", told with a verb of then. */
export function atAnAge(words: readonly Word[], quantities: readonly Quantity[], start: number): Role | undefined {
  if (!/^(?:at|a)$/.test(words[start]?.text ?? '')) return undefined;
  const age = quantities.find((one) => one.start > start && one.start - start <= 4);
  if (age === undefined) return undefined;
  const between = words.slice(start + 1, age.start).map(({ text }) => text);
  if (!between.every((text) => /^(?:the|age|of|around|about|a|los|mis|sus|la|edad|de)$/.test(text))) return undefined;
  if (words[start]?.text === 'a' && between.length === 0) return undefined;
  const isNamed = between.some((text) => /^(?:age|edad)$/.test(text));
  if (age.kind !== 'age' && age.kind !== 'count' && !isYears(words, age)) return undefined;
  // A baby's age may well be of now: "had a fever at 2 months old".
  const years = 'days' in age ? age.days / 365 : isNamed && age.kind === 'count' ? age.count : 0;
  if (years < 1 || years >= grown) return undefined;
  return hasVerbOfThen(words, start, age.end)
    ? { start, end: age.end, time: 'then', own: !isOthers(words, age.end) }
    : undefined;
}

/** "6 años" after "a los" is no span of time. */
function isYears(words: readonly Word[], { kind, start, end }: Quantity): boolean {
  return (
    kind === 'duration' &&
    /^anos?$/.test(words[end - 1]?.text ?? '') &&
    /^(?:los|mis|sus)$/.test(words[start - 1]?.text ?? '')
  );
}

/** One past the stage of life that begins at a word: "a little kid", "7 years old", "in high school". */
function stageEnd(words: readonly Word[], quantities: readonly Quantity[], from: number): number | undefined {
  const text = textAt(words);
  let at = from;
  let young = false;
  while (at < from + 5 && (measures.test(text(at)) || stageAdjectives.has(text(at)))) {
    young ||= stageAdjectives.has(text(at));
    at += 1;
  }
  if (isStageNoun(text(at))) return endsStage(words, at + 1) ? at + 1 : undefined;
  const number = quantities.find((one) => one.start <= at && one.end > at);
  if (number?.kind === 'age' || number?.kind === 'duration') return number.end;
  if (number?.kind === 'count' && number.count < 100 && /^\d+$/.test(text(at)))
    return endsStage(words, number.end) ? number.end : undefined;
  return young ? at : undefined;
}

/** Whether a stage of life ends before a word: not so "teen mom", "child of an alcoholic", "bebé de 5 meses". */
export function endsStage(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (next === undefined || (next.gap !== 'none' && next.gap !== 'joined')) return true;
  return !/^(?:of|with|who|de|con|que|weeks?|months?|mi|tiene)$/.test(next.text);
}

/** Whether what follows is told of somebody else: "as a baby she had", "de niña tuvo". */
function isOthers(words: readonly Word[], from: number): boolean {
  for (let index = from; index < Math.min(words.length, from + 3); index += 1) {
    const { text = '', gap } = words[index] ?? {};
    if (gap === 'sentence' || gap === 'contrast' || /^(?:i|me|my|yo|mi)$/.test(text)) return false;
    if (others.test(text) || othersVerbs.test(text)) return true;
  }
  return false;
}

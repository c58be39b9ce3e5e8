import { isLedToPatient, leadsBeside } from '@front-door/shared/reading/clauses';
import type { Word } from '@front-door/shared/reading/words';

/**
 * What tells that somebody stands beside the one who is ill: a child, or an age, that words like these lead to is no patient's.
 */

/** Who comes after these stands beside, too: who is carried or compared with. */
const carried =
  /^(?:like|to|desde|lift(?:ed|s)?|carry|carries|carried|hold|held|chas(?:ing|ed)|nursing|breastfeeding|bathing|carg(?:ar|ando|o|ue|arlo)|levant(?:ar|ando|e)|pego|contagio|paso)$/;
/** What somebody does in company: "vivo con mi hijo"; not "ayuda con mi hijo". */
const inCompany =
  /^(?:viv(?:o|e|imos|iendo)|dorm(?:i|imos|ido)|duermo|estuv(?:e|imos)|estaba|fui|fuimos|sal(?:i|imos)|jug(?:ue|ando|aba|amos)|juego|trabajo|and(?:o|aba)|viaj(?:e|amos)|pase|pasamos|corriendo|bailando)$/;
/** Who it was caught from is no patient, whatever ails them. */
const caught = /^(?:caught|catch(?:ing)?|contracted|picked|got|get|getting|gotten)$/;
const called = /^(?:calls?|texts?|messages?|word|notes?)$/;

/** Whether the word at a place leads to somebody who is not the one who is ill. */
export function isLeadingBeside(words: readonly Word[], at: number): boolean {
  const before = words[at]?.text ?? '';
  return (
    leadsBeside.test(before) || carried.test(before) || (before === 'con' && inCompany.test(words[at - 1]?.text ?? ''))
  );
}

/** Whether it leads to the one who is ill all the same: "holding my 2 year old who has a fever". */
export function isLeadingToPatient(words: readonly Word[], at: number, end: number): boolean {
  if (!isLedToPatient(words, at + 1, end)) return false;
  const before = words[at]?.text === 'from' ? words.slice(Math.max(0, at - 4), at) : [];
  return !before.some(({ text }) => caught.test(text)) || before.some(({ text }) => called.test(text));
}

/** Words before a noun or an age that belong to it: "my two little …". */
export const partOfNoun =
  /^(?:my|our|a|an|the|his|her|your|mi|mis|un|una|el|la|los|las|su|nuestr[oa]|al|little|older|younger|youngest|oldest|own|poor|sweet|step|foster|god|both|first|second|third|new|other|two|three|dos|tres)$/;

/** What may follow whoever gave it to somebody else: "my kid gave me this", "mi hijo de 5 me la pegó". */
export const gives =
  /^(?:que |who |just |already |had it and )*(?:gave (?:me|it|us|this)|passed (?:it|this|me)|brought|infected me|got me|me (?:lo |la )?(?:pego|contagio|paso))/;

/** What makes a word for a child or an age describe something else: "the infant room", "teen mom", "baby weight". */
export const described =
  /^(?:weight|shower|food|bump|rooms?|class|classroom|ward|school|daycare|center|program|group|teacher|aspirin|years|next|mom|mother|dad|father|parent|acne|drama|shows?|seat|gate|carrier|fat|brain|blues|clothes|bed|bottle|party|practice|game|pregnancy)$/;

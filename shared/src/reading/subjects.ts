import { isAttribute, isNamed, type Mention, type Whose } from './mentions';
import type { Role } from './roles';
import { openers, patientOpeners, verbs } from './vocabulary/grammar';
import { pronouns } from './vocabulary/people';
import type { Word } from './words';

/** The subject of a clause, told by its first words; `pronoun` for "he", "her"; nothing where it has none. */
export function subjectOf(
  message: readonly Word[],
  { start, end }: { start: number; end: number },
  mentions: readonly Mention[],
  roles: readonly Role[],
): Whose | 'pronoun' | undefined {
  const text = (at: number) => message[at]?.text ?? '';
  // "as a mom of a toddler …": what the writer is stands before the subject.
  const role = roles.find((one) => one.own && one.start >= start && one.start - start <= 1);
  const from = role === undefined ? start : Math.min(role.end, end);
  const isPatientOpener = (at: number) =>
    patientOpeners.has(text(at)) || (at === role?.end && /^(?:of|to|de)$/.test(text(at)));
  for (let index = from; index < end; index += 1) {
    const mention = mentions.find((one) => one.start === index);
    if (mention !== undefined && mention.whose !== 'self') {
      // "goat in my toe": an animal or a thing is a subject only where it is named as one.
      if ((mention.whose === 'animal' || mention.whose === 'thing') && !isNamed(message, mention)) continue;
      // "dog bite", "cat allergy", "baby weight", "mom jeans": the word only describes what follows.
      if (isAttribute(message, mention, end)) return undefined;
      if (mention.object) {
        // "for my son, he ...": the message is about him.
        if (isPatientOpener(index - 1) || isPatientOpener(index - 2))
          return index - from <= 7 && mention.whose !== 'thing' && mention.whose !== 'animal'
            ? mention.whose
            : undefined;
        return undefined;
      }
      return mention.whose;
    }
    const word = text(index);
    if (
      word === 'me' &&
      mentions.some((one) => one.start === index + 1 && (one.whose === 'other' || one.whose === 'child'))
    )
      continue;
    if (mention !== undefined) {
      if (
        word === 'me' &&
        /^(?:gave|give|gives|giving|brought|told|tells|got|makes|make|bit|scratched|for|to|with|from|by|let|help|kills|worries)$/.test(
          text(index - 1),
        )
      )
        continue;
      return 'self';
    }
    if (/^(?:my|mi|mis|our)$/.test(word)) {
      // "my mom", "my little girl", "my 19 day old son"
      let reach = 3;
      while (
        /^(?:\d+|one|two|three|four|five|six|days?|weeks?|months?|years?|yr|yo|mo|wk|old|ano|anos|mes|meses)$/.test(
          text(index + reach - 2),
        ) &&
        reach < 7
      )
        reach += 1;
      const next = mentions.find((one) => one.start > index && one.start <= index + reach && one.whose !== 'self');
      if (next === undefined) return 'self';
      continue;
    }
    if (pronouns.has(word) && !isThingPronoun(message, index)) return 'pronoun';
    if (/^(?:\d+|days?|weeks?|months?|years?|yr|yo|mo|wk|old)$/.test(word)) continue;
    if (!openers.has(word) && index - from > 2 && !/^(?:think|know|guess|hope|feel)s?$/.test(word)) break;
  }
  // Later in the clause the writer may still be named: "ear hurts when i chew".
  for (let index = start; index < end; index += 1) {
    const mention = mentions.find((one) => one.start === index && !one.object);
    if (mention === undefined) continue;
    if (mention.whose === 'self') return 'self';
    if (isAttribute(message, mention, end)) continue;
    if (mention.whose === 'child' || mention.whose === 'other') {
      const after = text(mention.end);
      if (verbs.has(after) || /^(?:who|que)$/.test(after)) return mention.whose;
      if (mention.whose === 'child' && mention.end >= end - 1) return 'child';
    }
  }
  return undefined;
}

/** "it hurts", "they burn": these stand for a complaint, not for somebody. */
function isThingPronoun(message: readonly Word[], index: number): boolean {
  const text = message[index]?.text ?? '';
  // Without accents "él" and the article are one word: before a verb it is he.
  if (text === 'el')
    return !/^(?:tiene|esta|se|dice|no|anda|siente|tose|vomita|ya|me|le|tuvo|fue)$/.test(
      message[index + 1]?.text ?? '',
    );
  if (/^(?:it|its|them|him|lo|la|el|le|te)$/.test(text)) return text !== 'le';
  if (text === 'they' || text === 'theyre' || text === 'their' || text === 'su' || text === 'sus') return true;
  if (/^(?:esta|estan|tienen)$/.test(text)) return true;
  return false;
}

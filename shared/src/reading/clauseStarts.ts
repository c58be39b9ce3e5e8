import type { Mention } from './mentions';
import { beforeObjects, laterSubjects, openers, subjects, verbs } from './vocabulary/grammar';
import type { Word } from './words';

/** Whether a clause begins at a word: after a pause, or where a subject with its verb follows without one. */
export function startsClause(message: readonly Word[], index: number, mentions: readonly Mention[]): boolean {
  const word = message[index];
  if (word === undefined) return false;
  if (index === 0 || word.gap === 'sentence' || word.gap === 'comma' || word.gap === 'contrast') return true;
  const text = (at: number) => message[at]?.text ?? '';
  if (word.gap === 'joined' && !/^(?:or|nor|ni|o|con|with)$/.test(word.text)) return true;
  const previous = message[index - 1];
  // A joiner or an opener already began this clause.
  if (previous !== undefined && previous.gap !== 'none' && openers.has(previous.text)) return false;
  if (/^(?:but|now|because|since|after|so|anyway|anyways|pero|ahora|porque|while|aunque|desde)$/.test(word.text))
    return (
      !/^(?:right|just|for|by|until|ever|not|is|and|days|weeks|months|years|day|week|month|year|pills)$/.test(
        text(index - 1),
      ) || word.text === 'but'
    );
  if (
    isQuestion(word.text, text(index + 1)) &&
    !openers.has(text(index - 1)) &&
    !/^(?:as|than|that|what|how|when|if|que|no|me|se|lo)$/.test(text(index - 1))
  )
    return true;
  if (openers.has(text(index - 1)) && !verbs.has(text(index - 1))) return false;
  if (
    subjects.has(word.text) &&
    !/^(?:que|me|se|le|no|que|when|if|think|than|as|where|what|how|until|before|and)$/.test(text(index - 1))
  )
    return true;
  if (laterSubjects.has(word.text)) {
    if (/^(?:he|she|they|we)$/.test(word.text))
      return (
        verbs.has(text(index + 1)) &&
        !/^(?:que|when|if|think|than|as|where|what|how|before|says)$/.test(text(index - 1))
      );
    const person = mentions.find(({ start }) => start === index + 1 || start === index + 2);
    const verbAt = person === undefined ? index + 2 : person.end;
    return (
      !beforeObjects.has(text(index - 1)) &&
      !verbs.has(text(index - 1)) &&
      (verbs.has(text(verbAt)) || verbs.has(text(verbAt + 1)))
    );
  }
  return false;
}

/** "can i pay", "how much", "cuanto cuesta": a question begins, with or without a period before it. */
function isQuestion(text: string, next: string): boolean {
  if (/^(?:can|could|do|does|is|are|will|should|would|may)$/.test(text))
    return /^(?:i|you|u|ya|yall|this|there|we|someone|somebody|anyone)$/.test(next);
  if (text === 'how') return /^(?:much|long|do|does|can|many|soon|fast)$/.test(next);
  if (text === 'what') return /^(?:do|should|can|is|are|states|pharmacies)$/.test(next);
  if (/^(?:puedo|pueden|podria|aceptan|tienen|cuanto|cuanta|atienden)$/.test(text))
    return !/^(?:respirar|dormir|caminar|tragar|mover|comer)$/.test(next);
  return false;
}

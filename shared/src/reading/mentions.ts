import { cueFinder } from './cues';
import { hasSpanishWords } from './language';
import type { Quantity } from './quantities';
import type { Role } from './roles';
import { beforeObjects, heads, verbs } from './vocabulary/grammar';
import { people } from './vocabulary/people';
import type { Word } from './words';

/** Whom a clause tells of. `other` is a grown person who is not the writer. */
export type Whose = 'self' | 'child' | 'other' | 'animal' | 'thing';

/** A place that names somebody, an animal or a thing: the words from `start` to one before `end`. */
export interface Mention {
  readonly whose: Whose;
  readonly start: number;
  readonly end: number;
  /** It stands after a preposition, so that its clause tells of somebody else: "from my kid". */
  readonly object: boolean;
}

const findPeople = cueFinder({
  child: people.child,
  other: people.adult,
  animal: people.animal,
  thing: people.thing,
  self: people.self,
});

/** Words for somebody that are others in Spanish: "los ojos me arden", "son gases", "algo pa la tos", "mil gracias". */
const homographs = /^(?:los?|son|pa|mil|gran)$/;
const owners = /^(?:my|our|his|her|your|the|mi|su|step|foster|old)$/;

/** Grown or not, by their age. */
const siblings = /^(?:sister|brother|sis|bro|cousin|sibling|patient|hermano|hermana|primo|prima|twin)s?$/;

/**
 * Whom and what a message names, in the order in which they stand; an age alone names a child. What the writer is or
 * was ("as a kid", "as a mom") names nobody.
 */
export function mentionsOf(
  message: readonly Word[],
  quantities: readonly Quantity[],
  roles: readonly Role[],
): readonly Mention[] {
  const text = (index: number) => message[index]?.text ?? '';
  const inRole = (index: number, times: readonly Role['time'][]) =>
    roles.some((role) => role.own && times.includes(role.time) && index >= role.start && index < role.end);
  const ages = quantities.filter((one) => one.kind === 'age').filter(({ start }) => !inRole(start, ['then', 'since']));
  const isSpanish = hasSpanishWords(message);
  const isOtherWord = ({ start, end }: { start: number; end: number }) =>
    isSpanish &&
    end - start === 1 &&
    homographs.test(text(start)) &&
    !(text(start) === 'son' && owners.test(text(start - 1)));
  // "my 15 yo son": years old, not Spanish "I".
  const isUnit = ({ start }: { start: number }) => ages.some((age) => start > age.start && start < age.end);
  const named = findPeople(message).filter((one) =>
    one.means === 'self' ? !isUnit(one) : !(isOtherWord(one) || inRole(one.start, ['then', 'since', 'now'])),
  );
  const found = named.map(({ start, end, means }): Mention => {
    const age = ages.find(
      (one) => (one.start >= end && one.start - end <= 4) || (one.end <= start && start - one.end <= 2),
    );
    const grown = means === 'child' && age !== undefined && age.days >= 18 * 365;
    // "my sister is 11": a child, whatever the word.
    const young =
      means === 'other' && age !== undefined && age.days < 18 * 365 && siblings.test(message[start]?.text ?? '');
    const first =
      /^(?:my|our|the|a|an|his|her|your|mi|mis|el|la|los|las|un|una|su|nuestro|nuestra|other|both|own|two|three|dos|tres|little|older|younger|best|old)$/.test(
        text(start - 1),
      )
        ? start - 1
        : start;
    const earlier = /^(?:my|our|the|mi|el|la)$/.test(text(first - 1)) ? first - 1 : first;
    const before = message[earlier]?.gap === 'none' || message[earlier]?.gap === 'joined' ? text(earlier - 1) : '';
    return {
      whose: grown ? 'other' : young ? 'child' : means,
      start,
      end,
      object: means !== 'self' && (beforeObjects.has(before) || (means === 'thing' && before === 'en')),
    };
  });
  // An age alone tells of a child: "5mo cough", "11 months, runny stool". Where the writer tells his own, it is his.
  for (const age of ages) {
    if (age.days >= 18 * 365 || (/^(?:im|tengo)$/.test(text(age.start - 1)) && age.days > 13 * 365)) continue;
    if (
      !found.some(
        ({ whose, start, end }) =>
          (whose === 'child' || whose === 'animal') && end >= age.start - 8 && start <= age.end + 6,
      )
    )
      found.push({ whose: 'child', start: age.start, end: age.end, object: false });
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "my cat", "the car", "dog keeps scratching". */
export function isNamed(message: readonly Word[], { start, end }: Mention): boolean {
  const before = message[start]?.gap === 'none' ? (message[start - 1]?.text ?? '') : '';
  return (
    /^(?:my|our|the|your|his|her|a|an|mi|mis|el|la|los|las|un|una|su|nuestro|nuestra|old|new|little|poor|s)$/.test(
      before,
    ) || verbs.has(message[end]?.text ?? '')
  );
}

/** Whether a word for somebody only describes what follows: "dog bite", "mom jeans". */
export function isAttribute(message: readonly Word[], { end }: Mention, clauseEnd: number): boolean {
  const next = message[end];
  return next !== undefined && end < clauseEnd && next.gap === 'none' && heads.has(next.text);
}

import { startsClause } from './clauseStarts';
import { mentionsOf, type Mention, type Whose } from './mentions';
import type { Quantity } from './quantities';
import type { Role } from './roles';
import { subjectOf } from './subjects';
import type { Word } from './words';

/** A part of a sentence that tells one thing of one subject: the words from `start` to one before `end`. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly whose: Whose;
}

/**
 * Parts a message into clauses and tells whom each speaks of. A clause without a subject goes on with the one before
 * it in its sentence; after a pet or a thing, a new sentence is the writer's again.
 */
export function readClauses(
  message: readonly Word[],
  quantities: readonly Quantity[],
  roles: readonly Role[],
): readonly Clause[] {
  const mentions = mentionsOf(message, quantities, roles);
  const starts = message.flatMap((_, index) => (startsClause(message, index, mentions) ? [index] : []));
  const bounds = starts.map((start, order) => ({ start, end: starts[order + 1] ?? message.length }));
  const told = bounds.map((bound) => subjectOf(message, bound, mentions, roles));
  const childOnly =
    mentions.some(({ whose }) => whose === 'child') && !told.includes('self') && !told.includes('other');
  let last: Whose | undefined;
  let lastPerson: Whose | undefined;
  const clauses: Clause[] = [];
  for (const [order, { start, end }] of bounds.entries()) {
    const subject = told[order];
    const gap = message[start]?.gap;
    const animate = last === 'animal' || last === 'thing';
    let whose: Whose;
    if (subject === 'pronoun')
      whose =
        last !== undefined && last !== 'self'
          ? last
          : (lastPerson ?? (childOnly || mentions.some((one) => one.whose === 'child') ? 'child' : 'other'));
    else if (subject !== undefined) whose = subject;
    else if (last === undefined) whose = firstOf(told, mentions, start);
    else if (animate && (gap === 'sentence' || gap === 'contrast')) whose = childOnly ? 'child' : 'self';
    else if (gap === 'sentence' && last === 'other')
      whose = told.includes('self') || quick(told, order) ? 'self' : 'other';
    else whose = last;
    clauses.push({ start, end, whose });
    last = whose;
    if (whose === 'child' || whose === 'other') lastPerson = whose;
  }
  return clauses;
}

/** Whether nothing after a place speaks of the same other person again. */
function quick(told: readonly (Whose | 'pronoun' | undefined)[], order: number): boolean {
  return !told.slice(order).some((subject) => subject === 'pronoun' || subject === 'other');
}

/** Whom words before the first subject tell of: "ear pain, my son is 5". */
function firstOf(told: readonly (Whose | 'pronoun' | undefined)[], mentions: readonly Mention[], start: number): Whose {
  if (told.some((subject) => subject === 'self')) return 'self';
  if (
    told.some((subject) => subject === 'child') ||
    mentions.some(({ whose, start: at, object }) => whose === 'child' && at >= start && !object)
  )
    return 'child';
  return 'self';
}

import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { LabelledMessage } from '../eval/messages.types';
import { isMinor } from '../src/search/ages';
import { complaintOf, complaints, entryFor, type Complaint, type Patient } from '../src/search/complaints';
import type { Feature } from '@front-door/shared/learning/features';
import type { Speller } from '../src/search/spelling';
import { childFeatures, featuresOfUnits, understand, type Understood } from '../src/search/understand';
import { randomNumbers } from '@front-door/shared/learning/logistic';

/** A text to learn from: its features, what it complains of, and how much it counts. */
export interface Lesson {
  readonly features: readonly Feature[];
  /** Shares of the complaints, in their order, that add up to 1. */
  readonly target: Float64Array;
  readonly weight: number;
  /** Set where several complaints lead to one entry, a child's, say: which lead to those that are right, as 1 and 0. */
  readonly allowed?: Float64Array;
}

/** A text of one or a few words, and what it speaks for. */
export interface Fragment {
  readonly text: string;
  readonly expect: readonly TreatmentPath[];
}

const weights = { whole: 1, withTalk: 0.5, talk: 0.5, fragment: 0.3 } as const;
/** At most so many words of small talk are put beside a complaint. */
const mostTalk = 14;

/** What labelled messages and fragments teach of complaints. */
export function complaintLessons(
  messages: readonly LabelledMessage[],
  fragments: readonly Fragment[],
  spell: Speller,
): readonly Lesson[] {
  const random = randomNumbers(7);
  const talk = smallTalk(messages);
  const lessons: Lesson[] = [];
  for (const { message, expect } of messages) {
    const target = targetOf(expect);
    const read = understand(message, spell);
    // Small talk of a child is told of a child, too.
    const child = isChild(expect) || (expect.length === 0 && read.ages.some(isMinor));
    const patient = { child, ages: read.ages.filter((age) => isMinor(age) === child) };
    const isShared = isChild(expect) || entryFor('earache', patient) === 'general-consult';
    const allowed = isShared ? { allowed: complaintsFor(expect, patient) } : {};
    lessons.push({
      features: featuresOfUnits(read, patientUnits(read), child),
      target,
      weight: weights.whole,
      ...allowed,
    });
    if (expect.length === 0) {
      for (const unit of read.units.length > 1 ? read.units : [])
        lessons.push({ features: featuresOfUnits(read, [unit], child, true), target, weight: weights.talk });
    } else {
      // What people say beside a complaint is not to weigh.
      const beside = talk[Math.floor(random() * talk.length)] ?? '';
      const both = understand(random() < 0.5 ? `${message} ${beside}` : `${beside} ${message}`, spell);
      lessons.push({
        features: featuresOfUnits(both, both.units, child),
        target,
        weight: weights.withTalk,
        ...allowed,
      });
    }
  }
  for (const { text, expect } of fragments) {
    const read = understand(text, spell);
    lessons.push({
      features: featuresOfUnits(read, read.units, isChild(expect), true),
      target: targetOf(expect),
      weight: weights.fragment,
    });
  }
  return lessons;
}

/** What labelled messages teach of who is ill: a target of two shares, grown and child; alone and beside small talk. */
export function childLessons(messages: readonly LabelledMessage[], spell: Speller): readonly Lesson[] {
  const random = randomNumbers(11);
  const talk = smallTalk(messages);
  return messages.flatMap(({ message, expect }): Lesson[] => {
    const children = expect.filter((path) => path.endsWith('-pediatric')).length;
    if (expect.length === 0 || (children !== 0 && children !== expect.length)) return [];
    const share = children === 0 ? 0 : 1;
    const target = Float64Array.from([1 - share, share]);
    const beside = talk[Math.floor(random() * talk.length)] ?? '';
    return [message, `${message}. ${beside}`].map((text, order) => {
      const read = understand(text, spell);
      return {
        features: childFeatures(read, read.units),
        target,
        weight: order === 0 ? weights.whole : weights.withTalk,
      };
    });
  });
}

/** What people say that is no complaint, in pieces short enough to stand beside one. */
function smallTalk(messages: readonly LabelledMessage[]): readonly string[] {
  return messages
    .filter(({ expect }) => expect.length === 0)
    .map(({ message }) => message.split(/\s+/).slice(0, mostTalk).join(' '));
}

/** The complaints of a child, or of somebody too old for the entries, that lead to one of some entries. */
function complaintsFor(expect: readonly TreatmentPath[], patient: Patient): Float64Array {
  return Float64Array.from(complaints, (complaint) =>
    complaint !== 'none' && expect.includes(entryFor(complaint, patient)) ? 1 : 0,
  );
}

const isChild = (expect: readonly TreatmentPath[]): boolean => expect.some((path) => path.endsWith('-pediatric'));

/** The units that tell of the patient: without pets and things, and without others where the writer tells of himself. */
function patientUnits({ units }: Understood) {
  const people = units.filter(({ whose, start, end }) => whose !== 'animal' && whose !== 'thing' && end > start);
  const own = people.filter(({ whose, start, end }) => whose !== 'other' && end - start > 2);
  if (own.length > 0) return people.filter(({ whose }) => whose !== 'other');
  return people.length > 0 ? people : units;
}

/** How far each of the expected entries counts, the first most. */
const shares: readonly (readonly number[])[] = [[], [1], [0.7, 0.3], [0.55, 0.25, 0.2]];

function targetOf(expect: readonly TreatmentPath[]): Float64Array {
  const target = new Float64Array(complaints.length);
  const add = (complaint: Complaint, share: number) => {
    const column = complaints.indexOf(complaint);
    target[column] = (target[column] ?? 0) + share;
  };
  if (expect.length === 0) add('none', 1);
  const few = expect.slice(0, 3);
  for (const [order, path] of few.entries()) add(complaintOf(path), shares[few.length]?.[order] ?? 0);
  return target;
}

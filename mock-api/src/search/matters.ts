import type { Finding } from '@front-door/shared/reading/reading';
import { classOf, type Concept } from './vocabulary/vocabulary';

/** What somebody lives with, told beside another's complaint: "I am diabetic". */
export const standing: ReadonlySet<Concept> = new Set<Concept>([
  'pregnancy',
  'pregnancy-state',
  'diabetes',
  'high-blood-pressure',
  'cholesterol',
  'thyroid',
  'anemia',
  'other-disease',
]);

/** Of what somebody lives with, this changes what a complaint of the same person means. */
const changing: ReadonlySet<Concept> = new Set<Concept>(['pregnancy', 'pregnancy-state', 'other-disease']);

/** What is taken for years: to lack it is to ask for a refill. The lack of other medicines asks for what they are for. */
export const refilled: ReadonlySet<Concept> = new Set<Concept>([
  'refill-request',
  'statin',
  'blood-pressure-drug',
  'thyroid-drug',
  'antidepressant',
  'diabetes-drug',
  'hormone-drug',
  'inhaler',
]);

/** What people name as the reason for a scheduled drug. */
export const reasonsGiven: ReadonlySet<Concept> = new Set<Concept>([
  'adhd',
  'low-testosterone',
  'insomnia',
  'sleep-trouble',
  'muscle',
  'hormone-drug',
]);

/** Whether a concept is a medicine, or an illness that a medicine is taken for, day after day. */
export function isTakenOrLivedWith(concept: Concept): boolean {
  return classOf[concept] === 'medicine' || (standing.has(concept) && !changing.has(concept));
}

/** Whether a concept is of a complaint that stands for itself beside a medicine. */
export function isComplaintBeside(concept: Concept): boolean {
  return (
    /^(?:condition|sensation|event|body)$/.test(classOf[concept]) &&
    !standing.has(concept) &&
    !reasonsGiven.has(concept)
  );
}

/** What is felt, without what it would be a complaint of. */
export function isVague(concept: Concept): boolean {
  return classOf[concept] === 'sensation' && concept !== 'winded' && concept !== 'fever';
}

/** Findings in order without those that stand within the name of a medicine: not the pressure of "blood pressure meds". */
export function outsideMedicines(findings: readonly Finding<Concept>[]): readonly Finding<Concept>[] {
  return outside(findings, ({ concept }) => classOf[concept] === 'medicine');
}

/** Findings in order without those that stand within a longer one: not the pressure of "high blood pressure". */
export function outermost(findings: readonly Finding<Concept>[]): readonly Finding<Concept>[] {
  return outside(findings, () => true);
}

function outside(
  findings: readonly Finding<Concept>[],
  isOuter: (one: Finding<Concept>) => boolean,
): readonly Finding<Concept>[] {
  let reached = 0;
  return findings.filter((one) => {
    const isOwn = one.end > reached;
    if (isOuter(one)) reached = Math.max(reached, one.end);
    return isOwn;
  });
}

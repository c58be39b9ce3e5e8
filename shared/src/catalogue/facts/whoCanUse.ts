import { liveByNature } from '../availability';
import type { Sex } from '../catalogue.types';
import { adultAges, factsOf } from './facts';
import type { AgeRange, Elsewhere, Facts } from './facts.types';
import { lastingOf, lastingText, type LastingPath } from './lasting';
import type { TreatmentPath } from '../treatments';

/** One plain sentence; `{link}` in it stands for the name of another entry. */
export interface WhoLine {
  readonly sentence: string;
  readonly link?: TreatmentPath;
}

const adultsOf = { any: 'Adults', female: 'Women', male: 'Men' } as const satisfies Record<Sex, string>;

/** Whom an entry is for: age, sex, and where they matter how long it has lasted and that it is seen live only. */
export function whomItIsFor(path: TreatmentPath): readonly string[] {
  const reason = liveByNature[path];
  const { ages, sex, patient } = factsOf(path);
  return [
    patient === 'adult'
      ? `${adultsOf[sex]} from ${String(adultAges.fromMonths / 12)} to ${String(ages.throughYears)} years old.`
      : childLine(ages),
    ...lastingLine(path),
    ...(reason === undefined ? [] : [`Live visits only: ${reason}.`]),
  ];
}

/**
 * Who can use an entry, in short sentences for beside the start button: whom it is for, who acts, where others go, and
 * what holds for the whole service (specification 1, 5 and 6).
 */
export function whoCanUse(path: TreatmentPath): readonly WhoLine[] {
  const facts = factsOf(path);
  return [
    ...whomItIsFor(path).map((sentence) => ({ sentence })),
    ...(facts.actor === 'parent-or-guardian'
      ? [{ sentence: 'A parent or guardian acts for the child, with their own contact details.' }]
      : []),
    ...whomItIsNotFor(path),
    { sentence: 'Not for emergencies. For a life-threatening issue, call 911 or go to the nearest emergency room.' },
  ];
}

/** Whom an entry is not for, and where they go. */
export function whomItIsNotFor(path: TreatmentPath): readonly WhoLine[] {
  const facts = factsOf(path);
  return [
    ...elsewhereLines(facts),
    {
      sentence:
        facts.patient === 'child'
          ? 'A child who is enrolled in Medicare or Medicaid is not eligible.'
          : 'You are not eligible if you are enrolled in Medicare or Medicaid.',
    },
  ];
}

function childLine({ fromMonths }: AgeRange): string {
  return fromMonths === 0 ? 'A child under 18 years old.' : `A child from ${childAge(fromMonths)} to 17 years old.`;
}

/** "6 months", "3 years". */
export function childAge(months: number): string {
  if (months >= 24) return `${String(months / 12)} years`;
  return `${String(months)} ${months === 1 ? 'month' : 'months'}`;
}

function lastingLine(path: TreatmentPath): readonly string[] {
  const span = lastingOf(path);
  if (span === undefined) return [];
  return [`It has lasted ${lastingText(path as LastingPath)}${span.orComesBack ? ', or keeps coming back' : ''}.`];
}

function elsewhereLines({ ages, patient, otherAge, sex, otherSex = 'nowhere' }: Facts): readonly WhoLine[] {
  const hasYounger = patient === 'child' && ages.fromMonths > 0;
  return [
    ...(hasYounger ? [{ sentence: 'A younger child should be seen in person.' }] : []),
    ...elsewhere(patient === 'adult' ? 'a child or teen' : 'an adult', otherAge),
    ...elsewhere(sex === 'male' ? 'women' : 'men', otherSex),
  ];
}

/** Where others go, said of them: "For a child or teen, choose …". */
function elsewhere(whom: string, where: Elsewhere): readonly WhoLine[] {
  switch (where) {
    case 'nowhere':
      return [];
    case 'in-person':
      return [{ sentence: `${whom.charAt(0).toUpperCase()}${whom.slice(1)} should be seen in person.` }];
    default:
      return [{ sentence: `For ${whom}, choose {link}.`, link: where }];
  }
}

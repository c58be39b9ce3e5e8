import { liveByNature } from '../availability';
import { adultAges, factsOf } from './facts';
import type { AgeRange, Elsewhere, Facts } from './facts.types';
import { lastingOf, lastingText, type LastingPath } from './lasting';
import type { TreatmentPath } from '../treatments';
import * as texts from './whoCanUseTexts/en';

/** One plain sentence; `{link}` in it stands for the name of another entry. */
export interface WhoLine {
  readonly sentence: string;
  readonly link?: TreatmentPath;
}

/** Whom an entry is for: age, sex, and where they matter how long it has lasted and that it is seen live only. */
export function whomItIsFor(path: TreatmentPath): readonly string[] {
  const reason = liveByNature[path];
  const { ages, sex, patient } = factsOf(path);
  return [
    patient === 'adult' ? texts.adults(sex, adultAges.fromMonths / 12, ages.throughYears) : childLine(ages),
    ...lastingLine(path),
    ...(reason === undefined ? [] : [texts.liveOnly(reason)]),
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
    ...(facts.actor === 'parent-or-guardian' ? [{ sentence: texts.parentActs }] : []),
    ...whomItIsNotFor(path),
    { sentence: texts.emergencies },
  ];
}

/** Whom an entry is not for, and where they go. */
export function whomItIsNotFor(path: TreatmentPath): readonly WhoLine[] {
  const facts = factsOf(path);
  return [...elsewhereLines(facts), { sentence: facts.patient === 'child' ? texts.insuredChild : texts.insured }];
}

function childLine({ fromMonths }: AgeRange): string {
  return fromMonths === 0 ? texts.anyChild : texts.child(childAge(fromMonths));
}

/** "6 months", "3 years". */
export function childAge(months: number): string {
  return months >= 24 ? texts.years(months / 12) : texts.months(months);
}

function lastingLine(path: TreatmentPath): readonly string[] {
  const span = lastingOf(path);
  if (span === undefined) return [];
  const lasting = lastingText(path as LastingPath);
  return [span.orComesBack ? texts.lastedOrComesBack(lasting) : texts.lasted(lasting)];
}

function elsewhereLines({ ages, patient, otherAge, sex, otherSex = 'nowhere' }: Facts): readonly WhoLine[] {
  const hasYounger = patient === 'child' && ages.fromMonths > 0;
  return [
    ...(hasYounger ? [{ sentence: texts.youngerChild }] : []),
    ...elsewhere(patient === 'adult' ? 'child' : 'adult', otherAge),
    ...elsewhere(sex === 'male' ? 'women' : 'men', otherSex),
  ];
}

/** Where others go, said of them: "For a child or teen, choose …". */
function elsewhere(whom: texts.Others, where: Elsewhere): readonly WhoLine[] {
  switch (where) {
    case 'nowhere':
      return [];
    case 'in-person':
      return [{ sentence: texts.inPerson(whom) }];
    default:
      return [{ sentence: texts.choose(whom), link: where }];
  }
}

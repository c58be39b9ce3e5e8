import { lastingWords } from './lastingTexts/en';
import type { TreatmentPath } from '../treatments';

/** How long a complaint has lasted that an entry is for. */
export interface Lasting {
  /** `less`: below the amount. `from`: the amount or more. */
  readonly kind: 'less' | 'from';
  readonly amount: number;
  readonly unit: 'hours' | 'days' | 'weeks';
  /** A complaint that keeps coming back fits too, however new it is. */
  readonly orComesBack?: true;
  /** The specification's English word for this one, in place of "more". */
  readonly word?: 'longer';
}

/**
 * Entries that only some spans of time fit. Those of the specification's condition definitions (section 9) and of
 * their counterparts; 24 and 48 hours are what the pages' own sources let a parent wait.
 */
export const lasting = {
  'acute-sinusitis': { kind: 'less', amount: 4, unit: 'weeks' },
  'sinus-infection': { kind: 'from', amount: 4, unit: 'weeks', orComesBack: true },
  'acute-cough': { kind: 'less', amount: 8, unit: 'weeks' },
  'chronic-cough': { kind: 'from', amount: 8, unit: 'weeks', word: 'longer' },
  'acute-cough-pediatric': { kind: 'less', amount: 3, unit: 'weeks' },
  'back-pain': { kind: 'less', amount: 12, unit: 'weeks' },
  'chronic-lower-back-pain': { kind: 'from', amount: 12, unit: 'weeks' },
  'abdominal-pain-pediatric': { kind: 'less', amount: 24, unit: 'hours' },
  'earache-pediatric': { kind: 'less', amount: 48, unit: 'hours' },
} as const satisfies Partial<Record<TreatmentPath, Lasting>>;

export type LastingPath = keyof typeof lasting;

const daysIn = { hours: 1 / 24, days: 1, weeks: 7 } as const satisfies Record<Lasting['unit'], number>;

/** The span that an entry is for; `undefined` where any may be. */
export function lastingOf(path: TreatmentPath): Lasting | undefined {
  return Object.hasOwn(lasting, path) ? lasting[path as LastingPath] : undefined;
}

/** Where the span ends, or from where on it holds, in days. */
export function limitInDays({ amount, unit }: Pick<Lasting, 'amount' | 'unit'>): number {
  return amount * daysIn[unit];
}

/** How long a complaint has lasted that an entry is for, in words. */
export function lastingText(path: LastingPath): string {
  return lastingWords(lasting[path]);
}

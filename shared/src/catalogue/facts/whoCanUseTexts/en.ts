import type { Sex } from '../../catalogue.types';

/** Who goes elsewhere. */
export type Others = 'child' | 'adult' | 'women' | 'men';

const adultsOf = { any: 'Adults', female: 'Women', male: 'Men' } as const satisfies Record<Sex, string>;
const others = {
  child: 'a child or teen',
  adult: 'an adult',
  women: 'women',
  men: 'men',
} as const satisfies Record<Others, string>;

export const adults = (sex: Sex, from: number, through: number) =>
  `${adultsOf[sex]} from ${String(from)} to ${String(through)} years old.`;
export const anyChild = 'A child under 18 years old.';
export const child = (from: string) => `A child from ${from} to 17 years old.`;
export const months = (amount: number) => `${String(amount)} ${amount === 1 ? 'month' : 'months'}`;
export const years = (amount: number) => `${String(amount)} years`;
export const lasted = (lasting: string) => `It has lasted ${lasting}.`;
export const lastedOrComesBack = (lasting: string) => `It has lasted ${lasting}, or keeps coming back.`;
export const liveOnly = (reason: string) => `Live visits only: ${reason}.`;
export const parentActs = 'A parent or guardian acts for the child, with their own contact details.';
export const emergencies =
  'Not for emergencies. For a life-threatening issue, call 911 or go to the nearest emergency room.';
export const insuredChild = 'A child who is enrolled in Medicare or Medicaid is not eligible.';
export const insured = 'You are not eligible if you are enrolled in Medicare or Medicaid.';
export const youngerChild = 'A younger child should be seen in person.';
export const inPerson = (whom: Others) =>
  `${others[whom].charAt(0).toUpperCase()}${others[whom].slice(1)} should be seen in person.`;
export const choose = (whom: Others) => `For ${others[whom]}, choose {link}.`;

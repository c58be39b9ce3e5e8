import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { ownScores } from './choice';

/** A ready-made list of suggestions for a tester to pick. */
export interface CannedList {
  readonly title: string;
  /** What the tester then sees. */
  readonly expect: string;
  /** The choice that answers with it; see `readChoice`. */
  readonly choice: string;
}

function list(...entries: readonly (readonly [path: TreatmentPath | 'frostbite', score: number])[]): string {
  return [ownScores, ...entries.map(([path, score]) => `${path}=${String(score)}`)].join('~');
}

export const cannedLists = [
  {
    title: 'One suggestion',
    expect: 'Sore Throat alone.',
    choice: list(['sore-throat', 0.9]),
  },
  {
    title: 'Around the threshold',
    expect: 'Rash alone, which scores 0.2000001. Eczema has 0.2 and Acne 0.1999999.',
    choice: list(['eczema', 0.2], ['rash', 0.200_000_1], ['acne', 0.199_999_9]),
  },
  {
    title: 'Equal scores',
    expect: 'Sinus Infection, Acute Sinusitis and Allergies in this order, which is the answer’s. Never Headache.',
    choice: list(['sinus-infection', 0.5], ['acute-sinusitis', 0.5], ['allergies', 0.5], ['headache', 0.5]),
  },
  {
    title: 'Scores out of range',
    expect: 'Gout, which scores 1.5. Never Arthritis, which scores -0.5.',
    choice: list(['gout', 1.5], ['arthritis', -0.5]),
  },
  {
    title: 'An entry the catalogue lacks',
    expect: '“frostbite” and Rash. The first leads to the page that says there is no such page.',
    choice: list(['frostbite', 0.9], ['rash', 0.4]),
  },
  {
    title: 'The whole catalogue',
    expect: `The first three of all ${String(treatments.length)} entries.`,
    choice: [
      ownScores,
      ...treatments.map(({ path }, index) => `${path}=${String(Math.round(990 - index * 10) / 1000)}`),
    ].join('~'),
  },
] as const satisfies readonly CannedList[];

import type { ChangeResult } from './metamorphic';
import { breakDown, figuresOf, percentile, type Judged } from './metrics';
import type { StartUp } from './startUp';

/** What the goals are measured by; the messages are those of `test`. */
export interface Measured {
  readonly judged: readonly Judged[];
  readonly changes: readonly ChangeResult[];
  /** Milliseconds for messages of 300 characters; empty where they were not timed. */
  readonly timesAt300: readonly number[];
  readonly startUp: StartUp;
}

/** A figure that the search is to reach. */
export interface Goal {
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
  readonly measured: (measured: Measured) => number;
}

const all = ({ judged }: Measured) => breakDown(judged).get('all complaints') ?? { messages: 0, hit1: 0, hit3: 0 };

/** The most that any one change of a kind loses, of so many tried. */
export function worstOf(changes: readonly ChangeResult[], kind: ChangeResult['kind'], of: number): number {
  const shares = changes.filter((one) => one.kind === kind).map(({ lost, tried }) => (tried === 0 ? 1 : lost / tried));
  return shares.length === 0 ? of : Math.max(...shares) * of;
}

export const goals: readonly Goal[] = [
  { what: 'the first suggestion is right (hit@1)', least: 0.91, measured: (one) => all(one).hit1 },
  { what: 'one of three suggestions is right (hit@3)', least: 0.98, measured: (one) => all(one).hit3 },
  { what: 'complaints with nothing shown', most: 0.005, measured: ({ judged }) => figuresOf(judged).nothingShown },
  { what: 'out of scope: nothing shown', least: 0.92, measured: ({ judged }) => figuresOf(judged).outOfScope },
  {
    what: 'only a general consult fits, another treatment first',
    most: 0.06,
    measured: ({ judged }) => figuresOf(judged).unrelatedFirst,
  },
  { what: 'expected calibration error', most: 0.04, measured: ({ judged }) => figuresOf(judged).calibrationError },
  {
    what: 'lost of 100 by any one sentence before or after',
    most: 2,
    measured: ({ changes }) => worstOf(changes, 'beside', 100),
  },
  {
    what: 'lost of 18 by any one wording of what is not so now',
    most: 1,
    measured: ({ changes }) => worstOf(changes, 'not-now', 18),
  },
  {
    what: 'nonsense of 1,000 messages, of either kind, that gets a suggestion',
    most: 20,
    measured: ({ changes }) => worstOf(changes, 'nonsense', 1000),
  },
  {
    what: 'kilobytes of the engine with all it learned, brotli',
    most: 500,
    measured: ({ startUp }) => startUp.bytes / 1000,
  },
  { what: 'milliseconds from import to first answer', most: 200, measured: ({ startUp }) => startUp.milliseconds },
  {
    what: 'milliseconds for 300 characters (p99)',
    most: 5,
    measured: ({ timesAt300 }) => percentile(timesAt300, 0.99),
  },
];

export function isMet({ least = -Infinity, most = Infinity }: Goal, measured: number): boolean {
  return measured >= least && measured <= most;
}

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
  /** The rows of the requirements that it stands for. */
  readonly rows: string;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
  /** How far the tests let it fall short, so that tuning for one thing may cost a little of another. */
  readonly slack?: number;
  /** A clock says it, which needs a machine that does nothing else: no test has it. */
  readonly isTimed?: true;
  readonly measured: (measured: Measured) => number;
}

const all = ({ judged }: Measured) => breakDown(judged).get('all complaints') ?? { messages: 0, hit1: 0, hit3: 0 };

/** The most that any one change of a kind loses, of so many tried. */
export function worstOf(changes: readonly ChangeResult[], kind: ChangeResult['kind'], of: number): number {
  const shares = changes.filter((one) => one.kind === kind).map(({ lost, tried }) => (tried === 0 ? 1 : lost / tried));
  return shares.length === 0 ? of : Math.max(...shares) * of;
}

/** Also a gate (`npm run gates`). */
export const startUpGoal: Goal = {
  rows: '[SE-09]',
  what: 'milliseconds from import to first answer',
  most: 150,
  isTimed: true,
  measured: ({ startUp }) => startUp.milliseconds,
};

export const goals: readonly Goal[] = [
  {
    rows: '[SE-01]',
    what: 'the first suggestion is right (hit@1)',
    least: 0.91,
    slack: 0.01,
    measured: (one) => all(one).hit1,
  },
  {
    rows: '[SE-01]',
    what: 'one of three suggestions is right (hit@3)',
    least: 0.98,
    slack: 0.01,
    measured: (one) => all(one).hit3,
  },
  {
    rows: '[SE-01] [LU-05]',
    what: 'complaints with nothing shown',
    most: 0.005,
    slack: 0.005,
    measured: ({ judged }) => figuresOf(judged).nothingShown,
  },
  {
    rows: '[SE-06]',
    what: 'out of scope: nothing shown',
    least: 0.92,
    slack: 0.02,
    measured: ({ judged }) => figuresOf(judged).outOfScope,
  },
  {
    rows: '[LU-06]',
    what: 'only a general consult fits, another treatment first',
    most: 0.06,
    slack: 0.02,
    measured: ({ judged }) => figuresOf(judged).unrelatedFirst,
  },
  {
    rows: '[SE-07] [LU-07]',
    what: 'expected calibration error',
    most: 0.04,
    slack: 0.01,
    measured: ({ judged }) => figuresOf(judged).calibrationError,
  },
  {
    rows: '[LU-09] [LU-01]',
    what: 'lost of 100 by any one sentence before or after',
    most: 2,
    slack: 1,
    measured: ({ changes }) => worstOf(changes, 'beside', 100),
  },
  {
    rows: '[LU-09] [LU-02]',
    what: 'lost of 18 by any one wording of what is not so now',
    most: 1,
    slack: 1,
    measured: ({ changes }) => worstOf(changes, 'not-now', 18),
  },
  {
    rows: '[LU-05] [LU-09]',
    what: 'nonsense of 1,000 messages, of either kind, that gets a suggestion',
    most: 20,
    slack: 10,
    measured: ({ changes }) => worstOf(changes, 'nonsense', 1000),
  },
  {
    rows: '[SE-09]',
    what: 'kilobytes of the engine with all it learned, brotli',
    most: 500,
    measured: ({ startUp }) => startUp.bytes / 1000,
  },
  startUpGoal,
  {
    rows: '[SE-09]',
    what: 'milliseconds for 300 characters (p99)',
    most: 5,
    isTimed: true,
    measured: ({ timesAt300 }) => percentile(timesAt300, 0.99),
  },
];

/** Whether a figure reaches its goal, or falls short by no more than `slack`. */
export function isMet({ least = -Infinity, most = Infinity }: Goal, measured: number, slack = 0): boolean {
  return measured >= least - slack && measured <= most + slack;
}

/** What a figure has to be: "≤ 150". */
export function limitText({ least, most }: Goal): string {
  return least === undefined ? `≤ ${String(most)}` : `≥ ${String(least)}`;
}

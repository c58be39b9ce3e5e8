/** A guess: its raw score, and whether it was right. */
export interface Guess {
  readonly raw: number;
  readonly right: boolean;
}

/** So many guesses at least stand behind a point of the line. */
const fewestBehind = 60;
/** Scores end here: nobody is surer than the messages that the line was drawn with. */
const [lowest, highest] = [0.01, 0.985];

/**
 * The rising line from raw scores to the share of right guesses that fits best (isotonic regression by pooling
 * neighbours that do not rise: Ayer and others 1955), as a few points to draw straight lines between.
 */
export function risingLine(guesses: readonly Guess[]): readonly (readonly [number, number])[] {
  interface Pool {
    readonly raw: number;
    readonly right: number;
    readonly count: number;
  }
  const sorted = [...guesses].sort((a, b) => a.raw - b.raw);
  const pools: Pool[] = [];
  const mean = ({ right, count }: Pool) => right / count;
  for (let start = 0; start < sorted.length; start += fewestBehind) {
    const part = sorted.slice(start, start + fewestBehind);
    const count = part.length;
    let pool: Pool = {
      raw: part.reduce((sum, { raw }) => sum + raw, 0) / count,
      right: part.filter(({ right }) => right).length,
      count,
    };
    for (let last = pools.at(-1); last !== undefined && mean(last) > mean(pool); last = pools.at(-1)) {
      pools.pop();
      const both = last.count + pool.count;
      pool = {
        raw: (last.raw * last.count + pool.raw * pool.count) / both,
        right: last.right + pool.right,
        count: both,
      };
    }
    pools.push(pool);
  }
  const clamp = (value: number) => Math.min(highest, Math.max(lowest, value));
  const points = pools.map((pool): readonly [number, number] => [rounded(pool.raw), rounded(clamp(mean(pool)))]);
  return [[0, lowest], ...points.filter(([raw]) => raw > 0 && raw < 1), [1, clamp(points.at(-1)?.[1] ?? highest)]];
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

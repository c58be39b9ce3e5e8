import type { Emergency, EmergencyLine } from './emergency.types';
import type { Chances } from './model';

/** The lines, in the order in which they are shown. */
export const emergencyLines: readonly EmergencyLine[] = ['911', '988', 'poison-help'];

/**
 * What decides, chosen on writers that the learned part did not learn from: in doubt the notice shows, but not so
 * readily that every tenth ordinary complaint brings it up.
 */
const weights = {
  /** How much it counts that a message is not like an ordinary one, beside its not being a look-alike. */
  unusual: 0.8,
  /** What a fulfilled rule adds. */
  rule: 0.5,
  /** The sum from which on a message is of an emergency. */
  least: -0.25,
} as const;
/** A line is needed when it is this likely. */
const leastOfLine = 0.35;

/** A chance as its log-odds, within bounds. */
const oddsOf = (chance: number) => Math.log(Math.max(1e-6, chance) / Math.max(1e-6, 1 - chance));

/** The lines that a message brings up, and why: concepts of rules, and `learned:` lines. */
export function decide(
  found: readonly Emergency[],
  { emergency, unusual, lines }: Chances,
): { readonly lines: readonly EmergencyLine[]; readonly signs: readonly string[] } {
  const sum = oddsOf(emergency) + weights.unusual * oddsOf(unusual) + (found.length > 0 ? weights.rule : 0);
  const isTold = sum >= weights.least;
  const sure = isTold ? found : found.filter(({ certain }) => certain === true);
  const needed = new Set(sure.flatMap((one) => one.lines));
  const signs = new Set(sure.map(({ concept }) => concept));
  if (isTold) {
    const likeliest = Math.max(...lines);
    for (const [index, line] of emergencyLines.entries()) {
      const chance = lines[index] ?? 0;
      if (chance < leastOfLine && (needed.size > 0 || chance < likeliest)) continue;
      needed.add(line);
      signs.add(`learned:${line}`);
    }
  }
  return { lines: emergencyLines.filter((line) => needed.has(line)), signs: [...signs] };
}

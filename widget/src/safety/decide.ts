import type { Emergency, EmergencyLine } from './emergency.types';
import type { Chances } from './model';

/** The lines, in the order in which they are shown. */
export const emergencyLines: readonly EmergencyLine[] = ['911', '988', 'poison-help'];

/** What decides, chosen on writers that the learned part did not learn from; in doubt the notice shows. */
const bars = {
  /** A message is of an emergency whatever the rules say. */
  learned: 0.45,
  /** A message that fulfils a rule is of an emergency. */
  withRule: 0.35,
  /** And in either case it is not quite an ordinary one. */
  unusual: 0.1,
  /** A line is needed. */
  line: 0.35,
} as const;

/** The lines that a message brings up, and why: concepts of rules, and `learned:` lines. */
export function decide(
  found: readonly Emergency[],
  { emergency, unusual, lines }: Chances,
): { readonly lines: readonly EmergencyLine[]; readonly signs: readonly string[] } {
  const told = unusual < bars.unusual ? 0 : emergency;
  const sure = told >= bars.withRule ? found : found.filter(({ certain }) => certain === true);
  const needed = new Set(sure.flatMap((one) => one.lines));
  const signs = new Set(sure.map(({ concept }) => concept));
  if (told >= bars.learned) {
    const likeliest = Math.max(...lines);
    for (const [index, line] of emergencyLines.entries()) {
      const chance = lines[index] ?? 0;
      if (chance < bars.line && (needed.size > 0 || chance < likeliest)) continue;
      needed.add(line);
      signs.add(`learned:${line}`);
    }
  }
  return { lines: emergencyLines.filter((line) => needed.has(line)), signs: [...signs] };
}

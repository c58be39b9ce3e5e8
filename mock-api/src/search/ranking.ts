import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { nearestDuration, type Duration } from './duration';
import type { Denied, Evidence } from './evidence';
import { durationTwins, syndromes } from './lexicon/twins';
import type { Sex } from './who';

/** An entry with what speaks for it. */
export interface Candidate {
  readonly path: TreatmentPath;
  /** 0 to 1, before calibration. */
  readonly value: number;
  readonly evidence: readonly Evidence[];
}

type Scores = Map<TreatmentPath, { value: number; evidence: Evidence[] }>;

/** How much further evidence adds to the strongest. */
const support = 0.4;
/** What an entry keeps whose complaints better entries above it already answer. */
const alreadyAnswered = 0.62;

/** How clearly a part of a syndrome must be said; a word inside a longer phrase is enough. */
const leastPart = 0.25;

/** Ranks the entries that the evidence speaks for, so that the first few cover all complaints told. */
export function rank(
  evidence: readonly Evidence[],
  denied: readonly Denied[],
  durations: readonly Duration[],
  sex: Sex | undefined,
): readonly Candidate[] {
  const scores = addUp(evidence);
  applySyndromes(scores, evidence);
  applyDurations(scores, durations);
  applySex(scores, sex);
  applyDenied(scores, denied);
  tempered(scores);
  const candidates = [...scores].map(([path, { value, evidence: reasons }]) => ({ path, value, evidence: reasons }));
  return cover(candidates.sort((a, b) => b.value - a.value));
}

function addUp(evidence: readonly Evidence[]): Scores {
  const scores: Scores = new Map();
  for (const item of evidence) {
    for (const path of Object.keys(item.points) as TreatmentPath[]) {
      const score = scores.get(path) ?? { value: 0, evidence: [] };
      score.evidence.push(item);
      scores.set(path, score);
    }
  }
  for (const [path, score] of scores) {
    const values = score.evidence.map((item) => (item.points[path] ?? 0) * item.strength).sort((a, b) => b - a);
    const [most = 0, ...others] = values;
    const rest = 1 - others.reduce((product, value) => product * (1 - value), 1);
    score.value = most + (1 - most) * support * rest;
    score.evidence.sort((a, b) => (b.points[path] ?? 0) * b.strength - (a.points[path] ?? 0) * a.strength);
  }
  return scores;
}

function applySyndromes(scores: Scores, evidence: readonly Evidence[]): void {
  for (const syndrome of syndromes) {
    const parts = evidence.filter(
      (item) => syndrome.of.includes(item.saying.id) && item.strength >= leastPart && !item.child,
    );
    if (parts.length < syndrome.atLeast) continue;
    const score = scores.get(syndrome.entry) ?? { value: 0, evidence: parts };
    score.value = Math.max(score.value, syndrome.value);
    scores.set(syndrome.entry, score);
  }
}

function applyDurations(scores: Scores, durations: readonly Duration[]): void {
  if (durations.length === 0) return;
  for (const twins of durationTwins) {
    const short = scores.get(twins.short);
    const long = scores.get(twins.long);
    if (short === undefined || long === undefined) continue;
    const at = short.evidence[0]?.tokens[0] ?? 0;
    const duration = nearestDuration(durations, at);
    if (duration === undefined) continue;
    const most = Math.max(short.value, long.value);
    const [likelier, other] = duration.weeks >= twins.weeks ? [long, short] : [short, long];
    likelier.value = most;
    other.value = Math.min(other.value, most * twins.rest);
  }
}

function applySex(scores: Scores, sex: Sex | undefined): void {
  const hers = scores.get('female-hair-loss');
  const his = scores.get('hair-loss');
  if (sex === undefined || hers === undefined || his === undefined) return;
  const most = Math.max(hers.value, his.value);
  const [likelier, other] = sex === 'woman' ? [hers, his] : [his, hers];
  likelier.value = most;
  other.value = Math.min(other.value, most * 0.5);
}

/** What is denied speaks a little against the entries it would have spoken for. */
function applyDenied(scores: Scores, denied: readonly Denied[]): void {
  for (const item of denied) {
    for (const [path, points] of Object.entries(item.saying.points) as [TreatmentPath, number][]) {
      const score = scores.get(path);
      if (score !== undefined && points >= 0.9) score.value *= 0.85;
    }
  }
}

/** The general consult steps back where an entry names the complaint. */
function tempered(scores: Scores): void {
  for (const general of ['general-consult', 'general-consult-pediatric'] as const) {
    const score = scores.get(general);
    if (score === undefined) continue;
    const own = new Set(score.evidence[0]?.tokens);
    for (const [path, other] of scores) {
      if (path.startsWith('general-consult') || other.value < 0.8 || other.value <= score.value) continue;
      if (other.evidence[0]?.tokens.some((token) => own.has(token)))
        score.value = Math.min(score.value, other.value * 0.75);
    }
  }
}

/** Picks the best entry, then again and again the best of those left, favouring complaints not yet answered. */
function cover(candidates: readonly Candidate[]): readonly Candidate[] {
  const left = [...candidates];
  const picked: Candidate[] = [];
  const answered = new Set<number>();
  while (left.length > 0) {
    const scored = left.map((candidate) => ({
      candidate,
      value: candidate.value * (picked.length === 0 || addsSomething(candidate, answered) ? 1 : alreadyAnswered),
    }));
    const best = scored.reduce((a, b) => (b.value > a.value ? b : a));
    const ceiling = picked.at(-1)?.value ?? 1;
    picked.push({ ...best.candidate, value: Math.min(best.value, ceiling) });
    left.splice(left.indexOf(best.candidate), 1);
    for (const item of best.candidate.evidence) {
      if ((item.points[best.candidate.path] ?? 0) >= 0.5) for (const token of item.tokens) answered.add(token);
    }
  }
  return picked;
}

function addsSomething(candidate: Candidate, answered: ReadonlySet<number>): boolean {
  const [main] = candidate.evidence;
  return main?.tokens.some((token) => !answered.has(token)) ?? false;
}

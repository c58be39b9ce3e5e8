import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { Denials } from './negation';
import type { Match } from './matching';
import { pediatricTwins } from './lexicon/twins';
import type { Points, Saying } from './lexicon/lexicon.types';
import type { Scope } from './scope';
import type { Token } from './text';
import type { Who } from './who';

/** A complaint found in the message, and what it speaks for. */
export interface Evidence {
  readonly saying: Saying;
  readonly phrase: string;
  readonly tokens: readonly number[];
  /** 0 to 1, how clearly it is said. */
  readonly strength: number;
  readonly child: boolean;
  readonly points: Points;
}

/** A complaint that the message denies or says is over. */
export type Denied = Pick<Evidence, 'saying' | 'phrase' | 'tokens'>;

export interface Readings {
  readonly evidence: readonly Evidence[];
  readonly denied: readonly Denied[];
}

/** What a phrase inside a longer phrase still counts. */
const insideLonger = 0.3;
/** What a phrase still counts that tells what led to the complaint. */
const asCause = 0.7;
/** What a phrase still counts that takes its words from complaints told elsewhere. */
const borrowed = 0.3;

/** How the words of a message are to be taken. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly denials: Denials;
  readonly causes: ReadonlySet<number>;
  readonly who: Who;
  readonly scope: Scope;
}

/** Turns the phrases found into evidence: each complaint once, denied ones apart. */
export function weigh(matches: readonly Match[], { tokens, denials, causes, who, scope }: Reading): Readings {
  const affirmed: Match[] = [];
  const denied: Match[] = [];
  for (const match of matches) {
    if (match.tokens.some((token) => scope.notAPerson.has(token) || scope.teeth.has(token))) continue;
    (isDenied(match, denials) ? denied : affirmed).push(match);
  }
  const best = new Map<string, Evidence>();
  for (const match of affirmed) {
    const [first = 0] = match.tokens;
    const child = who.child[first] ?? false;
    const cause = match.tokens.every((token) => causes.has(token)) ? asCause : 1;
    const strength = match.strength * discount(match, affirmed, tokens) * cause;
    const key = `${match.saying.id} ${child}`;
    if ((best.get(key)?.strength ?? 0) >= strength) continue;
    const points = pointsOf(match.saying, child);
    best.set(key, { saying: match.saying, phrase: match.phrase, tokens: match.tokens, strength, child, points });
  }
  for (const { saying, phrase, tokens: told, strength } of denied) {
    if (saying.whenDenied === undefined) continue;
    best.set(`${saying.id} denied`, {
      saying,
      phrase,
      tokens: told,
      strength,
      child: false,
      points: saying.whenDenied,
    });
  }
  const affirmedIds = new Set([...best.values()].map((item) => item.saying.id));
  return {
    evidence: [...best.values()].filter((item) => isAsked(item, scope)),
    denied: denied.filter((match) => !affirmedIds.has(match.saying.id)),
  };
}

function pointsOf({ points, child }: Saying, isChild: boolean): Points {
  return isChild ? (child ?? childPoints(points)) : points;
}

function isDenied(match: Match, denials: Denials): boolean {
  return match.tokens.some((token) => {
    const owners = denials[token];
    return owners !== undefined && !owners.some((owner) => match.tokens.includes(owner));
  });
}

function discount(match: Match, all: readonly Match[], tokens: readonly Token[]): number {
  const inside = all.some(
    (other) =>
      other.tokens.length > match.tokens.length &&
      other.saying.id !== match.saying.id &&
      other.strength >= 0.7 &&
      match.tokens.every((token) => other.tokens.includes(token)),
  );
  if (inside) return insideLonger;
  const better = all.some(
    (other) =>
      match.saying.yieldsTo?.includes(other.saying.id) === true &&
      other.strength >= 0.6 &&
      match.tokens.some((token) => other.tokens.includes(token)),
  );
  if (better) return insideLonger;
  if (match.tokens.length < 2 || !crossesPause(match, tokens)) return 1;
  const taken = match.tokens.every((token) =>
    all.some((other) => other.tokens.length > 1 && other.tokens.includes(token) && !crossesPause(other, tokens)),
  );
  return taken ? borrowed : 1;
}

function crossesPause(match: Match, tokens: readonly Token[]): boolean {
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  return tokens.slice(first + 1, last + 1).some((token) => token.gap !== 'none');
}

function isAsked({ points, strength }: Evidence, scope: Scope): boolean {
  const most = strongest(points);
  if (strength * most < scope.leastEvidence) return false;
  return !(scope.complaintsOnly && notComplaints.some((path) => points[path] === most));
}

/** Entries that answer a request rather than a complaint. */
const notComplaints: readonly TreatmentPath[] = ['general-consult', 'general-consult-pediatric', 'medication-refill'];

function strongest(points: Points): number {
  return Math.max(...Object.values(points));
}

/** What a complaint of a child speaks for: the pediatric twin, else the general pediatric consult. */
function childPoints(points: Points): Points {
  const result: Partial<Record<TreatmentPath, number>> = {};
  const raise = (entry: TreatmentPath, value: number) => {
    result[entry] = Math.max(result[entry] ?? 0, value);
  };
  for (const [entry, value] of Object.entries(points) as [TreatmentPath, number][]) {
    const twin = pediatricTwins[entry];
    if (twin === undefined) {
      raise(entry, value * 0.8);
      raise('general-consult-pediatric', value * 0.75);
    } else {
      raise(twin, value);
      raise(entry, value * (entry === 'general-consult' ? 0.15 : 0.5));
      raise('general-consult-pediatric', value * 0.3);
    }
  }
  return result;
}

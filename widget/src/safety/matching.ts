import type { Emergency } from './emergency.types';
import type { Asked, Rule, Term } from './rules';

/** A concept that a message tells: where, and whether it is so, not so, well again, or long gone. */
export interface Sign {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
  readonly state: 'so' | 'lacking' | 'well' | 'gone';
}

/** Words of a message that belong together, `end` not among them. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** The parts of a message that each scope of a rule asks for. */
export type Parts = Readonly<Record<Rule['scope'], readonly Part[]>>;

/** How many words may stand between the concepts of a chain. */
const chainGap = 5;
/** So far around its place is looked for what rules a rule out. */
const around = 25;
/** So near to a sign, where a rule asks for what stands beside it. */
const besideBefore = 9;
const besideAfter = 2;

/** What is often said only later: that it is over, or no more than a joke or a dentist's needle. */
const afterwards: ReadonlySet<string> = new Set(['over', 'laugh', 'dentist']);

/** Besides what is so: what is well again, what is long gone, or even what is denied. */
type Leniency = boolean | 'any' | 'whatever';

/** Finds the emergencies of which a message fulfils a rule. A rule is looked at only where one of its first concepts was found. */
export function ruleMatcher(rules: readonly Rule[]): (signs: readonly Sign[], parts: Parts) => readonly Emergency[] {
  const byFirst = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const { concept } of rule.terms[0]?.[0] ?? []) {
      const list = byFirst.get(concept);
      if (list === undefined) byFirst.set(concept, [rule]);
      else if (!list.includes(rule)) list.push(rule);
    }
  }
  return (signs, parts) => {
    const told = new Told(signs);
    const found = new Set<Emergency>();
    for (const scope of ['clause', 'sentence', 'near'] as const) {
      for (const part of parts[scope]) {
        for (const concept of told.conceptsIn(part)) {
          for (const rule of byFirst.get(concept) ?? []) {
            if (rule.scope !== scope || found.has(rule.emergency)) continue;
            // "no point in living": what is denied takes the rest of its sentence along.
            const evenIfWell =
              rule.scope !== 'near' && isDenying(rule) ? 'whatever' : rule.emergency.evenIfWell === true;
            const isBeside = rule.emergency.beside === true;
            const stands = (sign: Sign) => !isBeside || !isRuledOut(told, rule, sign, parts.clause);
            if (!rule.terms.every((term) => fulfils(told, term, part, { evenIfWell, stands }))) continue;
            const wide = { start: part.start - around, end: part.end + around };
            if (isBeside || !rule.unless.some((asked) => told.has(asked, wide, { evenIfWell: 'any' })))
              found.add(rule.emergency);
          }
        }
      }
    }
    return [...found];
  };
}

const isDenying = ({ terms }: Rule) => terms.some((term) => term.flat().some(({ lacking }) => lacking));

/** Whether what rules a rule out stands beside a sign, in its clause: the nail of "my toenail turned blue". */
function isRuledOut(told: Told, { unless }: Rule, { start, end }: Sign, clauses: readonly Part[]): boolean {
  const clause = clauses[firstFrom(clauses, start + 1) - 1];
  const beside = {
    start: Math.max(clause?.start ?? 0, start - besideBefore),
    end: Math.min(clause?.end ?? end, end + besideAfter),
  };
  const later = { start: beside.start, end: end + around };
  return unless.some((asked) =>
    told.has(asked, afterwards.has(asked.concept) ? later : beside, { evenIfWell: 'whatever' }),
  );
}

/** Which signs are asked for. */
interface Ask {
  readonly evenIfWell: Leniency;
  /** Whether nothing beside a sign rules it out. */
  readonly stands?: (sign: Sign) => boolean;
}

function fulfils(told: Told, [first = [], ...rest]: Term, part: Part, ask: Ask): boolean {
  if (rest.length === 0) return first.some((asked) => told.has(asked, part, ask));
  // In "not wanting to live" the denial reaches what follows, too.
  const how: Ask = first.some(({ lacking }) => lacking) ? { ...ask, evenIfWell: 'whatever' } : ask;
  return first
    .flatMap((asked) => told.all(asked, part, ask))
    .some((sign) => {
      let { end } = sign;
      return rest.every((step) => {
        const within = { start: end, end: Math.min(part.end, end + chainGap + 1) };
        const next = step.map((asked) => told.first(asked, within, how)).find((found) => found !== undefined);
        end = next?.end ?? end;
        return next !== undefined;
      });
    });
}

/** The signs of a message, to be asked for by concept and place. */
class Told {
  readonly #signs: readonly Sign[];
  readonly #byConcept = new Map<string, Sign[]>();

  constructor(signs: readonly Sign[]) {
    this.#signs = signs;
    for (const sign of signs) {
      const list = this.#byConcept.get(sign.concept);
      if (list === undefined) this.#byConcept.set(sign.concept, [sign]);
      else list.push(sign);
    }
  }

  conceptsIn({ start, end }: Part): ReadonlySet<string> {
    const found = new Set<string>();
    for (let index = firstFrom(this.#signs, start); index < this.#signs.length; index += 1) {
      const sign = this.#signs[index];
      if (sign === undefined || sign.start >= end) break;
      found.add(sign.concept);
    }
    return found;
  }

  has(asked: Asked, part: Part, ask: Ask): boolean {
    return this.first(asked, part, ask) !== undefined;
  }

  first(asked: Asked, part: Part, ask: Ask): Sign | undefined {
    const list = this.#byConcept.get(asked.concept);
    if (list === undefined) return undefined;
    for (let index = firstFrom(list, part.start); index < list.length; index += 1) {
      const sign = list[index];
      if (sign === undefined || sign.start >= part.end) return undefined;
      if (fits(sign, asked, ask)) return sign;
    }
    return undefined;
  }

  all(asked: Asked, part: Part, ask: Ask): readonly Sign[] {
    const list = this.#byConcept.get(asked.concept) ?? [];
    const from = firstFrom(list, part.start);
    return list.slice(from, firstFrom(list, part.end)).filter((sign) => fits(sign, asked, ask));
  }
}

function fits(sign: Sign, asked: Asked, { evenIfWell, stands }: Ask): boolean {
  return isTold(sign, asked, evenIfWell) && stands?.(sign) !== false;
}

function isTold({ state }: Sign, { lacking }: Asked, evenIfWell: Leniency): boolean {
  if (evenIfWell === 'whatever' && !lacking) return true;
  if (lacking || state === 'lacking') return lacking && state === 'lacking';
  return state === 'so' || evenIfWell === 'any' || (evenIfWell && state === 'well');
}

/** The place of the first sign or part that begins at a word or after it. */
function firstFrom(signs: readonly Part[], word: number): number {
  let low = 0;
  let high = signs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((signs[middle]?.start ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

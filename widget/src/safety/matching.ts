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
            if (!rule.terms.every((term) => fulfils(told, term, part, evenIfWell))) continue;
            const wide = { start: part.start - around, end: part.end + around };
            if (!rule.unless.some((asked) => told.has(asked, wide, 'any'))) found.add(rule.emergency);
          }
        }
      }
    }
    return [...found];
  };
}

const isDenying = ({ terms }: Rule) => terms.some((term) => term.flat().some(({ lacking }) => lacking));

function fulfils(told: Told, [first = [], ...rest]: Term, part: Part, evenIfWell: Leniency): boolean {
  if (rest.length === 0) return first.some((asked) => told.has(asked, part, evenIfWell));
  // In "not wanting to live" the denial reaches what follows, too.
  const how = first.some(({ lacking }) => lacking) ? 'whatever' : evenIfWell;
  return first
    .flatMap((asked) => told.all(asked, part, evenIfWell))
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

  has(asked: Asked, part: Part, evenIfWell: Leniency): boolean {
    return this.first(asked, part, evenIfWell) !== undefined;
  }

  first(asked: Asked, part: Part, evenIfWell: Leniency): Sign | undefined {
    const list = this.#byConcept.get(asked.concept);
    if (list === undefined) return undefined;
    for (let index = firstFrom(list, part.start); index < list.length; index += 1) {
      const sign = list[index];
      if (sign === undefined || sign.start >= part.end) return undefined;
      if (fits(sign, asked, evenIfWell)) return sign;
    }
    return undefined;
  }

  all(asked: Asked, part: Part, evenIfWell: Leniency): readonly Sign[] {
    const list = this.#byConcept.get(asked.concept) ?? [];
    const from = firstFrom(list, part.start);
    return list.slice(from, firstFrom(list, part.end)).filter((sign) => fits(sign, asked, evenIfWell));
  }
}

function fits({ state }: Sign, { lacking }: Asked, evenIfWell: Leniency): boolean {
  if (evenIfWell === 'whatever' && !lacking) return true;
  if (lacking || state === 'lacking') return lacking && state === 'lacking';
  return state === 'so' || evenIfWell === 'any' || (evenIfWell && state === 'well');
}

/** The place of the first sign that begins at a word or after it. */
function firstFrom(signs: readonly Sign[], word: number): number {
  let low = 0;
  let high = signs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((signs[middle]?.start ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

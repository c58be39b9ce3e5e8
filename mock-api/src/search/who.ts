import { children, grownUps, men, notThePatient, selfClaims, women } from './lexicon/people';
import { numberOf } from './numbers';
import { createPhraseFinder, type PhraseHit } from './phrases';
import type { Token } from './text';

export type Sex = 'woman' | 'man';

export interface Who {
  /** For each token, whether it tells of a child. */
  readonly child: readonly boolean[];
  readonly hasChild: boolean;
  readonly sex: Sex | undefined;
  /** The tokens where an age is told. */
  readonly ages: readonly number[];
}

const findChildren = createPhraseFinder(children);
const findBystanders = createPhraseFinder(notThePatient);
const findGrownUps = createPhraseFinder(grownUps);
const findSelf = createPhraseFinder(selfClaims);
const findWomen = createPhraseFinder(women);
const findMen = createPhraseFinder(men);

const grownAge = 18;

/** Reads whom a message is about: a child or not, clause by clause, and the patient's sex. */
export function readWho(tokens: readonly Token[]): Who {
  const bystanders = new Set(findBystanders(tokens).flatMap(indexes));
  const ages = readAges(tokens);
  const grown = new Set(ages.filter((age) => age.years >= grownAge).map((age) => age.at));
  const childAt = new Set([
    ...ages.filter((age) => age.years < grownAge).map((age) => age.at),
    ...findChildren(tokens)
      .filter((hit) => !indexes(hit).some((index) => bystanders.has(index)) && !isSource(tokens, hit))
      .filter((hit) => ![...grown].some((at) => Math.abs(at - hit.start) <= 5))
      .map((hit) => hit.start),
  ]);
  const grownUpAt = new Set([...grown, ...findGrownUps(tokens).map((hit) => hit.start)]);
  const selfAt = new Set(findSelf(tokens).map((hit) => hit.start));
  const child = childByToken(tokens, childAt, grownUpAt, selfAt);
  return { child, hasChild: child.some(Boolean), sex: readSex(tokens), ages: ages.map((age) => age.at) };
}

const passedOn = /^(?:it|this|that|one|cold|flu|bug|crud|sick|covid|strep|pinkeye|eye|virus|something|cough|germs)$/;

/** "caught it from my own kid": the child passed it on. */
function isSource(tokens: readonly Token[], { start }: PhraseHit): boolean {
  const from = tokens.slice(Math.max(0, start - 5), start).findLastIndex((token) => token.word === 'from');
  if (from === -1) return false;
  return passedOn.test(tokens[Math.max(0, start - 5) + from - 1]?.word ?? '');
}

type Subject = 'child' | 'grown';

function childByToken(
  tokens: readonly Token[],
  childAt: ReadonlySet<number>,
  grownUpAt: ReadonlySet<number>,
  selfAt: ReadonlySet<number>,
): readonly boolean[] {
  if (childAt.size === 0) return tokens.map(() => false);
  const clauses = clausesOf(tokens);
  const subjects = clauses.map((clause): Subject | undefined => {
    if (clause.some((index) => childAt.has(index))) return 'child';
    if (clause.some((index) => grownUpAt.has(index) || selfAt.has(index))) return 'grown';
    return undefined;
  });
  let current: Subject = subjects.find((subject) => subject !== undefined) ?? 'child';
  const result: boolean[] = [];
  for (const [index, clause] of clauses.entries()) {
    current = subjects[index] ?? current;
    for (const token of clause) result[token] = current === 'child';
  }
  return result;
}

function clausesOf(tokens: readonly Token[]): readonly (readonly number[])[] {
  const clauses: number[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.gap === 'none' && clauses.length > 0) clauses.at(-1)?.push(index);
    else clauses.push([index]);
  }
  return clauses;
}

interface Age {
  readonly at: number;
  readonly years: number;
}

const yearUnit = /^(?:y|yr|yrs|yo|year|years|yrold|yearold|ano|anos|anito|anitos|anyos)$/;
const monthUnit = /^(?:m|mo|mos|mth|mths|month|months|mes|meses|mesecito|mesecitos)$/;
const weekUnit = /^(?:wk|wks|week|weeks|semana|semanas|day|days|dia|dias)$/;

/** Ages told as "4 yo", "3 year old", "18 month old", "aged 5", "tiene 4 años", "de 8 meses" after a child. */
function readAges(tokens: readonly Token[]): readonly Age[] {
  const found: Age[] = [];
  for (const [at, token] of tokens.entries()) {
    const number = numberOf(token);
    if (number === undefined || number > 120) continue;
    const unit = tokens[at + 1]?.word ?? '';
    const years = yearUnit.test(unit)
      ? number
      : monthUnit.test(unit)
        ? number / 12
        : weekUnit.test(unit)
          ? 0
          : undefined;
    const before = tokens[at - 1]?.word ?? '';
    if (years === undefined && isBareAge(tokens, at)) {
      found.push({ at, years: number });
      continue;
    }
    if (years === undefined) {
      if (/^(?:age|aged|im|turned|turning|edad)$/.test(before) && /^\d+$/.test(token.word) && !isMeasure(unit)) {
        found.push({ at, years: number });
      } else if (/^[mf]$/.test(unit) && number >= 1 && /^\d+$/.test(token.word)) {
        found.push({ at, years: number });
      }
      continue;
    }
    if (isAge(tokens, at, unit)) found.push({ at, years });
  }
  return found;
}

const pronouns = /^(?:hes|shes|theyre|is|just|only|almost|nearly|turned)$/;

/** "he's 4", "she is two": a number that ends its clause after a pronoun. */
function isBareAge(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[at + 1];
  const ends = after === undefined || after.gap !== 'none' || /^(?:his|her|he|she|with)$/.test(after.word);
  if (!ends || !pronouns.test(before)) return false;
  return (
    /^(?:hes|shes|theyre)$/.test(before) ||
    /^(?:he|she|son|daughter|kid|baby|hes|shes)$/.test(tokens[at - 2]?.word ?? '')
  );
}

function isMeasure(unit: string): boolean {
  return /^(?:weeks?|days?|months?|hours?|lbs?|pounds|semanas?|dias?|meses|horas?|times|percent|mg|wks?|min|minutes)$/.test(
    unit,
  );
}

function isAge(tokens: readonly Token[], at: number, unit: string): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const next = tokens[at + 2];
  const after = next?.gap === 'none' ? next.word : '';
  if (/^(?:yo|yearold|yrold|anitos?|mesecitos?)$/.test(unit)) return true;
  if (/^(?:old|olds|o)$/.test(after)) return !weekUnit.test(unit) || tellsOfSomeone(tokens, at);
  if (/^(?:girl|boy|baby|female|male|son|daughter|toddler|infant|m|f)$/.test(after)) return true;
  if (
    after !== 'ago' &&
    /^(?:girl|boy|baby|son|daughter|toddler|aged?|cumplio|turned|hes|shes|nino|nina)$/.test(before)
  ) {
    return true;
  }
  if (before === 'is' && /^(?:she|he)$/.test(tokens[at - 2]?.word ?? '') && after === '') return true;
  if (before === 'tiene' || before === 'tengo') return /^an|^mes/.test(unit) && after !== 'con';
  if (before === 'de') {
    const owner = tokens.slice(Math.max(0, at - 3), at - 1);
    return findChildren(owner).length > 0 || /^(?:mujer|hombre)$/.test(tokens[at - 2]?.word ?? '');
  }
  return unit === 'y' || (/^mos?$/.test(unit) && (at === 0 || /^(?:my|our|a|the)$/.test(before)));
}

/** "a 6 week old", not "the cough is only 3 days old". */
function tellsOfSomeone(tokens: readonly Token[], at: number): boolean {
  return (
    findChildren(tokens).length > 0 || !/^(?:is|only|about|its|just|now|are|than)$/.test(tokens[at - 1]?.word ?? '')
  );
}

function readSex(tokens: readonly Token[]): Sex | undefined {
  const female = findWomen(tokens).length;
  const male = findMen(tokens).length;
  if (female === male) return undefined;
  return female > male ? 'woman' : 'man';
}

function indexes({ start, end }: PhraseHit): readonly number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}

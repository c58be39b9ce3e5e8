import { factsOf } from '../facts';
import type { AgeRange, Facts } from '../facts.types';
import type { Statement } from './statements';

const minors = String.raw`(?:child|children|kids?|teens?|teenagers?|adolescents?|baby|babies|infants?|toddlers?|newborns?)`;
const childWords = new RegExp(String.raw`\b${minors}\b`, 'i');
const adultWords = /\b(?:adults?|grown-ups?|men|women)\b/i;
/** "in teens and in adults", "for kids": that the complaint's page is theirs too. */
const claimsMinors = new RegExp(
  String.raw`\b(?:in|for|of|with|helps?|treats?) (?:[a-z]+ (?:and|or) )*${minors}\b`,
  'i',
);
const claimsAdults = /\b(?:in|for|of|helps?|treats?) (?:[a-z]+ (?:and|or) )*(?:adults?|grown-ups?)\b/i;
/** "can use this page", "may be seen here": of whom a sentence says so, the entry is said to be for. */
const mayUse =
  /\b(?:can|may|should|must)\b[^.;]*\b(?:use|start|have a visit|be seen|be treated|choose this)\b|\bwelcome\b/i;
const otherwise = /\bnot (?:for|given|meant|used)\b|\bin person\b|\bnever\b|\bchoose\b/i;

/** Whether a statement says who the page is for. */
function saysForWhom(part: string, role: Statement['role']): boolean {
  return role === 'is-for' || (role === 'tells' && mayUse.test(part));
}

/** What a statement says of age, sex or who acts that the facts deny. */
export function personContradiction(statement: Statement, facts: Facts): string | undefined {
  return (
    rangeContradiction(statement, facts) ??
    limitContradiction(statement, facts) ??
    ageContradiction(statement, facts) ??
    youngestContradiction(statement, facts) ??
    sexContradiction(statement, facts) ??
    actorContradiction(statement, facts)
  );
}

/** "from 18 to 64", "ages 12 to 17", "18 and older". */
function rangeContradiction({ part, role }: Statement, { ages, patient }: Facts): string | undefined {
  if (role === 'refuses') return undefined;
  const [, from, to] =
    /\b(?:adults?|men|women|people|patients|anyone|children|teens|aged?|ages)\b(?: aged?| ages)?(?: from)? (\d+) (?:to|through|and) (\d+|older|over|up)\b(?! (?:hours|days|weeks|months))/i.exec(
      part,
    ) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const agrees = patient === 'adult' && Number(from) * 12 === ages.fromMonths && Number(to) === ages.throughYears;
  return agrees ? undefined : 'another age than the facts';
}

/** "21 or older", "over 65", "of any age", where it is said who may use the page. */
function limitContradiction({ part, role }: Statement, { ages, patient }: Facts): string | undefined {
  if (role === 'refuses' || role === 'leads-to' || (patient === 'child' && ages.fromMonths === 0)) return undefined;
  const isClaim = /\b(?:page|visit) is for\b|\bmust be \d/i.test(part);
  if (!(isClaim || saysForWhom(part, role)) || otherwise.test(part)) return undefined;
  if (/\bof (?:any age|all ages)\b/i.test(part)) return 'another age than the facts';
  if (patient === 'child') return undefined;
  const [, least] = /\b(\d+)(?: years old)? (?:or|and) (?:older|over|up)\b/i.exec(part) ?? [];
  const [, over] = /\b(?:over|older than|above) (\d+)\b(?! \w*\s?(?:hours|days|weeks|months))/i.exec(part) ?? [];
  return (least !== undefined && Number(least) * 12 !== ages.fromMonths) ||
    (over !== undefined && Number(over) >= ages.throughYears)
    ? 'another age than the facts'
    : undefined;
}

function ageContradiction({ part, role }: Statement, { patient }: Facts): string | undefined {
  if (role === 'leads-to') return leadsAstray(part, patient);
  if (role === 'refuses' || otherwise.test(part)) return undefined;
  const isClaim = saysForWhom(part, role);
  const claim = isClaim ? { minors: childWords, adults: adultWords } : { minors: claimsMinors, adults: claimsAdults };
  if (patient === 'adult' && (isClaim || isAboutThePage(part)) && claim.minors.test(part))
    return 'children on a page of adults';
  return patient === 'child' && claim.adults.test(part) ? 'adults on a page of children' : undefined;
}

/** What the complaint is, rather than what a cause, a medicine or another person has to do with it. */
function isAboutThePage(part: string): boolean {
  return !/^[^:.]{1,40}: /.test(part) && !/deadly|danger|common in|caused/i.test(part);
}

/** "For a child, choose Rash". */
function leadsAstray(part: string, patient: Facts['patient']): string | undefined {
  const who = part.replace(/\b(?:[Cc]hoose|or) [A-Z].*?(?= if | for |$)/, '');
  if (
    patient === 'adult' &&
    /\b(?:for|with) (?:an? |your )?(?:sick |younger )?(?:child|teen|baby|kid)\b|\byour (?:child|teen|baby)\b/i.test(who)
  )
    return 'children sent to a page of adults';
  return patient === 'child' && /\b(?:for|with|as) an? adult\b|your own\b/i.test(who)
    ? 'adults sent to a page of children'
    : undefined;
}

/** "6 months or older", "A baby under 3 months": from which age on a child may be seen. */
function youngestContradiction({ part, role }: Statement, { ages, patient }: Facts): string | undefined {
  if (patient !== 'child') return undefined;
  if (role === 'is-for' && ages.fromMonths > 0 && /\bunder 18\b/.test(part))
    return 'no youngest age, which the facts have';
  const found =
    role === 'refuses'
      ? (/\b(?:baby|child|infant) under (\d+) (month|year)s?(?: old)?(?=[,.;]| or | should|$)/i.exec(part) ??
        (/temperature|fever|blister|vomit|batter|stool/i.test(part)
          ? null
          : /\bis under (\d+) (month|year)s? old/i.exec(part)))
      : /\b(?:over|from) (\d+) (month|year)s? (?:old|of age)|\b(\d+) (month|year)s? or older|\b(?:babies|children|infants) from (\d+) (month|year)s\b/i.exec(
          part,
        );
  if (found === null || (role !== 'refuses' && !saysForWhom(part, role))) return undefined;
  const [amount, unit] = found.slice(1).filter(Boolean);
  const months = Number(amount) * (unit === 'year' ? 12 : 1);
  return isYoungest(months, ages) ? undefined : 'another youngest age than the facts';
}

function isYoungest(months: number, { fromMonths }: AgeRange): boolean {
  return months === fromMonths;
}

function sexContradiction({ part, role, from }: Statement, { sex, patient }: Facts): string | undefined {
  if (role === 'refuses' || (role === 'tells' && otherwise.test(part))) return undefined;
  const claim = saysForWhom(part, role)
    ? /\b(?:for|in) (?:all |healthy )?(men|women)\b|(?:^|: )(?:Healthy |Only )?(men|women)\b/i
    : /^In (men|women),|\b[Ff]or (men|women)(?: only|,| from| who|$)/;
  const told = claim.exec(role === 'leads-to' ? part.replace(/\b[Cc]hoose [A-Z].*?(?= for | if |$)/, '') : part);
  const named = (told?.[1] ?? told?.[2])?.toLowerCase();
  if (named !== undefined) {
    // Who is led to a page that anybody can use is led well.
    if (role === 'leads-to' && sex === 'any') return undefined;
    return (named === 'men' ? 'male' : 'female') === sex ? undefined : 'another sex than the facts';
  }
  if (
    role === 'leads-to' &&
    sex !== 'any' &&
    factsOf(from).sex !== sex &&
    !/\b(?:wom[ae]n|m[ae]n|female)\b/i.test(part)
  )
    return 'a page of one sex, and not whose';
  return role === 'is-for' && sex !== 'any' && patient === 'adult' && /: Adults\b|^Adults\b/.test(part)
    ? 'adults of any sex on a page of one'
    : undefined;
}

function actorContradiction({ part, role }: Statement, { actor }: Facts): string | undefined {
  if (role === 'leads-to' || role === 'refuses') return undefined;
  if (actor === 'patient') return /\bparent or guardian\b/i.test(part) ? 'a parent who acts for an adult' : undefined;
  return /without (?:a|their) (?:parent|guardian)|(?:teen|child)(?:ren|s)? (?:can|may) (?:start|fill in|use) (?:it|the visit|this) (?:alone|on their own|by themselves)/i.test(
    part,
  )
    ? 'a child who acts alone'
    : undefined;
}

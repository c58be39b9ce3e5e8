import { limitInDays, type Lasting } from '../lasting';
import type { Statement } from './statements';

interface Span {
  readonly kind: Lasting['kind'] | 'about';
  /** The longest of "7 to 10 days" for a `less` span, the shortest for the others. */
  readonly days: number;
}

const spanPattern =
  /(?:\b(less than|fewer than|under|within|the last|up to|more than|over|at least) )?\b(\d+)(?: (?:to|or) (\d+))? (hour|day|week|month|year)s?\b(?: or (more|longer|less)\b)?/gi;
const daysIn = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 } as const;

/** What else can last: not the complaint itself. */
const otherSubject =
  /fever|temperature|antibiotic|aspirin|medicine|medication|pills?\b|tablet|hoarse|aura|vomit|stools?|urine|diaper|honey|ibuprofen|\bage\b|\bold\b|\bbath|spray|see a change|get better|get well|gets? better|heal|clear|pass|watch|arrive|comes? to your|relief|weight loss|smok|spots|consultation|call|start it|birth|fade|drink/i;
/** How the span of a complaint is told. */
const complaintCue =
  /last(?:ed|s|ing)?\b|began|started|had\b|hurt|ach(?:ed?|ing)\b|cough|pain|symptom|no change|no better|came on|sick|signs?\b|trouble|infection|yours|stuffy|pressure|\bfor (?:less|more|\d)/i;

/** The spans that a text gives the complaint. */
export function spansIn(text: string): readonly Span[] {
  return inDigits(text)
    .split(/[,;:]\s/)
    .filter((clause) => !otherSubject.test(clause) && complaintCue.test(clause))
    .flatMap((clause) => [...clause.matchAll(spanPattern)].map(spanOf));
}

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "Two weeks" as "2 weeks", "half a year" as "6 months". */
function inDigits(text: string): string {
  return text
    .replaceAll(/\bhalf a year\b/gi, '6 months')
    .replaceAll(/\ba (week|month|year)(?= or (?:more|longer))/gi, '1 $1')
    .replaceAll(/\b[a-z]+(?= (?:hours|days|weeks|months|years)\b)/gi, (word) => {
      const at = numberWords.indexOf(word.toLowerCase());
      return at === -1 ? word : String(at + 2);
    });
}

function spanOf([, before = '', low = '0', high = low, unit = 'day', after = '']: RegExpMatchArray): Span {
  const scale = daysIn[unit.toLowerCase() as keyof typeof daysIn];
  if (/^(?:less|fewer|under|within|the last|up to)/i.test(before) || after === 'less')
    return { kind: 'less', days: Number(high) * scale };
  if (before !== '' || after !== '') return { kind: 'from', days: Number(low) * scale };
  return { kind: 'about', days: Number(low) * scale };
}

/** Why a statement's spans disagree with how long an entry's complaint has lasted; `undefined` when they do not. */
export function spanContradiction({ part, role }: Statement, lasting: Lasting | undefined): string | undefined {
  const spans = spansIn(part);
  if (lasting === undefined) {
    const told = role === 'is-for' && spans.some(({ kind }) => kind !== 'about');
    return told ? 'a span of time that the facts do not have' : undefined;
  }
  return spans.some((span) => disagrees(span, lasting, role)) ? 'another span of time than the facts' : undefined;
}

function disagrees({ kind, days }: Span, lasting: Lasting, role: Statement['role']): boolean {
  const limit = limitInDays(lasting);
  switch (role) {
    case 'is-for':
    case 'leads-to':
      return kind === 'about'
        ? lasting.kind === 'less'
          ? days >= limit
          : days < limit
        : kind !== lasting.kind || days !== limit;
    case 'refuses':
      // What is refused must lie outside of what the entry is for.
      return lasting.kind === 'less' ? kind === 'from' && days < limit : kind === 'less' && days > limit;
    case 'tells':
      return lasting.kind === 'less' ? days > limit || (kind === 'from' && days >= limit) : days < limit;
  }
}

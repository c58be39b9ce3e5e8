import { fees } from '../../prices';
import { treatmentAt } from '../../treatments';
import { factsOf } from '../facts';
import type { Facts } from '../facts.types';
import { isBrandOnly } from '../medications';
import { personContradiction } from './persons';
import { spanContradiction } from './spans';
import type { Statement } from './statements';

/** A sentence that disagrees with the facts of the entry it speaks of. */
export interface Contradiction {
  readonly sentence: string;
  readonly says: string;
}

const negation = /\b(?:not|never|no|nor|cannot|can't|isn't|aren't|without)\b/i;

/** Whether a text says something that a pattern finds, in a clause that does not deny it. */
export function affirms(text: string, pattern: RegExp): boolean {
  return text.split(/[,;:]\s|\bbut\b/).some((clause) => pattern.test(clause) && !negation.test(clause));
}

const asksInWriting =
  /\bvirtual|questionnaire|(?:answer|fill in|reads?) (?:the |a |your |some |a few )?(?:list of )?(?:questions|answers)(?: online)?\b|messages? you\b|sends? (?:you )?a message|by (?:chat|message|text)\b/i;
const needsNoCall =
  /\bwithout a (?:phone |video )?(?:call|talk)|(?:do not|don't|no) need (?:a|to|for a) (?:call|talk)|no call\b/i;
const asksForCall =
  /\blive (?:visit|consultation|call|talk)s? only|\bonly (?:a )?live\b|always (?:a )?live|(?:choose|needs?|have|takes) a live|(?:has|have|needs?) to (?:call|speak|talk|see you and hear)|talks? with you live|calls? (?:you )?by phone|by phone or video|\b(?:video|phone) call|(?:on|by|over) (?:a )?video|will (?:call|phone) you/i;
const deniesVirtual = /\bvirtual\b[^.;]*\b(?:not|never|cannot|can't)\b|\b(?:not|never|no)\b[^.;]*\bvirtual\b/i;

/** What the sentences of an entry say that its facts deny. */
export function contradictions(statements: readonly Statement[]): readonly Contradiction[] {
  return statements.flatMap((statement) => {
    if (statement.of === undefined) return [{ sentence: statement.sentence, says: 'a page that does not exist' }];
    const facts = factsOf(statement.of);
    const found = [
      personContradiction(statement, facts),
      spanContradiction(
        statement,
        statement.role !== 'leads-to' && speaksOfAnother(statement, facts) ? undefined : facts.lasting,
      ),
      modeContradiction(statement, facts),
      priceContradiction(statement, facts),
      coverageContradiction(statement),
    ];
    return found.flatMap((says) => (says === undefined ? [] : [{ sentence: statement.sentence, says }]));
  });
}

/** "A child who has coughed for 3 weeks" on the page of adults. */
function speaksOfAnother({ part }: Statement, { patient }: Facts): boolean {
  return patient === 'adult' && /\b(?:child|children|baby)\b/i.test(part);
}

function modeContradiction({ part, role }: Statement, { modes }: Facts): string | undefined {
  if (role === 'leads-to') return undefined;
  if (modes.includes('weightLoss'))
    return affirms(part, /\b(?:virtual|live) (?:visit|consultation)/i)
      ? 'a kind of visit that it does not have'
      : undefined;
  if (!modes.includes('virtual') && (affirms(part, asksInWriting) || needsNoCall.test(part)))
    return 'a virtual visit, which is not offered';
  return modes.includes('virtual') && (affirms(part, asksForCall) || deniesVirtual.test(part))
    ? 'a live visit alone, though a virtual one is offered'
    : undefined;
}

function priceContradiction({ part, of }: Statement, { modes, priceCovers }: Facts): string | undefined {
  const amounts = amountsIn(part);
  const range = of === undefined ? [] : amountsIn(treatmentAt(of).priceRange);
  const known = new Set<number>([...modes.map((mode) => fees[mode]), ...range]);
  if (amounts.some((amount) => !known.has(amount))) return 'a price that is not its own';
  if (priceCovers === 'bought-separately') return programPriceContradiction(part);
  return affirms(
    part,
    /medic(?:ines?|ations?) (?:(?:is|are|comes?) )?(?:included|free|part of)|(?:includes?|covers?) (?:your|the) medic/i,
  )
    ? 'medication as part of the fee'
    : undefined;
}

/** What may not be said of the price of the weight-loss program, on its page or elsewhere. */
export function programPriceContradiction(text: string): string | undefined {
  const amounts = amountsIn(text);
  const month = amounts.indexOf(fees.weightLoss);
  const separate = amounts.findIndex((amount) => amountsIn(treatmentAt('weight-loss').priceRange).includes(amount));
  if (month !== -1 && !/month/i.test(text)) return 'the monthly price without its month';
  if (separate !== -1 && !/separate/i.test(text)) return 'what is bought separately as the price of the program';
  if (month !== -1 && separate !== -1 && separate < month) return 'what is bought separately before the monthly price';
  if (/weight|program|month/i.test(text) && affirms(text, /\b(?:pay|paid) once\b|one-time|one time (?:fee|price)/i))
    return 'a price paid once';
  return affirms(text, /lab (?:tests?|work|results?) (?:is|are) (?:included|free|part)|includ\w+ [^.]*\blab\b/i)
    ? 'lab tests as part of the price'
    : undefined;
}

function coverageContradiction({ part }: Statement): string | undefined {
  const words = part.split(/[\s(),;:]+/);
  const named = words.some((_word, index) => isBrandOnly(words.slice(index).join(' ')));
  return named && affirms(part, /\bgenerics?\b|\bcheap|low price/i)
    ? 'a generic of what exists only as a brand'
    : undefined;
}

/** The dollar amounts of a text, in its order. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/\$(\d+(?:,\d{3})*)|\b(\d+) dollars\b/g)].map(([, digits, spelled = '']) =>
    Number((digits ?? spelled).replaceAll(',', '')),
  );
}

import { fees } from '../../prices';
import { adultAges } from '../facts';
import { affirms, amountsIn, programPriceContradiction } from './contradictions';

/** A fee by the words that name its visit. */
const named = [
  [/\bvirtual\b/i, fees.virtual],
  [/\blive\b|\bgeneral consult\b/i, fees.live],
  [/\bmonth\b|\bmonthly\b|weight-loss program/i, fees.weightLoss],
] as const;

/** What can be had by a call alone. */
const liveAlone = /general consult|shortness of breath|medication refill|\brefills?\b|weight[- ]loss/i;

/** What a sentence that speaks of the whole service says that the facts deny; one entry of the result for each. */
export function serviceContradictions(sentence: string): readonly string[] {
  return [wrongAge(sentence), wrongFee(sentence), wrongMode(sentence), programPriceContradiction(sentence)].filter(
    (says) => says !== undefined,
  );
}

function wrongAge(sentence: string): string | undefined {
  const [, from, to] =
    /\b(?:adults?|people|anyone|aged?|ages)\b(?: aged?)?(?: from)? (\d+) (?:to|through|and) (\d+|older|over|up)\b/i.exec(
      sentence,
    ) ?? [];
  if (from === undefined) return undefined;
  return Number(from) * 12 === adultAges.fromMonths && Number(to) === adultAges.throughYears
    ? undefined
    : 'another age than the facts';
}

/** The clause that names a visit and an amount has the amount of that visit. */
function wrongFee(sentence: string): string | undefined {
  const wrong = sentence.split(/[,;:]\s|\band\b/).some((clause) => {
    const amounts = amountsIn(clause);
    const visits = named.filter(([words]) => words.test(clause)).map(([, fee]) => fee as number);
    return (
      visits.length > 0 &&
      amounts.length > 0 &&
      amounts.every((amount) => !visits.includes(amount)) &&
      !/separate/i.test(clause)
    );
  });
  return wrong ? 'another fee than that of the visit' : undefined;
}

function wrongMode(sentence: string): string | undefined {
  return affirms(sentence, /\bvirtual(?:ly)?\b/i) &&
    liveAlone.test(sentence) &&
    affirms(sentence, liveAlone) &&
    /\b(?:can|may|is|are|has|have|start|choose)\b/i.test(sentence) &&
    !/\bpick\b|\bor\b/i.test(sentence)
    ? 'a virtual visit, which is not offered'
    : undefined;
}

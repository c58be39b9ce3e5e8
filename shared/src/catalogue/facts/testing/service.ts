import { fees } from '../../prices';
import { providerHours } from '../../providerTimes';
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
  return [
    wrongAge(sentence),
    wrongFee(sentence),
    wrongMode(sentence),
    wrongHours(sentence),
    programPriceContradiction(sentence),
  ].filter((says) => says !== undefined);
}

const time = String.raw`(\d{1,2})(?::(\d\d))?\s*([ap])\.?\s*m\b\.?`;
const hours = new RegExp(String.raw`\b${time}\s*(?:to|and|until|through|a|y|hasta|–|-)\s*(?:las\s)?${time}`, 'i');

/**
 * The sentences of a text. "a. m." ends none: it is read as "am".
 *
 * @param text in English or Spanish.
 */
export function sentencesOf(text: string): readonly string[] {
  return text.replaceAll(/\b([ap])\.\s?m\./g, '$1m').split(/(?<=[.!?])\s+/);
}

/** From when until when a sentence says that something is open, in minutes since midnight. */
export function hoursIn(sentence: string): readonly [from: number, until: number] | undefined {
  const [, ...parts] = hours.exec(sentence) ?? [];
  const [from, until] = [parts.slice(0, 3), parts.slice(3)].map(
    ([hour, minutes = '0', half]) =>
      (Number(hour) % 12) * 60 + Number(minutes) + (half?.toLowerCase() === 'p' ? 12 * 60 : 0),
  );
  return parts.length === 0 || from === undefined || until === undefined ? undefined : [from, until];
}

/** Nobody's hours are told but the providers', in English or Spanish, and always with their zone. */
export function wrongHours(sentence: string): string | undefined {
  const [from, until] = hoursIn(sentence) ?? [];
  if (from === undefined) return undefined;
  if (from !== providerHours.from * 60 || until !== providerHours.until * 60) return 'other hours than the providers’';
  return /\bET\b|hora del Este/.test(sentence) ? undefined : 'hours without their zone';
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

import type { TreatmentSummary } from '../catalogue.types';
import { inSpanish988 } from '../crisisLineTexts/es';
import { shownName } from '../names/es';
import { treatments, type TreatmentPath } from '../treatments';

/*
 * Reads a Spanish line beside the English one that says the same. The English one is held to the facts
 * (`facts/testing/contradictions`); where the two differ in what is read here, the Spanish one says something else.
 */

/** How a thing is said in both languages. */
type Wording = readonly [what: string, english: RegExp, spanish: RegExp];

/** What both lines say, or neither. */
const wordings: readonly Wording[] = [
  ['911', /\b911\b/, /\b911\b/],
  ['the crisis line', /\b988\b/, /\b988\b/],
  ['a virtual visit', /\bvirtual\b/i, /\bvirtual(?:es)?\b/i],
  [
    'a live visit',
    /\blive (?:visit|consultation|only|one|talk)|talk with you live|always live|is live\b/i,
    /\ben vivo\b/i,
  ],
  ['who acts', /\bparent or guardian\b/i, /padre, (?:la )?madre o (?:el )?tutor/i],
  ['pregnancy', /\bpregnan/i, /\bembaraz/i],
  ['breastfeeding', /breast-?feed|breast milk|\bnursing\b/i, /amamant|leche materna|(?:da|dar|dando) (?:el )?pecho/i],
  ['bacteria', /bacteri/i, /bacteri/i],
  ['Medicare or Medicaid', /medicare|medicaid/i, /medicare|medicaid/i],
  ['who approves', /\bFDA\b/, /\bFDA\b/],
];

/** What a Spanish line may say more often than the English one, but never less. */
const warnings: readonly Wording[] = [
  [
    'a denial',
    /\b(?:not(?! long ago)|never|cannot|can't|don't|nor)\b/i,
    /(?<!\p{L})(?:no|nunca|ni|nadie|sin|ningun[oa]|ningún|tampoco)(?!\p{L})/iu,
  ],
  ['a visit in person', /\bin[ -]person\b/i, /\ben persona\b/i],
];

/** What a line must say alike of whom a page is for. */
const persons: readonly Wording[] = [
  ['women', /\bwom[ae]n\b/i, /\bmujer(?:es)?\b/i],
  ['men', /\bm[ae]n\b/i, /\bhombres?\b/i],
  ['adults', /\badults?\b/i, /\badult[oa]s?\b/i],
  [
    'children',
    /\b(?:child|children|kids?|teens?|baby|babies)\b/i,
    /\b(?:niñ[oa]s?|hij[oa]s?|bebés?|adolescentes?)(?!\p{L})/iu,
  ],
];

/** Labels that the glossary sets. */
const labels: readonly [Wording, ...Wording[]] = [
  ['whom it is for', /^Who it is for: /, /^Para quién es: /],
  ['who is not sure', /^Not sure\?: /, /^¿No está seguro\?: /],
  ['whom it is not for', /^Not for an online visit: /, /^No es para una consulta en línea: /],
];

/** What a Spanish line says that the English one beside it does not, or leaves out. */
export function differences(english: string, spanish: string): readonly string[] {
  const [[, whom]] = labels;
  const alike = [...wordings, ...labels, ...(whom.test(english) ? persons : [])];
  return [
    ...(same(numbersIn(english, englishNumbers), numbersIn(spanish, spanishNumbers)) ? [] : ['other numbers']),
    ...(same(
      pagesIn(english, ({ name }) => name),
      pagesIn(spanish, shownName),
    )
      ? []
      : ['another page']),
    ...alike
      .filter(([, inEnglish, inSpanish]) => inEnglish.test(english) !== inSpanish.test(spanish))
      .map(([what]) => what),
    ...warnings
      .filter(([, inEnglish, inSpanish]) => inEnglish.test(english) && !inSpanish.test(spanish))
      .map(([what]) => what),
  ];
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

const englishNumbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const spanishNumbers = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const units = String.raw`(?:hours?|days?|weeks?|months?|years?|horas?|días?|semanas?|meses|años?)(?!\p{L})`;

/** The numbers of a text, in digits or in words before a unit of time; "24/7" is none, nor how 988 answers in Spanish. */
function numbersIn(text: string, words: readonly string[]): readonly string[] {
  const beforeUnit = new RegExp(
    String.raw`\b(${words.join('|')})(?= (?:(?:or|o|to|a|${words.join('|')}|\d+) )*${units})`,
    'giu',
  );
  const inDigits = text
    .replaceAll(` y ${inSpanish988}`, '')
    .replaceAll(/24\/7|las 24 horas, los 7 días(?: de la semana)?/g, '')
    .replaceAll(new RegExp(String.raw`\ba ${units} or two\b`, 'giu'), '2')
    .replaceAll(beforeUnit, (word) => String(words.indexOf(word.toLowerCase()) + 2));
  return inDigits.match(/\$?\d+(?:[.,]\d+)*%?/g) ?? [];
}

/** The pages that a text leads to. Longest first, so that "Tos reciente en niños" is not read as "Tos reciente". */
function pagesIn(text: string, nameOf: (entry: TreatmentSummary) => string): readonly TreatmentPath[] {
  const named = treatments
    .map((entry) => [entry.path, nameOf(entry)] as const)
    .sort(([, a], [, b]) => b.length - a.length);
  let rest = text;
  return named
    .filter(([, name]) => {
      const led = new RegExp(
        String.raw`\b(?:[Cc]hoose|[Ee]lija|or|o) ${name}(?!\p{L})|(?<!\p{L})${name} is for\b`,
        'u',
      );
      const isLedTo = led.test(rest);
      rest = rest.replace(led, '');
      return isLedTo;
    })
    .map(([path]) => path);
}

/** Words for the visitor that are not "usted": the writing's own rule (docs/spanish/glossary.md). */
export const familiarForms =
  /(?<!\p{L})(?:tú|tus?|ti|te|contigo|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?|os|eres|estás|tienes|puedes|debes|quieres|sientes|necesitas|sabes|haces|vas|vives|usas|tomaste|podéis|tenéis|debéis|sois|estáis)(?!\p{L})/iu;

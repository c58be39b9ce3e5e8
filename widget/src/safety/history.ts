import type { Reading } from '@front-door/shared/reading/reading';
import type { Part } from './matching';

const kin =
  '(?:(?:grand|step)?(?:dad|daddy|father|mom|mother|parent|pa|ma|mama|papa)|uncle|aunt|auntie|brother|sister|cousin|in law|abuel\\w+|ti[oa]|herman[oa]|prim[oa]|suegr[oa]|padre|madre)s?';
/** What a family remembers of its sick and its dead. */
const illness =
  '(?:heart attacks?|strokes?|sepsis|meningitis|ectopics?(?: pregnancy)?|infartos?|ataques? (?:al corazon|cardiacos?)|derrames?(?: cerebral)?|embolias?|embarazo ectopico)';
const illOnce = new RegExp(
  `\\b${kin} (?:\\w+ )?(?:had|suffered|survived|tuv\\w+|sufri\\w+|les? dio|ha tenido) (?:\\w+ ){0,2}?${illness}\\b(.*)$`,
);
/** After such an illness the clause may go on with these. */
const afterIllness =
  /^(?: (?:at|in|on|the|el|l[oa]s?|en|once|twice|before|too|also|and|y|una|vez|anos?|years?|old|age|young|joven|work|his|her|late|\w+ties|\d+|died|passed|away|murio))*$/;
/** Which of them say that it was long ago. */
const longAgo =
  /\b(?:once|twice|before|too|also|una vez|anos?|years?|age|young|joven|late|\w+ties|\d+|died|passed|murio)\b/;
/** What the writer has or wants himself, so that the relative's illness is told for the family's history. */
const own =
  /^(?!.*\b(?:hes?|shes?|him|her|them|lo|les?)\b)(?:\w+ ){0,2}?(?:(?:i|im|ive) (?:\w+ )?(?:have|got|need|want|here|take|keep)|quiero|necesito|vengo|tengo|traigo)\b/;
/** Which it must name, besides the body and what is felt: an ordinary complaint, the writer's medicine, a visit. */
const matter =
  /\b(?:colds?|flu|gripe|gripa|covid|acne|refill\w*|(?:need|want|necesito|ocupo|quiero) (?:my|mis?) \w+|prescription|receta|check\w*|physical|test(?:s|ed)?|screening|cholesterol|colesterol|blood pressure|presion|birth control|anticoncepti\w*|appointment|cita|revisar\w*|chequeo|examen|note|warts?|verrugas?|allerg\w*|alergi\w*|uti|infecc?\w*|sinus\w*|diabet\w*|pink ?eye|hongos?|fungus|eczema|strep|insomnia|insomnio|migraines?|reflux|weight|peso|nose|ear|skin|nariz|oido|piel)\b/;
const dead = new RegExp(
  `\\blate (?:${kin}|husband|wife)\\b|\\b(?:died|passed (?:away|on|of|from)|(?:committed|by|to) suicide|killed (?:him|her|them)sel\\w+|(?:took|ended) (?:his|her|their) (?:own )?li(?:fe|ves)|in the war(?! zone)|had an? seizure once|muri(?:o|eron)|falleci(?:o|eron)|se suicid(?:o|aron)|por suicidio|se mato|se quit(?:o|aron) la vida|en la guerra)\\b`,
);
const ofKin = new RegExp(`\\b${kin}\\b`);
const remembered = new RegExp(
  `\\b${kin} ${illness} (?:scare|ma[dk]e|worr|was|were)|\\b${illness} de (?:mi|su) ${kin}\\b`,
);
/** So long ago, by how old somebody was or by the year. */
const formerly =
  /^when (?:my|our|the) (?:\w+ ){1,2}was (?:\w+ (?:day|week|month|year)s?|little|younger|small|a baby|a toddler)\b|^cuando mi (?:\w+ ){1,2}(?:era|tenia)\b|\b(?:had|suffered|tuv[eo]|dio|dieron|sufri\w*)\b.* (?:at|a los) (?:1[3-9]|[2-6]\d)(?: (?:years?|anos|old|and|y))*$|\b(?:had|was|were|tuv[eo]|dieron|fui|fue|sufri)\b.* (?:in (?:0\d|[7-9]\d)|en el \d\d)$/;
/** Numbers beside these are no ages. */
const measured =
  /\b(?:sugar|glucos[ea]|oxygen|o2|spo2|sats?|bp|pressure|pulse|rate|temp\w*|fever|level|azucar|oxigeno|presion|pulso|ritmo|fiebre|calentura|saturacion)\b/;
/** What was just now, or is only thought, is no history. */
const recent =
  /\b(?:just|now|today|tonight|morning|afternoon|min(?:ute|uto)?s?|h(?:ou)?rs?|hour|horas?|yesterday|night|still|again|thinks?|maybe|might|may have|found|ahora|ahorita|acab[ao]|hoy|hace (?:rato|poco|un rato|unos)|anoche|ayer|creo|sigue|encontre|recien)\b/;
/** Who says so asks for help, or thinks of doing the same. */
const urgent =
  /\b(?:help|please|hurry|what (?:do|should) (?:i|we) do|what to do|should (?:i|we) (?:call|drive|take)|er|911|floor|ambulanc\w+|same|join|ayuda|auxilio|que (?:hago|hacemos)|urge\w*|vengan?|piso|tirad[oa]|lo mismo)\b/;

/** A question of what may be, about nobody in particular. */
const general =
  /^(?:(?:hi|hello|hey|hola|so|ok|question|quick|y|and|doctor|pregunta) )*(?:what (?:are|is) (?:the |some )?(?:\w+ ){0,2}(?:signs?|symptoms?|causes?|risks?)|(?:what|que) (?:cause|trigger|provoc|causa)\w*|what do(?:es)? (?:\w+ ){1,5}(?:look|feel|sound) like|how (?:common|rare|often)|why (?:do|are) (?:people|kids|women|men|babies)|when should (?:you|people)|what is (?:an?|the) (?:\w+(?: \w+){0,2}$|(?:difference|chances?|odds|risk|definition|meaning|\w+ rate|main|first|early)\b)|is it true|(?:is|are) (?:\w+ ){1,4}(?:side effects?|contagious|common|rare|curable)|(?:can|could|does|do|may) (?:\w+ ){1,5}(?:causes?|leads? to|triggers?|turn into|give you)|(?:que|cuales) (?:\w+ ){0,3}?(?:sintomas?|senales|signos|causas?|riesgos?)|que (?:es|son) (?:el|la|una?|los|las) \w+(?: \w+){0,2}$|es (?:cierto|verdad) que|a que edad|(?:\w+ ){0,5}pueden? (?:causar|dar|provocar|producir)|(?:\w+ ){1,4}(?:causa|provoca|produce)n? |por que (?:la gente|dan?)|que hacer para (?:evitar|prevenir))\b/;
/** Such a question hardly comes from nowhere: of death, of something swallowed, of what came suddenly. */
const pointed =
  /\b(?:die|dies|dying|dead|death|kill\w*|suicid\w*|overdos\w*|end (?:it|my|your)|liv(?:e|ing)|swallow\w*|sudden\w*|clos(?:es|ing)|after|one side|mori\w*|muer\w*|mat\w*|sobredosis|trag\w*|repente|cerra\w*|vivir|despues|un lado)\b/;
/** Who says this tells of somebody. */
const personal =
  /\b(?:i|im|ive|id|ill|my|me|mine|we|our|us|hes?|shes?|him|his|her|they|theyre|them|their|this|these|now|right|mis?|yo|tengo|siente|siento|estoy|les?|nos|sus?|est[oae]|ahor\w+|debo|puedo|tiene(?! una? )|hij[oa]|bebe)\b/;
/** Who asks this asks what to do now. */
const remedial = /\b(?:best|better|medicines?|medications?|treat\w*|remed\w+|medicin\w+|normal|bueno|tomar)\b/;
/** A question of what is offered: "do you treat seizures"; of one that somebody has it asks with "a". */
const offered =
  /^(?:(?:hi|hello|hey|hola|so|ok|question|y|and|pregunta) )*(?:(?:do|can|could|will|does) (?:you|u|ya|yall|this app|this site) (?:\w+ ){0,2}?(?:treat|prescribe|handle|see|manage|do|help with|deal with|take care of)|(?:is|are) (?:\w+ ){1,3}(?:something|things?|anything) (?:that )?(?:you|u|yall)|(?:ustedes |aqui |tambien |si )*(?:atienden|tratan|recetan|manejan|curan))\b(?!.*\b(?:an?|una?)\b)/;

/** What the words from one place to another tell of. */
interface Telling {
  /** A part of the body or something felt. */
  readonly tells: (part: Part) => boolean;
  /** Something felt. */
  readonly feels: (part: Part) => boolean;
  /** Thoughts of death. */
  readonly wishes: (part: Part) => boolean;
}

/**
 * Takes for past what tells of nothing that happens now: what befell relatives once ("my dad had a heart attack, I have a
 * cold"), and questions of nobody ("what are the signs of a stroke", "do you treat seizures"). In doubt it happens now:
 * where it was today, where more is told of the same person, or where the rest tells of a complaint that alarms by itself.
 */
export function withoutHistory(reading: Reading, { tells, feels, wishes }: Telling): Reading {
  const { words, clauses } = reading;
  const textOf = ({ start, end }: Part) =>
    words
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
  const past: Part[] = [];
  const told = clauses.map((clause) => ({ ...clause, text: textOf(clause) }));
  const isUrgent = urgent.test(textOf({ start: 0, end: words.length }));
  const wishing = clauses.filter(wishes);
  const hasOwn = told.some((clause) => own.test(clause.text) && (matter.test(clause.text) || tells(clause)));
  /** The last clause that tells more of somebody else. */
  const lastOpen = told.findLastIndex(
    ({ whose, text, ...part }) => whose !== 'self' && (tells(part) || recent.test(text)),
  );
  for (const [order, clause] of told.entries()) {
    const { text, whose } = clause;
    if (recent.test(text)) continue;
    if (formerly.test(text) && !measured.test(text)) past.push(clause);
    if (isUrgent || lastOpen > order || wishing.some((one) => one !== clauses[order])) continue;
    const tail = illOnce.exec(text)?.[1];
    const wasIll = tail !== undefined && afterIllness.test(tail) && (hasOwn || longAgo.test(tail));
    const isDead = dead.test(text) && (whose === 'other' || whose === 'child' || ofKin.test(text));
    if (isDead || wasIll || remembered.test(text)) past.push(clause);
  }
  const sentences = sentencesOf(reading);
  const telling = sentences.filter(tells);
  for (const sentence of sentences) {
    const text = textOf(sentence);
    if (personal.test(text) || pointed.test(text)) continue;
    const isGeneral = general.test(text) && !remedial.test(text) && telling.every((other) => other === sentence);
    const isOffered =
      offered.test(text) && !feels(sentence) && sentences.every((other) => !personal.test(textOf(other)));
    if (isGeneral || isOffered) past.push(sentence);
  }
  if (past.length === 0) return reading;
  const isPast = (index: number) => past.some(({ start, end }) => index >= start && index < end);
  return { ...reading, when: reading.when.map((when, index) => (when === 'now' && isPast(index) ? 'past' : when)) };
}

/** The sentences of a message. */
export function sentencesOf({ words }: Reading): readonly Part[] {
  const sentences: Part[] = [];
  let start = 0;
  for (let index = 1; index <= words.length; index += 1) {
    if (index < words.length && words[index]?.gap !== 'sentence') continue;
    sentences.push({ start, end: index });
    start = index;
  }
  return sentences;
}

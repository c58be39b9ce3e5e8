import { cueFinder } from '@front-door/shared/reading/cues';
import { inert } from '@front-door/shared/reading/vocabulary/denial';
import { isOr } from '@front-door/shared/reading/denials';
import { over } from '@front-door/shared/reading/vocabulary/time';
import { wanted } from '@front-door/shared/reading/vocabulary/wanted';
import { coveredBy, longestPlace, partAt, startingIn } from '@front-door/shared/reading/places';
import type { Reading } from '@front-door/shared/reading/reading';
import type { Word } from '@front-door/shared/reading/words';
import { isContent, leadsToWhen } from './words';
import type { Understood } from './understand';
import type { Unit } from './units';
import { classOf, type Concept } from './vocabulary/vocabulary';

type Span = Pick<Unit, 'start' | 'end'>;

/** What happens in a body that nobody wants. The rest is normal or wanted, so that its lack is a complaint: "no period". */
const unwanted: ReadonlySet<Concept> = new Set<Concept>([
  'cough',
  'phlegm',
  'sneeze',
  'runny-nose',
  'watery',
  'discharge',
  'vomiting',
  'diarrhea',
  'constipation',
  'gas',
  'heartburn',
  'burning-pee',
  'bleeding',
  'rash',
  'bump',
  'patch',
  'pimple',
  'animal-bite',
  'faint',
  'palpitations',
  'twist',
  'lose-hair',
  'wrinkle',
  'worry',
  'low-mood',
]);

/** Whether a concept tells of what nobody wants. */
export function isUnwanted(concept: Concept): boolean {
  const named = classOf[concept];
  if (named === 'condition') return concept !== 'pregnancy-state';
  return named === 'sensation' || unwanted.has(concept);
}

/** Of what is told as over, this is what somebody has a history of, not what is gone. */
const isHistory =
  /(?:^| )(?:history|hx|h o|pmhx?|fhx?|family|previous|prior|status post|s p|my last|historial|antecedentes?)(?: |$)/;
const findOver = cueFinder({ gone: `${over}, fever broke` });
/** Said last, these tell that what stands before them is over: "cough gone", "headache no more". */
const findEnded = cueFinder({ ended: 'gone, gone away, gone now, no more, no mas, ya no, ya no mas' });
const endedReach = 4;

/** Denied, these tell that it is not over, or not liked: "never outgrew it", "I don't want acne", "no se me quitó". */
const notDeniable = new Set(
  'do does outgrow think thought creo pienso want wants wanna like stand take bear handle deal live know understand rid outgrew outgrown go goes away stop stops stopped stopping quit clear cleared clearing resolve resolved resolving heal heals healed healing improve improved improving better pass passed subside subsided cure cured ease eased fade faded control controlled relief help helps helped need needs eat sleep drink quito quita quitan quitaron quitar quitado quite fue va van ido paso pasa pasan pasado mejor mejora mejoro mejorado sana sano sanar sanado cura curo curar curado cede cedio desaparece desaparecio calma baja bajo controla controlada controlado quiero quiere gusta aguanto aguanta soporto puedo puede deja dejo logro logra necesito duermo duerme come hungry poop poops pooped bm popo evacuo evacuar viene embarazada pregnant happy normal good fine well great okay right bien contento contenta'.split(
    ' ',
  ),
);
/** What is missed where it is denied: "no fever and no appetite". */
const findWanted = cueFinder({
  wanted: `${wanted}, hunger, libido, interest, motivation, desire, drive, growth, luck, ganas, animo, deseo, interes, sensacion`,
});
/** What ails somewhere, wherever it is: "no hearing problems", "sin problemas de la vista". */
const ailing =
  /^(?:problems?|issues?|troubles?|loss(?:es)?|changes?|diseases?|disorders?|difficult(?:y|ies)|complaints|lack|falta|problemas?|perdida|cambios?|dificultad(?:es)?)$/;

/** Whether words tell that what is wanted is missed; in "no hearing problems" nothing is. */
function isMissed({ words, denied }: Reading, { start, end }: Span, isUnwantedAt: (index: number) => boolean): boolean {
  const cue = denied[start]?.by === 'denied' ? denied[start].cue : undefined;
  if (cue === undefined) return false;
  let last = end;
  if (words[end]?.gap === 'none' && /^(?:any|the|a)$/.test(words[end].text)) last += 1;
  if (denied[last]?.cue.start === cue.start) last += 1;
  // Of "no fever or appetite" the second is told by itself.
  let first = start;
  while (first > cue.end && words[first]?.gap === 'none') first -= 1;
  // Of "no le duele el oído" the denial itself tells of a pain.
  for (let index = cue.start; index < cue.end; index += 1) if (isUnwantedAt(index)) return false;
  for (let index = first; index < last; index += 1)
    if (isUnwantedAt(index) || ailing.test(words[index]?.text ?? '')) return false;
  return true;
}

/** Words that say until when or where it is so: "never had acne until now", "no pain unless I walk". */
const bounding =
  /^(?:until|till|til|unless|except|besides?|than|aside|apart|before|only|when|whenever|if|while|hasta|excepto|menos|antes|cuando|si|mientras|solo|salvo)$/;

/** What was never had; where it is no measure of what is had now ("never had a headache like this"). */
const findNever = cueFinder({ never: 'never had a, never had an, never ever had a' });
const measuring = /^(?:like|this|that|these|so|such|as|worse|bad)$/;
const neverReach = 4;

/** What looks like a denial and tells of a complaint: "not feeling well", "no energy". */
const findInert = cueFinder({ inert });
const isInert = ({ words }: Understood, { start, end }: Span) => {
  const own = words.slice(start, end);
  const never = findNever(own);
  return findInert(own).some((one) => !never.some((other) => other.start === one.start));
};
/** After a denial these tell what is so: "no fever, just all over the place". */
const instead = /^(?:just|simply|solo|solamente|nomas|puro|pura)$/;

const isLastAt = (words: readonly Word[], end: number) => words[end] === undefined || words[end].gap !== 'none';
const isUndoing = ({ text }: Word) => /^(?:no|not|never|nunca|havent|hasnt|didnt|cant)$/.test(text);
const isUndone = (words: readonly Word[], start: number) => words.slice(Math.max(0, start - 2), start).some(isUndoing);

/** Takes back what is said to be over last of all: "sore throat gone, still coughing". */
export function withEnded(reading: Reading): Reading {
  const { words } = reading;
  const denied = [...reading.denied];
  const when = [...reading.when];
  for (const { start, end } of findEnded(words)) {
    if (!isLastAt(words, end) || words[start]?.gap !== 'none' || isUndone(words, start)) continue;
    let first = start;
    while (first > 0 && start - first < endedReach && words[first]?.gap === 'none') first -= 1;
    const own = words.slice(first, start);
    // "smell gone" is a complaint, and so is "can't keep it up no more".
    if (findWanted(own).length > 0 || own.some(isUndoing) || own.some(({ text }) => notDeniable.has(text))) continue;
    for (let index = first; index < start; index += 1) denied[index] = { by: 'resolved', cue: { start, end } };
    when.fill('resolved', first, start);
  }
  return { ...reading, denied, when };
}

/** Which words tell of something as denied, over or gone, those that say so among them. */
export function takenBackWords({ words, denied, when }: Reading): readonly boolean[] {
  const found = words.map(() => false);
  for (const [index, one] of denied.entries()) {
    if (one === undefined || (one.by !== 'denied' && one.by !== 'resolved')) continue;
    found[index] = true;
    found.fill(true, one.cue.start, one.cue.end);
  }
  for (const { start, end } of findOver(words)) {
    const isLast = isLastAt(words, end);
    const cue = words
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
    if (isHistory.test(cue) || isUndone(words, start) || (when[end] !== 'past' && !isLast)) continue;
    let last = end;
    while (when[last] === 'past') last += 1;
    found.fill(true, start, last);
  }
  for (const { start, end } of findNever(words)) {
    const told = words.slice(end, end + neverReach);
    const pause = told.findIndex(({ gap }) => gap !== 'none');
    if (!words.slice(end).some(({ text }) => measuring.test(text)))
      found.fill(true, start, end + (pause === -1 ? told.length : pause));
  }
  return found;
}

/**
 * Whether a unit tells of complaints only as denied, over or gone, so that it tells of none: "no tengo fiebre ni tos", "my
 * throat no longer hurts", "my back pain resolved, please cancel tomorrow's slot". The denial of what is normal or wanted is
 * a complaint ("no period in four months"), and so may be what stands beside: `noneOf` says how likely its words are none.
 *
 * @param noneOf how likely a unit is no complaint, 0 to 1, in a message whose other words were taken out.
 */
export function isTakenBack(understood: Understood, unit: Span, noneOf: (rest: Understood) => number): boolean {
  const { words, findings, reading, takenBack: back, people: somebody } = understood;
  const { start, end } = unit;
  const own = startingIn(findings, unit);
  // A concept whose own words deny ("hasn't pooped", "sin ganas de nada") is not denied by them.
  const denies = (index: number) =>
    reading.denied.slice(index, index + longestPlace).some((one) => one?.by === 'denied' && one.cue.start === index);
  const isBack = (one: (typeof findings)[number]) =>
    back.slice(one.start, one.end).every(Boolean) && (one.when !== 'now' || !denies(one.start));
  // "no pain urinating" tells only when there is none.
  const isWhen = ({ start: first }: (typeof own)[number]) => {
    const cue = reading.denied[first]?.cue.start;
    const felt = own.find((one) => cue !== undefined && isUnwanted(one.concept) && one.end > cue && one.start <= first);
    return felt !== undefined && !words.slice(felt.end, first + 1).some((word) => isOr(word) || word.gap === 'comma');
  };
  if (own.some((one) => classOf[one.concept] === 'event' && !isUnwanted(one.concept) && isBack(one) && !isWhen(one)))
    return false;
  const indexes = Array.from({ length: end - start }, (_, offset) => start + offset);
  const text = (index: number) => words[index]?.text ?? '';
  const isDenied = (index: number) => reading.denied[index]?.by === 'denied';
  // Anything can be denied ("no tengo alergia a medicinas"); of what is over only what nobody wants is well lost.
  if (
    !own.some((one) => isBack(one) && (one.when === 'denied' || isUnwanted(one.concept))) &&
    !indexes.some((index) => isDenied(index) && ailing.test(text(index)))
  )
    return false;
  const whenAt = indexes.find((index) => isDenied(index) && leadsToWhen.test(text(index))) ?? end;
  if (
    indexes.some(
      (index) =>
        (isDenied(index) && notDeniable.has(text(index)) && index < whenAt) ||
        // In "antes tenía" it bounds nothing.
        (bounding.test(text(index)) &&
          (back[index] !== true || (reading.denied[index] !== undefined && !leadsToWhen.test(text(index))))),
    )
  )
    return false;
  const unwantedAt = coveredBy(
    own.filter(({ concept }) => isUnwanted(concept)),
    end,
    start,
  );
  const wantedThere = findWanted(words.slice(start, end)).map((one) => ({
    start: one.start + start,
    end: one.end + start,
  }));
  if (wantedThere.some((one) => isMissed(reading, one, (index) => unwantedAt[index - start] === true))) return false;
  const firstDenied = indexes.find(isDenied) ?? end;
  if (indexes.some((index) => index > firstDenied && instead.test(text(index))) || isInert(understood, unit))
    return false;
  const clauseOf = (index: number) => reading.clauses[partAt(reading.clauses, index)] ?? unit;
  // "my throat no longer hurts", "no pain in my knee", "all better after the antibiotics": it is the throat's and the knee's.
  const isOfIt = ({ concept, start: first }: (typeof own)[number]) => {
    const clause = clauseOf(first);
    const from = back.indexOf(true, clause.start);
    if (from === -1 || from >= clause.end) return false;
    if (classOf[concept] === 'medicine') return true;
    const isLed = words.slice(Math.max(from, first - 3), first + 1).some(({ text: word }) => leadsToIt.test(word));
    return classOf[concept] === 'body' && (first < from || isLed);
  };
  const ofIt = own.filter(isOfIt);
  if (own.some((one) => !isBack(one) && classOf[one.concept] !== 'subject' && !isOfIt(one))) return false;
  const isOfItAt = coveredBy(ofIt, end, start);
  // "no blood in my stool", "no problems with my hearing"
  const isOfPhrase = (index: number) => {
    let first = index - 1;
    while (
      first > start &&
      back[first] !== true &&
      !isContent(words[first] ?? { text: '', gap: 'none' }) &&
      !leadsToIt.test(text(first))
    )
      first -= 1;
    return leadsToIt.test(text(first)) && back[first - 1] === true;
  };
  const rest = indexes.filter((index) => {
    const word = words[index];
    return (
      word !== undefined &&
      back[index] !== true &&
      somebody[index] !== true &&
      isContent(word) &&
      !isOfPhrase(index) &&
      isOfItAt[index - start] !== true
    );
  });
  if (rest.length === 0) return true;
  const out = new Set(ofIt);
  const isOut = (index: number) => back[index] === true || isOfItAt[index - start] === true;
  return (
    noneOf({
      ...understood,
      reading: { ...reading, when: reading.when.map((when, index) => (isOut(index) ? 'past' : when)) },
      findings: findings.filter((one) => !isBack(one) && !out.has(one)),
    }) >= leastNone
  );
}

/** Where, or with what, something is denied. */
const leadsToIt = /^(?:in|on|at|of|with|to|behind|under|around|between|en|de|del|con|para|por|detras)$/;

/** What stands beside what is taken back must be no complaint so likely. */
const leastNone = 0.9;

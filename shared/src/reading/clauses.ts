import { daysOfYear, grownFrom, type Quantity } from './quantities';
import { cueFinder } from './cues';
import { longestPlace, startingIn } from './places';
import { harms, people, pronouns } from './vocabulary/people';
import type { Word } from './words';

/** Whom a clause tells of. `other` is a grown person who is not the writer. */
export type Whose = 'self' | 'child' | 'other' | 'animal' | 'thing';

/** A part of a sentence that tells one thing of one subject: the words from `start` to one before `end`. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly whose: Whose;
}

/** Persons as listed, and what is theirs ("my moms knee", "babys ear"), but for "los", which is an article in Spanish. */
export const withOwners = (table: string) =>
  table
    .split(/[,\n]/)
    .flatMap((run) => (/[^s]$/.test(run.trim()) && run.trim() !== 'lo' ? [run, `${run.trim()}s`] : [run]))
    .join(',');
const findPeople = cueFinder({
  child: withOwners(people.child),
  other: withOwners(people.adult),
  animal: withOwners(people.animal),
  thing: people.thing,
  self: people.self,
});

const words = (text: string) => new Set(text.split(' '));
/** Words that begin a clause of their own even where no comma parts it from the one before. */
const subjects = words('i im ive hes shes theyre weve tengo tiene tenemos estoy esta');
const laterSubjects = words('he she they we my mi mis our');
const verbs = words(
  'has have had is are was were hurts hurt aches ache feels feel felt keeps keep wont cant cannot started starts got gets itches itch burns burn says said told thinks needs wants came went broke died does did do just started tested smells looks runs been doesnt didnt isnt wasnt hasnt will used caught gave woke threw ate fell swallowed took tiene tienen esta estan tuvo tenia sufre padece dice comio se le no anda trae era fue duele duelen arde siente tose vomito vomita murio toma swells stings throbs kills clicks popped leaks drips looks hates loves sits lives works passed also always never never still finally recently already both had',
);
const beforeObjects = words(
  'as from with to for of by off on at about like near around than in into onto against de con para por sobre del desde contra entre segun',
);
/** What may stand before the subject of a clause. */
const openers = words(
  'so well and also but now because since after when if hi hello hey yes no ok okay today yesterday then anyway plus maybe think thinks guess says said whats what is are does do can my our the your a an his her this that these y pero ahora porque cuando si hola bueno pues tambien aunque creo que el la los las un una mi mis su sus nuestro nuestra lo both all one poor sweet little big old older younger eldest oldest youngest middle own lol um uh ugh help please pls doc doctor as while though however our plus btw fyi anyways oh omg dear sorry last',
);
const patientOpeners = words('for about para con regarding re de');

/**
 * Parts a message into clauses and tells whom each speaks of. A clause without a subject goes on with the one before
 * it in its sentence; after a pet or a thing, a new sentence is the writer's again.
 */
export function readClauses(message: readonly Word[], quantities: readonly Quantity[]): readonly Clause[] {
  const mentions = mentionsOf(message, quantities);
  const starts = message.flatMap((_, index) => (startsClause(message, index, mentions) ? [index] : []));
  const bounds = starts.map((start, order) => ({ start, end: starts[order + 1] ?? message.length }));
  const told = bounds.map((bound) => subjectOf(message, bound, mentions));
  const namesChild = mentions.some(({ whose }) => whose === 'child');
  const childOnly = namesChild && !told.includes('self') && !told.includes('other');
  const lastOther = Math.max(told.lastIndexOf('pronoun'), told.lastIndexOf('other'));
  let last: Whose | undefined;
  let lastPerson: Whose | undefined;
  const clauses: Clause[] = [];
  for (const [order, { start, end }] of bounds.entries()) {
    const subject = told[order];
    const gap = message[start]?.gap;
    const animate = last === 'animal' || last === 'thing';
    let whose: Whose;
    if (subject === 'pronoun')
      whose = last !== undefined && last !== 'self' ? last : (lastPerson ?? (namesChild ? 'child' : 'other'));
    else if (subject !== undefined) whose = subject;
    else if (last === undefined) whose = firstOf(told, mentions, start);
    else if (animate && (gap === 'sentence' || gap === 'contrast')) whose = childOnly ? 'child' : 'self';
    else if (gap === 'sentence' && last === 'other')
      // Nothing from here on speaks of the same other person again.
      whose = told.includes('self') || order > lastOther ? 'self' : 'other';
    else whose = last;
    clauses.push({ start, end, whose });
    last = whose;
    if (whose === 'child' || whose === 'other') lastPerson = whose;
  }
  return clauses;
}

/** Whom words before the first subject tell of: "ear pain, my son is 5". */
function firstOf(told: readonly (Whose | 'pronoun' | undefined)[], mentions: readonly Mention[], start: number): Whose {
  if (told.some((subject) => subject === 'self')) return 'self';
  if (
    told.some((subject) => subject === 'child') ||
    mentions.some(({ whose, start: at, object }) => whose === 'child' && at >= start && !object)
  )
    return 'child';
  return 'self';
}

/** Grown or not, by their age. */
const siblings = /^(?:sister|brother|sis|bro|cousin|sibling|patient|hermano|hermana|primo|prima|twin)s?$/;

interface Mention {
  readonly whose: Whose;
  readonly start: number;
  readonly end: number;
  /** It stands after a preposition, so that its clause tells of somebody else: "from my kid". */
  readonly object: boolean;
}

function mentionsOf(message: readonly Word[], quantities: readonly Quantity[]): readonly Mention[] {
  const text = (index: number) => message[index]?.text ?? '';
  const ages = quantities.filter((quantity) => quantity.kind === 'age');
  const found = findPeople(message).map(({ start, end, means }): Mention => {
    const age = startingIn(ages, { start: start - 2 - longestPlace, end: end + 5 }).find(
      (one) => one.start >= end || (one.end <= start && start - one.end <= 2 && !isWritersAge(message, one.start)),
    );
    const grown = means === 'child' && age !== undefined && age.days >= grownFrom;
    // "my sister is 11": a child, whatever the word.
    const young =
      means === 'other' && age !== undefined && age.days < grownFrom && siblings.test(message[start]?.text ?? '');
    const first =
      /^(?:my|our|the|a|an|his|her|your|mi|mis|el|la|los|las|un|una|su|nuestro|nuestra|other|both|own|two|three|dos|tres|little|older|younger|best|old)$/.test(
        text(start - 1),
      )
        ? start - 1
        : start;
    const earlier = /^(?:my|our|the|mi|el|la)$/.test(text(first - 1)) ? first - 1 : first;
    const before = message[earlier]?.gap === 'none' || message[earlier]?.gap === 'joined' ? text(earlier - 1) : '';
    return {
      whose: grown ? 'other' : young ? 'child' : means,
      start,
      end,
      object:
        means !== 'self' &&
        // "cuando era niña": the writer was one.
        ((beforeObjects.has(before) && !isLedToPatient(message, earlier, end)) ||
          (text(start - 1) === 'era' && text(start - 2) === 'cuando')),
    };
  });
  // An age alone tells of a child: "5mo cough", "11 months, runny stool". Where the writer tells his own, it is his.
  const named = [...found];
  let lastEnd = -longestPlace;
  for (const age of ages) {
    if (age.days >= grownFrom || (isWritersAge(message, age.start) && age.days > 13 * daysOfYear)) continue;
    if (
      lastEnd < age.start - 8 &&
      !startingIn(named, { start: age.start - 8 - longestPlace, end: age.end + 7 }).some(
        ({ whose, end }) => (whose === 'child' || whose === 'animal') && end >= age.start - 8,
      )
    ) {
      lastEnd = age.end;
      found.push({
        whose: 'child',
        start: age.start,
        end: age.end,
        // "caught it from my 5 year old" and "not since age 9" tell of nobody who is ill; "a rash on my 5 year old" does.
        object: isBesidePatient(
          message,
          /^(?:my|our|a|the|mi|un|una|age)$/.test(text(age.start - 1)) ? age.start - 1 : age.start,
          age.end,
        ),
      });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Who comes after these stands beside the one who is ill: whom it was caught from, who is carried, what was since. */
export const leadsBeside =
  /^(?:from|with|by|than|contra|entre|after|until|till|since|before|lifting|carrying|holding|up)$/;

/** What leads with "with" to whoever is ill: "help with my 5 year old", "up all night with my baby"; not "camping last night with". */
const troubles =
  /(?:^| )(?:help|deal|dealing|problems?|issues?|trouble|wrong|concerns?|concerned|happening|matter|struggling|going on|(?:wits|no) end|to do|i do|(?:been|was|im|me|still) up|up (?:all|half the|the whole) night|(?:bad|rough|hard) nights?) with$/;
/** What tells of somebody's days, not of an illness: "who is 5", "who goes to school", "que va al kinder". */
const everyday =
  /^(?:goes|go|loves|likes|plays|weighs|lives|is (?:\d|an? |in|at|my)|vas?|pesa|vive|juega|tiene (?:\d|un ano|dos|tres|cuatro|cinco))/;

/** Whether words lead to somebody who is ill, though they often lead to somebody beside: "holding my 2 year old who has a fever". */
export function isLedToPatient(message: readonly Word[], start: number, end: number): boolean {
  const next = message[end];
  return (
    troubles.test(runOf(message, start - 5, start)) ||
    (next?.gap === 'none' && /^(?:who|que)$/.test(next.text) && !everyday.test(runOf(message, end + 1, end + 4)))
  );
}

function runOf(message: readonly Word[], start: number, end: number): string {
  return message
    .slice(Math.max(0, start), end)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether an age tells of somebody beside the patient: "caught it from my 5 year old", "not since age 9"; not "a rash on my 5 year old". */
function isBesidePatient(message: readonly Word[], start: number, end: number): boolean {
  const before = message[start - 1]?.text ?? '';
  return (leadsBeside.test(before) || /^(?:near|at)$/.test(before)) && !isLedToPatient(message, start, end);
}

/** Whether the number at a word is told by the writer as the own age: "I'm 34", "tengo 34 años". */
function isWritersAge(message: readonly Word[], at: number): boolean {
  const before = message[at - 1]?.text ?? '';
  return /^(?:im|tengo)$/.test(before) || (before === 'am' && message[at - 2]?.text === 'i');
}

function startsClause(message: readonly Word[], index: number, mentions: readonly Mention[]): boolean {
  const word = message[index];
  if (word === undefined) return false;
  if (index === 0 || word.gap === 'sentence' || word.gap === 'comma' || word.gap === 'contrast') return true;
  const text = (at: number) => message[at]?.text ?? '';
  if (word.gap === 'joined' && !/^(?:or|nor|ni|o|con|with)$/.test(word.text)) return true;
  const previous = message[index - 1];
  // A joiner or an opener already began this clause.
  if (previous !== undefined && previous.gap !== 'none' && openers.has(previous.text)) return false;
  if (/^(?:but|now|because|since|after|so|anyway|anyways|pero|ahora|porque|while|aunque|desde)$/.test(word.text))
    return (
      !/^(?:right|just|for|by|until|ever|not|is|and|days|weeks|months|years|day|week|month|year|pills)$/.test(
        text(index - 1),
      ) || word.text === 'but'
    );
  if (
    isQuestion(word.text, text(index + 1)) &&
    !openers.has(text(index - 1)) &&
    !/^(?:as|than|that|what|how|when|if|que|no|me|se|lo)$/.test(text(index - 1))
  )
    return true;
  if (openers.has(text(index - 1)) && !verbs.has(text(index - 1))) return false;
  if (
    subjects.has(word.text) &&
    !/^(?:que|me|se|le|no|que|when|if|think|than|as|where|what|how|until|before|and)$/.test(text(index - 1))
  )
    return true;
  if (laterSubjects.has(word.text)) {
    if (/^(?:he|she|they|we)$/.test(word.text))
      return (
        verbs.has(text(index + 1)) &&
        !/^(?:que|when|if|think|than|as|where|what|how|before|says)$/.test(text(index - 1))
      );
    const person = startingIn(mentions, { start: index + 1, end: index + 3 }).find(({ whose }) => whose !== 'self');
    const verbAt = person === undefined ? index + 2 : person.end;
    // The verb of a thing stands before the next pause: "my eczema. I have" tells of two things.
    const isTold = (at: number) =>
      verbs.has(text(at)) &&
      (person !== undefined || message.slice(index + 1, at + 1).every(({ gap }) => gap === 'none'));
    return !beforeObjects.has(text(index - 1)) && !verbs.has(text(index - 1)) && (isTold(verbAt) || isTold(verbAt + 1));
  }
  return false;
}

/** "can i pay", "how much", "cuanto cuesta": a question begins, with or without a period before it. */
function isQuestion(text: string, next: string): boolean {
  if (/^(?:can|could|do|does|is|are|will|should|would|may)$/.test(text))
    return /^(?:i|you|u|ya|yall|this|there|we|someone|somebody|anyone)$/.test(next);
  if (text === 'how') return /^(?:much|long|do|does|can|many|soon|fast)$/.test(next);
  if (text === 'what') return /^(?:do|should|can|is|are|states|pharmacies)$/.test(next);
  if (/^(?:puedo|pueden|podria|aceptan|tienen|cuanto|cuanta|atienden)$/.test(text))
    return !/^(?:respirar|dormir|caminar|tragar|mover|comer)$/.test(next);
  return false;
}

/** The subject of a clause, told by its first words; `pronoun` for "he", "her"; nothing where it has none. */
function subjectOf(
  message: readonly Word[],
  { start, end }: { start: number; end: number },
  mentions: readonly Mention[],
): Whose | 'pronoun' | undefined {
  const text = (at: number) => message[at]?.text ?? '';
  for (let index = start; index < end; index += 1) {
    const [mention] = startingIn(mentions, { start: index, end: index + 1 });
    if (mention !== undefined && mention.whose !== 'self') {
      // "goat in my toe", "school says my kid", "my dog bit me": an animal or a thing is a subject only where it is named as one, and does nothing.
      if (
        (mention.whose === 'animal' || mention.whose === 'thing') &&
        (!isNamed(message, mention) ||
          harms.has(text(mention.end)) ||
          /^(?:says|said|dice|dijo|me)$/.test(text(mention.end)))
      )
        continue;
      // "dog bite", "cat allergy", "baby weight", "mom jeans": the word only describes what follows.
      if (isAttribute(message, mention, end)) return undefined;
      if (mention.object) {
        // "for my son, he ...": the message is about him.
        if (patientOpeners.has(text(index - 1)) || patientOpeners.has(text(index - 2)))
          return index - start <= 7 && mention.whose !== 'thing' && mention.whose !== 'animal'
            ? mention.whose
            : undefined;
        return undefined;
      }
      return mention.whose;
    }
    const word = text(index);
    if (
      word === 'me' &&
      startingIn(mentions, { start: index + 1, end: index + 2 }).some(
        (one) => one.whose === 'other' || one.whose === 'child',
      )
    )
      continue;
    if (mention !== undefined) {
      if (
        word === 'me' &&
        /^(?:gave|give|gives|giving|brought|told|tells|got|makes|make|bit|scratched|for|to|with|from|by|let|help|kills|worries)$/.test(
          text(index - 1),
        )
      )
        continue;
      return 'self';
    }
    if (/^(?:my|mi|mis|our)$/.test(word)) {
      // "my mom", "my little girl", "my 19 day old son"
      let reach = 3;
      while (
        /^(?:\d+|one|two|three|four|five|six|days?|weeks?|months?|years?|yr|yo|mo|wk|old|ano|anos|mes|meses)$/.test(
          text(index + reach - 2),
        ) &&
        reach < 7
      )
        reach += 1;
      const near = startingIn(mentions, { start: index + 1, end: index + reach + 1 });
      if (near.every((one) => one.whose === 'self')) return 'self';
      continue;
    }
    if (pronouns.has(word) && !isThingPronoun(message, index)) return 'pronoun';
    if (/^(?:\d+|days?|weeks?|months?|years?|yr|yo|mo|wk|old)$/.test(word)) continue;
    if (!openers.has(word) && index - start > 2 && !/^(?:think|know|guess|hope|feel)s?$/.test(word)) break;
  }
  // Later in the clause the writer may still be named: "ear hurts when i chew".
  for (let index = start; index < end; index += 1) {
    const mention = startingIn(mentions, { start: index, end: index + 1 }).find((one) => !one.object);
    if (mention === undefined) continue;
    if (mention.whose === 'self') return 'self';
    if (isAttribute(message, mention, end)) continue;
    if (mention.whose === 'child' || mention.whose === 'other') {
      const after = text(mention.end);
      if (verbs.has(after) || /^(?:who|que)$/.test(after)) return mention.whose;
      if (mention.whose === 'child' && mention.end >= end - 1) return 'child';
    }
  }
  return undefined;
}

/** "my cat", "the car", "dog keeps scratching". */
function isNamed(message: readonly Word[], { start, end }: Mention): boolean {
  const before = message[start]?.gap === 'none' ? (message[start - 1]?.text ?? '') : '';
  return (
    /^(?:my|our|the|your|his|her|a|an|mi|mis|el|la|los|las|un|una|su|nuestro|nuestra|old|new|little|poor|s)$/.test(
      before,
    ) || verbs.has(message[end]?.text ?? '')
  );
}

/** "it hurts", "they burn": these stand for a complaint, not for somebody. */
function isThingPronoun(message: readonly Word[], index: number): boolean {
  const text = message[index]?.text ?? '';
  // Without accents "él" and the article are one word: before a verb it is he.
  if (text === 'el')
    return !/^(?:tiene|esta|se|dice|no|anda|siente|tose|vomita|ya|me|le|tuvo|fue)$/.test(
      message[index + 1]?.text ?? '',
    );
  if (/^(?:it|its|them|him|lo|la|el|le|te)$/.test(text)) return text !== 'le';
  if (text === 'they' || text === 'theyre' || text === 'their' || text === 'su' || text === 'sus') return true;
  if (/^(?:esta|estan|tienen)$/.test(text)) return true;
  return false;
}

const heads = words(
  'bite bites allergy allergies dander hair scratch scratches lick weight jeans shampoo aspirin food toys soccer practice party poop pee proof shower fever blues scan ct nap nose carrier car seat scales class sweater wash yoga pose paddle days room chair litter related infested accident crash wreck ride door doors sick sickness trip keys fumes repair payment insurance',
);

function isAttribute(message: readonly Word[], { end }: Mention, clauseEnd: number): boolean {
  const next = message[end];
  return next !== undefined && end < clauseEnd && next.gap === 'none' && heads.has(next.text);
}

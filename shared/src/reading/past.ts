import type { Clause } from './clauses';
import { cueFinder, type Cue } from './cues';
import type { Loss } from './losses';
import { startingIn } from './places';
import type { Quantity } from './quantities';
import { again, over, past, pastVerbs, seasons } from './vocabulary/time';
import type { Word } from './words';

const findTime = cueFinder({ past, seasons, over, again });

/** What was so long ago counts as past from this many days on. */
const longAgo = 45;
/** How many words "used to have" reaches. */
const reach = 7;

/** For each word, whether it tells of what was and is no more. */
export function readPast(
  words: readonly Word[],
  clauses: readonly Clause[],
  quantities: readonly Quantity[],
  losses: readonly Loss[],
): readonly boolean[] {
  const found = words.map(() => false);
  const cues = findTime(words);
  const lost = new Set(losses.map(({ cue }) => cue.start));
  for (const [order, clause] of clauses.entries()) {
    const { start, end } = clause;
    const own = startingIn(cues, clause);
    // "it is back", "like the one I had years ago"
    if (own.some(({ means }) => means === 'again') || returns(words, cues, clauses[order + 1])) continue;
    const text = (index: number) => words[index]?.text ?? '';
    const hasPastVerb = words
      .slice(start, end)
      .some(({ text: word }) => pastVerbs.has(word) || /(?:ed|aron|ieron)$/.test(word));
    // "hace diez años tuve", not "hace dos meses que tengo", "desde hace un año"
    const ago = startingIn(quantities, clause).some(
      (one) =>
        (one.kind === 'ago' ||
          (one.kind === 'duration' && text(one.start) === 'hace' && text(one.start - 1) !== 'desde')) &&
        one.days >= longAgo,
    );
    const year = words
      .slice(start, end)
      .some(
        ({ text: word }, offset) =>
          /^(?:19|20)\d\d$/.test(word) &&
          /^(?:in|en|of|del|since|back|from|during|around|circa|spring|summer|fall|winter|january|march|may|june|july)$/.test(
            text(start + offset - 1),
          ) &&
          text(start + offset - 1) !== 'since',
      );
    // "wheezing at night had asthma as a kid": what was begins with its verb.
    const isGoingOn = text(start).endsWith('ing') && own[0]?.start !== start;
    const had = isGoingOn ? words.slice(start, end).findIndex(({ text: word }) => word === 'had') : 0;
    const told = own.find(({ means }) => means === 'past' || (means === 'seasons' && hasPastVerb));
    const since = told !== undefined && /^(?:since|ever|desde)$/.test(text(told.start - 1));
    if (!since && (ago || year || told !== undefined) && (hasPastVerb || !hasPresentVerb(words, start, end))) {
      // "pinkeye as a toddler lol throwing up": what follows the time may be of now; "as a kid I had asthma" is not.
      const ends = told !== undefined && !hasPastVerb && told.start - start > 0 ? told.end : end;
      const first = start + Math.max(0, had);
      found.fill(true, first, Math.min(ends, turnToNow(words, first + 1, end)));
    }
    for (const cue of own)
      if (
        cue.means === 'over' &&
        !/^(?:no|not|never|nunca|havent|hasnt)$/.test(text(cue.start - 1)) &&
        !lost.has(cue.start)
      )
        found.fill(true, cue.end, Math.min(turnToNow(words, cue.end, end), cue.end + reach));
  }
  // "haven't had gout in years", "no he tenido migraña en años"
  const years = findYears(words);
  for (const clause of clauses) {
    const last = startingIn(years, clause).at(-1);
    if (
      last !== undefined &&
      words
        .slice(clause.start, clause.end)
        .some(({ text: word }) => /^(?:havent|hasnt|not|never|no|nunca|without|last)$/.test(word))
    )
      found.fill(true, clause.start, last.start);
  }
  return found;
}

/** Where a clause turns to what is felt now without a pause, or ends: "hace años tuve asma me duele la garganta". */
function turnToNow(words: readonly Word[], from: number, end: number): number {
  for (let index = from; index + 1 < end; index += 1)
    if (
      /^(?:me|le|les|nos)$/.test(words[index]?.text ?? '') &&
      felt.test(words[index + 1]?.text ?? '') &&
      !/^(?:que|cuando|donde|si|no|se|como|porque)$/.test(words[index - 1]?.text ?? '')
    )
      return index;
  return end;
}

/** What Spanish says that somebody feels now. */
const felt = /^(?:duelen?|arden?|pican?|molestan?|falta|cuesta|lloran?|zumban?|sangran?)$/;

/** "…, and it is back": what the clause before told is here again. */
function returns(words: readonly Word[], cues: readonly Cue<string>[], next: Clause | undefined): boolean {
  if (next === undefined) return false;
  const first = words
    .slice(next.start, next.start + 3)
    .some(({ text }) => /^(?:it|its|they|theyre|pero|volvio|regreso)$/.test(text));
  return startingIn(cues, { start: next.start, end: Math.min(next.end, next.start + 6) }).some(
    ({ means, start }) => means === 'again' && (first || /^(?:never|nunca|no)$/.test(words[start]?.text ?? '')),
  );
}

/** The places where "in years", "en años" stand. */
function findYears(words: readonly Word[]): readonly { readonly start: number }[] {
  return words.flatMap(({ text }, index) =>
    /^(?:years|yrs|ages|decades|forever|anos|decadas|since|desde)$/.test(text) &&
    /^(?:in|en|for|ever|had|desde|one|por)$/.test(words[index - 1]?.text ?? '')
      ? [{ start: index }]
      : [],
  );
}

const presentVerbs = new Set(
  'have has is are am im ive hurts feel feels keeps itches burns aches throbs tengo tiene estoy esta duele duelen siento arde pica'.split(
    ' ',
  ),
);

function hasPresentVerb(words: readonly Word[], start: number, end: number): boolean {
  return words.slice(start, end).some(({ text }) => presentVerbs.has(text));
}

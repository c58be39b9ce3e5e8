import { cueFinder } from './cues';
import { longestPlace, startingIn } from './places';
import { ended, lost, wanted } from './vocabulary/wanted';
import type { Word } from './words';

interface Part {
  readonly start: number;
  readonly end: number;
}

/** What everybody wants to keep, and the words that say it is lost: "his pulse is gone", "se le quitó el habla". */
export interface Loss {
  readonly of: Part;
  readonly cue: Part;
}

const findWanted = cueFinder({ wanted });
const findCues = cueFinder({ ended, lost });
/** What may stand before what is lost; else it is something else: "trouble breathing", "burning feeling". */
const owner = /^(?:my|his|her|their|our|your|the|all|baby|bebe|el|la|los|las|su|sus|mi|mis|and|y|now|then|\w+s)$/;
/** What may stand between: "feeling in my legs is gone", "the pulse in his foot has stopped". */
const place = /^(?:in|of|on|to|from|en|de|del|a|al)$/;
const placeReach = 5;

/** Finds what a message tells as lost that nobody wants to lose: such an ending is a complaint, that of a pain is none. */
export function readLosses(words: readonly Word[]): readonly Loss[] {
  const cues = findCues(words);
  if (cues.length === 0) return [];
  const found = findWanted(words);
  return cues.flatMap(({ start, end, means }): readonly Loss[] => {
    const of = means === 'lost' ? startingIn(found, { start: end, end: end + 1 })[0] : subjectOf(words, found, start);
    return of === undefined ? [] : [{ of, cue: { start, end } }];
  });
}

function subjectOf(words: readonly Word[], found: readonly Part[], cue: number): Part | undefined {
  for (let index = cue - 1; index >= Math.max(0, cue - 1 - placeReach); index -= 1) {
    const of = startingIn(found, { start: index - longestPlace, end: index + 1 }).find(({ end }) => end > index);
    if (of !== undefined) {
      const before = words[of.start]?.gap === 'none' ? words[of.start - 1]?.text : undefined;
      const isSubject = before === undefined || owner.test(before);
      return isSubject && (of.end === cue || place.test(words[of.end]?.text ?? '')) ? of : undefined;
    }
    if (words[index]?.gap !== 'none') return undefined;
  }
  return undefined;
}

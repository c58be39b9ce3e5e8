import type { TreatmentPath } from '../treatments';
import { bellyAndBladder } from './bellyAndBladder';
import { bonesAndBack } from './bonesAndBack';
import { headAndSenses } from './headAndSenses';
import type { OtherNames } from './otherNames.types';
import { skinAndHair } from './skinAndHair';
import { throatAndChest } from './throatAndChest';
import { wholePerson } from './wholePerson';

/**
 * Other names of every entry, for the search on the device, which shows them as they stand here. The mocked AI search
 * has words of its own (`mock-api/src/search/vocabulary`): concepts of whole messages, without accents and with
 * misspellings, that its learned model is trained on and that no visitor sees.
 */
export const alsoKnownAs: Readonly<Record<TreatmentPath, OtherNames>> = {
  ...headAndSenses,
  ...throatAndChest,
  ...bonesAndBack,
  ...skinAndHair,
  ...bellyAndBladder,
  ...wholePerson,
};

/** The phrases of a list with commas. */
export function phrasesOf(list: string | undefined): readonly string[] {
  return (list ?? '')
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

import type { Feature } from '@front-door/shared/learning/features';
import { readMessage, type Reading } from '@front-door/shared/reading/reading';
import type { Emergency } from './emergency.types';
import { featuresOf } from './features';
import { ruleMatcher } from './matching';
import { parseRules } from './rules';
import { emergencies } from './rules/emergencies';
import { partsOf, signReader } from './signs';

/** A message, the emergencies whose rules it fulfils, and what the learned part is to know of it. */
export interface Understood {
  readonly reading: Reading;
  readonly found: readonly Emergency[];
  readonly features: readonly Feature[];
}

/** Spanish "bien" before what somebody is: "está bien pálido" is very pale, and not well. */
const emphasis =
  /\b(est\S+|anda) bien (?=fr[ií][oa]|mal|d[eé]bil|azul|grave|caliente|ties|floj|rar[oa]|\S*[aáií](?:d|t)[oa])/gi;
const withoutEmphasis = (message: string) => message.replace(emphasis, '$1 ');

/** Makes what understands messages; its tables are built here. */
export function understander(): (message: string) => Understood {
  const readSigns = signReader();
  const match = ruleMatcher(parseRules(emergencies));
  return (message) => {
    const told = readSigns(readMessage(withoutEmphasis(message)));
    const found = match(told.signs, partsOf(told.reading));
    return { reading: told.reading, found, features: featuresOf(told, found) };
  };
}

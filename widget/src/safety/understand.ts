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

/** Makes what understands messages; its tables are built here. */
export function understander(): (message: string) => Understood {
  const readSigns = signReader();
  const match = ruleMatcher(parseRules(emergencies));
  return (message) => {
    const told = readSigns(readMessage(message));
    const found = match(told.signs, partsOf(told.reading));
    return { reading: told.reading, found, features: featuresOf(told, found) };
  };
}

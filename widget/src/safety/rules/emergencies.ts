import type { Emergency } from '../emergency.types';
import { breathAndBlood } from './breathAndBlood';
import { heartAndBrain } from './heartAndBrain';
import { injuryAndPlace } from './injuryAndPlace';
import { mindRules } from './mindRules';
import { namedRules } from './namedRules';
import { poisonAndPersons } from './poisonAndPersons';

/** Every emergency that a message is read for. */
export const emergencies: readonly Emergency[] = [
  ...heartAndBrain,
  ...breathAndBlood,
  ...injuryAndPlace,
  ...poisonAndPersons,
  ...mindRules,
  ...namedRules,
];

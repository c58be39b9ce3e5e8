import { achesAndPains } from './achesAndPains';
import { classes as commonClasses } from './classes';
import { conditionMeds, everythingElse, renewableDrugs } from './everythingElse';
import { eyesAndBelly } from './eyesAndBelly';
import { intimate } from './intimate';
import type { Saying, WordClasses } from './lexicon.types';
import { skinAndHair } from './skinAndHair';
import { throatAndAirways } from './throatAndAirways';

export const sayings: readonly Saying[] = [
  ...throatAndAirways,
  ...skinAndHair,
  ...eyesAndBelly,
  ...intimate,
  ...achesAndPains,
  ...everythingElse,
];

export const classes: WordClasses = { ...commonClasses, drug: renewableDrugs, condition_meds: conditionMeds };

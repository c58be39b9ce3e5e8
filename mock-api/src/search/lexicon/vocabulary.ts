import { inertDenials, negators, resolutions } from './negation';
import { animalCause, outOfScope, requests } from './outOfScope';
import { children, grownUps, men, notThePatient, selfClaims, women } from './people';

/** The words of every list beside the sayings: known, hence never corrected. */
export const knownElsewhere: readonly string[] = [
  inertDenials,
  negators,
  resolutions,
  animalCause,
  requests,
  children,
  grownUps,
  men,
  notThePatient,
  selfClaims,
  women,
  ...Object.values(outOfScope),
].flatMap((list) => list.split(/[\s,]+/));

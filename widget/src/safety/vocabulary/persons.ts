import { withOwners } from '@front-door/shared/reading/clauses';
import { babies, newborns, people, pets } from '@front-door/shared/reading/vocabulary/people';

/** Any child; "lo" is also "him" in Spanish, and "minor" small. */
const kid = withOwners(people.child.replace(/ (?:lo|minor),/g, ''));

/** Persons and what they do, in words of both languages. */
export const persons = {
  baby: withOwners(babies),
  newborn: withOwners(newborns),
  kid,
  person: `him, her, them, people, everyone, boss, jefe, suegra, alguien, gente, ${withOwners(people.adult)}`,
  others:
    'everyone, everybody, they, theyd, family, kids, world, people, them, nobody, no one, hijos, familia, todos, ellos, mundo, gente, nadie, one of my, some of my, una de mis',
  both: 'both, ambos, los dos, las dos',
  pet: pets,
  pregnant: 'pregnan*, expecting, trimester, embaraz*, encinta, postpartum, gave birth, c section, puerper*, di a luz',
  earlypregnant:
    'missed period, missed my period, late period, period is late, positive test, weeks pregnant, pregnan*, ectopic*, embaraz*, no me ha bajado, no me baja, prueba positiva, semanas de retraso',
} as const;

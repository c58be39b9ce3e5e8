import { withOwners } from '@front-door/shared/reading/clauses';
import { babies, kids, newborns, pets } from '@front-door/shared/reading/vocabulary/people';

/** Persons and what they do, in words of both languages. */
export const persons = {
  baby: withOwners(babies),
  newborn: withOwners(newborns),
  kid: `${kids}, twin, infant, baby, bebe`,
  person:
    'him, her, them, someone, somebody, people, everyone, boss, coworker*, neighbor*, husband, wife, ex, brother, sister, dad, mom, mother, father, stepdad, roommate, teacher*, girlfriend, boyfriend, guy, jefe, vecino, suegra, esposo, esposa, marido, padrastro, alguien, gente, hermano, novio, novia',
  others:
    'everyone, everybody, they, theyd, family, kids, world, people, them, nobody, no one, hijos, familia, todos, ellos, mundo, gente, nadie',
  both: 'both, ambos, los dos, las dos',
  pet: pets,
  pregnant: 'pregnan*, expecting, trimester, embaraz*, encinta, postpartum, gave birth, c section, puerper*, di a luz',
  earlypregnant:
    'missed period, missed my period, late period, period is late, positive test, weeks pregnant, pregnan*, ectopic*, embaraz*, no me ha bajado, no me baja, prueba positiva, semanas de retraso',
} as const;

import type { Emergency } from '../emergency.types';

const certain = (concept: string, signs: string): Emergency => ({ concept, lines: ['911'], signs, certain: true });

/**
 * Emergencies told by their name or by a core sign that leaves no doubt, and cries for help: they show whatever the learned
 * part makes of them, unless they are denied, past, feared or only talked about.
 */
export const namedRules: readonly Emergency[] = [
  certain('heat', 'heatstroke - hearsay/laugh'),
  certain('cold', 'hypothermia - hearsay/laugh'),
  certain('fracture', 'fracture - hearsay/laugh'),
  certain(
    'ectopic',
    `ectopic - hearsay/heart
    earlypregnant + pain + side + shoulder - mild`,
  ),
  certain('choking', 'choking - hearsay/laugh/well/usual/phlegm'),
  certain('breathing', 'turnblue - hearsay/laugh/finger/arm/leg/bruise/usual/mild'),
  certain(
    'unconscious',
    `arrest - hearsay/laugh
    clause: happening > condition - hearsay/laugh/well/elsewhere`,
  ),
  certain('wound', 'shot - hearsay/laugh/injection'),
  certain('spine', 'fall/crash/height + immobile - finger/arm/wrist/mild/local'),
  certain('cord', 'no control > bladder/bowel + leg + weak/numb - usual'),
  certain(
    'testicle',
    `sentence: torsion > testicle - hearsay/leg
    sentence: testicle > torsion - hearsay/leg`,
  ),
  certain('pregnancy', 'contraction + preterm - hearsay/mild/calf/leg/practice'),
  certain(
    'stroke',
    `sentence: face + side + numb/weak/droop - usual/mild/dentist
    clause: speech + slur - well/laugh/usual/alcohol/hearsay/dentist
    clause: ongoing > stroke - hearsay/laugh
    clause: stroke + recently - hearsay/laugh`,
  ),
  certain(
    'heart',
    `clause: ongoing > heartattack - hearsay/laugh
    clause: heartattack + recently - hearsay/laugh`,
  ),
  certain(
    'help',
    `callforhelp - hearsay/laugh/advice
    clause: call > ambulance - hearsay/laugh/advice
    sentence: ambulance > please - hearsay/laugh/advice`,
  ),
];

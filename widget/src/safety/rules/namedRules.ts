import type { Emergency } from '../emergency.types';

const certain = (concept: string, signs: string): Emergency => ({
  concept,
  lines: ['911'],
  signs,
  certain: true,
  beside: true,
});

/**
 * Emergencies told by their name or by a core sign that leaves no doubt, and cries for help: they show whatever the learned
 * part makes of them, unless they are denied, past, feared or only talked about.
 */
export const namedRules: readonly Emergency[] = [
  certain(
    'heat',
    `heatstroke - hearsay/laugh
    extreme-fever - hearsay`,
  ),
  certain('sepsis', 'very-low-pressure - hearsay'),
  certain(
    'cold',
    `hypothermia - hearsay/laugh
    frostbite + frozen/numb - hearsay/usual/mild`,
  ),
  certain('burn', 'electrocuted - hearsay/laugh/mild'),
  certain('fracture', 'fracture - hearsay/laugh'),
  certain(
    'ectopic',
    `ectopic - hearsay/heart
    earlypregnant + pain + side + shoulder - mild`,
  ),
  certain('choking', 'choking - hearsay/laugh/over/usual/phlegm'),
  certain(
    'breathing',
    `turnblue - hearsay/laugh/finger/arm/leg/eye/nose/back/belly/bruise/usual/mild
    sentence: kid/person > isblue - laugh/finger/arm/leg/bruise/eye
    sentence: isblue > kid - laugh/finger/arm/leg/bruise/eye
    clause: notbreathing - hearsay/laugh/usual/snore/nose
    clause: lost + no breath/no heart/no conscious - hearsay/over
    asthma + unhelped - hearsay`,
  ),
  certain(
    'unconscious',
    `arrest - hearsay/laugh
    clause: happening > condition - hearsay/laugh/over/elsewhere`,
  ),
  certain(
    'wound',
    `shot - hearsay/laugh/injection
    stab - hearsay/laugh/finger/injection/mild`,
  ),
  certain('spine', 'fall/crash/height + immobile - finger/arm/wrist/mild/local'),
  certain('cord', 'no control > bladder/bowel + leg + weak/numb - usual'),
  certain(
    'testicle',
    `sentence: torsion > testicle - hearsay/leg
    sentence: testicle > torsion - hearsay/leg`,
  ),
  certain(
    'pregnancy',
    `contraction + preterm - hearsay/mild/calf/leg/practice
    birth - hearsay/laugh
    pregnant + lost + no kicks`,
  ),
  certain(
    'stroke',
    `sentence: face + side + numb/weak/droop - usual/mild/dentist
    clause: speech + slur - over/laugh/usual/alcohol/hearsay/dentist
    clause: lost + no speech/no sight - usual
    clause: lost + no sense + side/arm/leg/face/saddle - usual/mild
    clause: ongoing > stroke - hearsay/laugh
    clause: stroke + recently - hearsay/laugh
    sentence: stroke + asking - laugh`,
  ),
  certain(
    'heart',
    `clause: ongoing > heartattack - hearsay/laugh
    clause: heartattack + recently - hearsay/laugh
    sentence: heartattack + asking - laugh
    clause: device + zapped - hearsay/laugh`,
  ),
  certain('assault', 'assaulted - hearsay/laugh/survivor'),
  certain(
    'priapism',
    `priapism - hearsay/laugh
    sentence: erection + hours - hearsay/laugh`,
  ),
  certain(
    'child',
    `clause: young-baby/newborn/baby + vomit + green - phlegm/bowel/cough
    sentence: young-baby/newborn/baby + floppy - usual/leg/arm/mild/bowel/vomit/phlegm
    clause: fontanel > sunken - mild`,
  ),
  certain('bleeding', 'clause: vomit/cough > bleeding - mild/nose/phlegm'),
  certain(
    'anaphylaxis',
    `sentence: no swallow + no talk - usual
    throatcloses - hearsay/laugh/usual/heartburn`,
  ),
  certain('meningitis', 'spots + no fade + fever/pressed - usual'),
  certain('violence', 'sentence: fright > person/attacker > kills - laugh'),
  certain(
    'clot',
    `sentence: leg/arm > coldbody > white/pale/blue + pain/numb/sudden - usual/mild/weather/bruise
    sentence: leg/arm > white/pale/blue > coldbody + pain/numb/sudden - usual/mild/weather/bruise`,
  ),
  certain('withdrawal', 'withdrawal + confused/seizure - hearsay'),
  {
    ...certain('overdose', 'clause: ingest > heap/many > medicine - course/usual'),
    lines: ['911', 'poison-help'],
    evenIfWell: true,
  },
  certain(
    'help',
    `callforhelp - hearsay/laugh/advice
    clause: call > ambulance - hearsay/laugh/advice
    sentence: ambulance > please - hearsay/laugh/advice`,
  ),
];

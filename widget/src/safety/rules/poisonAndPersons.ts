import type { Emergency } from '../emergency.types';

/** Poisons and things swallowed; pregnancy, infants and children. */
export const poisonAndPersons: readonly Emergency[] = [
  {
    concept: 'overdose',
    lines: ['911', 'poison-help'],
    source: 'CDC, responding to an opioid overdose; Poison Control (poison.org)',
    evenIfWell: true,
    signs: `
      overdose - hearsay/laugh
      drug/alcohol + blue/no breath/unconscious/no wake/seizure
      ingest + poison/medicine + no wake/unconscious/confused/seizure/blue
    `,
  },
  {
    concept: 'poison',
    lines: ['poison-help'],
    source:
      'Poison Control (poison.org), American Association of Poison Control Centers; HealthyChildren.org, poison prevention',
    evenIfWell: true,
    signs: `
      ingest + poison - hearsay/pet
      kid + ingest + medicine + toomuch/some/many/others - hearsay
      ingest + medicine + toomuch - hearsay
      skin/eye + chemical + splash
    `,
  },
  {
    concept: 'swallowed-object',
    lines: ['911', 'poison-help'],
    source: 'National Battery Ingestion Hotline and Poison Control; HealthyChildren.org, button batteries and magnets',
    evenIfWell: true,
    signs: `
      battery/magnet + ingest
      object > ingest
      sentence: ingest + object
    `,
  },
  {
    concept: 'bite',
    lines: ['911', 'poison-help'],
    source: 'CDC, venomous snakes; Poison Control, snake and scorpion bites',
    signs: `
      snake + bite - hearsay
    `,
  },
  {
    concept: 'pregnancy',
    lines: ['911'],
    source: 'CDC Hear Her, urgent maternal warning signs; ACOG',
    signs: `
      pregnant + bleeding - mild/well
      pregnant + headache + visionsigns/swollen/high-pressure
      pregnant + no kicks - well
      pregnant + seizure/fainted/chest/no breath
      inlabor - hearsay/laugh
    `,
  },
  {
    concept: 'ectopic',
    lines: ['911'],
    source: 'ACOG and NHS, ectopic pregnancy',
    signs: `
      earlypregnant + pain + shoulder/side/dizzy/fainted
    `,
  },
  {
    concept: 'belly',
    lines: ['911'],
    source: 'NHS 111, stomach ache; MedlinePlus, abdominal emergencies',
    signs: `
      belly + stiff + pain/severe/vomit - well
      belly + pain + sudden + severe/fainted/pale
      tear + back + belly/chest
    `,
  },
  {
    concept: 'infant-fever',
    lines: ['911'],
    source: 'AAP, HealthyChildren.org: fever in babies of three months and younger',
    certain: true,
    signs: `
      young-baby/newborn + fever/measured-fever/maybe-fever/low-temperature - older
    `,
  },
  {
    concept: 'infant-fever',
    lines: ['911'],
    source: 'AAP, HealthyChildren.org: fever and other danger signs in newborns',
    signs: `
      young-baby/newborn + notfeed + no wake/sleepy/floppy - older
      young-baby/newborn + no wake/floppy/blue - well/older
    `,
  },
  {
    concept: 'child',
    lines: ['911'],
    source: 'AAP, HealthyChildren.org, when to call emergency services; NHS, is my child seriously ill',
    signs: `
      no diaper/no tears + floppy/sleepy/no wake
      kid/child/baby + floppy - well
      kid/child/baby + ripped + breath/ribs
      kid/child/baby + no breath - nose
    `,
  },
];

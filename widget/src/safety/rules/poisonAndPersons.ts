import type { Emergency } from '../emergency.types';

/** Poisons and things swallowed; pregnancy, infants and children. */
export const poisonAndPersons: readonly Emergency[] = [
  {
    concept: 'overdose',
    lines: ['911', 'poison-help'],
    evenIfWell: true,
    signs: `
      overdose - hearsay/laugh
      drug/alcohol/antidote + blue/no breath/unconscious/no wake/seizure
      antidote + sleepy
      used > antidote - hearsay
      ingest + poison/medicine + no wake/unconscious/confused/seizure/blue
    `,
  },
  {
    concept: 'poison',
    lines: ['poison-help'],
    evenIfWell: true,
    signs: `
      ingest + poison - hearsay/pet
      kid/small-child + ingest + medicine + toomuch/some/many/others - hearsay
      ingest + medicine + toomuch - hearsay/course
      skin/eye + chemical + splash
    `,
  },
  {
    concept: 'swallowed-object',
    lines: ['911', 'poison-help'],
    evenIfWell: true,
    signs: `
      battery/magnet + ingest
      object > ingest
      sentence: ingest + object - harmless
    `,
  },
  {
    concept: 'bite',
    lines: ['911', 'poison-help'],
    signs: `
      snake + bite/swollen - hearsay
    `,
  },
  {
    concept: 'pregnancy',
    lines: ['911'],
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
    signs: `
      earlypregnant + pain + shoulder/side/dizzy/fainted
    `,
  },
  {
    concept: 'belly',
    lines: ['911'],
    signs: `
      belly + stiff + pain/severe/vomit - well
      belly + pain + sudden + severe/fainted/pale
      tear + back + belly/chest
    `,
  },
  {
    concept: 'infant-fever',
    lines: ['911'],
    certain: true,
    signs: `
      young-baby + measured-fever/maybe-fever/low-temperature - older
      young-baby + fever - older/no-fever
      newborn + measured-fever/maybe-fever/low-temperature - older/grown
      newborn + fever - older/grown/no-fever
      clause: young-baby/newborn + measured-fever/maybe-fever
      sentence: young-baby/newborn + both + fever
    `,
  },
  {
    concept: 'infant-fever',
    lines: ['911'],
    certain: true,
    signs: `
      young-baby/newborn + notfeed + no wake/sleepy/floppy - older
    `,
  },
  {
    concept: 'infant-fever',
    lines: ['911'],
    signs: `
      young-baby/newborn + no wake/floppy/blue - well/older
    `,
  },
  {
    concept: 'child',
    lines: ['911'],
    signs: `
      no diaper/no tears + floppy/sleepy/no wake
      kid/child + floppy - well
      kid/child + ripped + breath/ribs
      kid/child + no breath - nose
    `,
  },
];

import type { Emergency } from '../emergency.types';

/** Injuries, and what heat, cold, water and others do. */
export const injuryAndPlace: readonly Emergency[] = [
  {
    concept: 'burn',
    lines: ['911'],
    signs: `
      burn + bigarea/skinoff/kid - mild/heartburn
      burn + chemical + arm/leg/face/skin - mild/heartburn
      electric + burn/fainted/unconscious/heart/hit/bite
    `,
  },
  {
    concept: 'fracture',
    lines: ['911'],
    signs: `
      sentence: bone + seen
    `,
  },
  {
    concept: 'wound',
    lines: ['911'],
    signs: `
      finger/arm/leg/limb + severed - hearsay
      weapon > chest/belly/back/neck/leg - hearsay/laugh
    `,
  },
  {
    concept: 'violence',
    lines: ['911'],
    signs: `
      sentence: attack + attacker/person - hearsay/laugh
      attack + fright/weapon - laugh
    `,
  },
  {
    concept: 'heat',
    lines: ['911'],
    signs: `
      no sweat + hot/confused/slur
      heatplace + confused/fainted/unconscious + hot/high-fever/sweat
    `,
  },
  {
    concept: 'cold',
    lines: ['911'],
    signs: `
      no chills + snow/coldbody
      snow/coldbody + confused/slur/no wake
    `,
  },
  {
    concept: 'drowning',
    lines: ['911'],
    signs: `
      water + pulled/drowned + cough/sleepy/blue/unconscious/breath/no breath
    `,
  },
  {
    concept: 'eye',
    lines: ['911'],
    signs: `
      eye + chemical + splash
      eye + pierced - well
      eye + visionsigns + vomit - headache
      eye/sight/sudden + visionloss
      visionloss + visionsigns
    `,
  },
  {
    concept: 'testicle',
    lines: ['911'],
    signs: `
      testicle + pain/severe/swollen + sudden/vomit/severe
    `,
  },
  {
    concept: 'carbon-monoxide',
    lines: ['911'],
    signs: `
      carbonmonoxide + goingoff/headache/dizzy/vomit/sleepy/fainted/confused
      generator + headache/dizzy/vomit + dizzy/sleepy/fainted/confused/others
    `,
  },
];

import type { Emergency } from '../emergency.types';

/** Injuries, and what heat, cold, water and others do. */
export const injuryAndPlace: readonly Emergency[] = [
  {
    concept: 'burn',
    lines: ['911'],
    source: 'American Burn Association; American Red Cross, burns',
    signs: `
      burn + bigarea/skinoff/kid - mild/heartburn
      electric + burn/fainted/unconscious/heart/hit
    `,
  },
  {
    concept: 'fracture',
    lines: ['911'],
    source: 'American Red Cross, bone injuries; American Academy of Orthopaedic Surgeons, open fractures',
    signs: `
      sentence: bone + seen
      fracture - hearsay
    `,
  },
  {
    concept: 'wound',
    lines: ['911'],
    source: 'American Red Cross, severe injuries; Stop the Bleed',
    signs: `
      finger/arm/leg/limb + severed - hearsay
      stab - hearsay/mild
      weapon > chest/belly/back/neck/leg - hearsay/laugh
    `,
  },
  {
    concept: 'violence',
    lines: ['911'],
    source: 'National Domestic Violence Hotline; 911.gov, when to call',
    signs: `
      sentence: attack + attacker - hearsay/laugh
      attack + fright/weapon - laugh
    `,
  },
  {
    concept: 'heat',
    lines: ['911'],
    source: 'CDC, heat stroke; NHS, heat exhaustion and heatstroke',
    signs: `
      no sweating + hot/confused/slur
      heatplace + confused/fainted/unconscious + hot/high-fever/sweating
      heatstroke - hearsay
    `,
  },
  {
    concept: 'cold',
    lines: ['911'],
    source: 'CDC, hypothermia and frostbite',
    signs: `
      no shiver + snow/coldbody
      snow/coldbody + confused/slur/no wake
      hypothermia - hearsay
    `,
  },
  {
    concept: 'drowning',
    lines: ['911'],
    source: 'American Red Cross, drowning; AAP, near-drowning',
    signs: `
      water + pulled/drowned + cough/sleepy/blue/unconscious/breath/no breath
    `,
  },
  {
    concept: 'eye',
    lines: ['911'],
    source: 'American Academy of Ophthalmology; NHS, eye injuries',
    signs: `
      eye + chemical + splash
      eye + pierced - well
      eye/sight/sudden + visionloss
      visionloss + visionsigns
    `,
  },
  {
    concept: 'testicle',
    lines: ['911'],
    source: 'NHS, testicular torsion; MedlinePlus, testicular torsion',
    signs: `
      testicle + pain/severe/swollen + sudden/vomit/severe
    `,
  },
  {
    concept: 'carbon-monoxide',
    lines: ['911'],
    source: 'CDC, carbon monoxide poisoning',
    signs: `
      carbonmonoxide + goingoff/headache/dizzy/vomit/sleepy/fainted/confused
      generator + headache/dizzy/vomit + dizzy/sleepy/fainted/confused/others
    `,
  },
];

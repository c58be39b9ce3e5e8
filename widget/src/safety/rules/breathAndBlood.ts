import type { Emergency } from '../emergency.types';

/** Emergencies of breath, blood and infection. */
export const breathAndBlood: readonly Emergency[] = [
  {
    concept: 'breathing',
    lines: ['911'],
    signs: `
      clause: no breath - nose/laugh/snore
      clause: breathless - nose/mild/well/laugh/usual
      lips/face/skin + blue - well/dyed
      inhaler + unhelped
      ripped + breath/ribs
      low-oxygen
    `,
  },
  {
    concept: 'choking',
    lines: ['911'],
    signs: `
      choke + no breath/no noise/no talk/no cough/blue
      food + ingest/throat + no breath/no noise/no talk/neckgrab
    `,
  },
  {
    concept: 'anaphylaxis',
    lines: ['911'],
    signs: `
      tongue/throat + swollen/closing - ordinary/strep/heartburn/well
      hives + trigger/sting + fainted/dizzy/vomit
      sting/trigger/hives + no breath/breathless/wheeze/no swallow/fainted - nose/well
      lips/face/tongue + swollen + trigger/sting/hives - well
      anaphylaxis - hearsay
      used > epipen - hearsay
      epipen + swollen/closing/hives/fainted/breathless/no breath - hearsay
    `,
  },
  {
    concept: 'bleeding',
    lines: ['911'],
    signs: `
      bleeding + unstopping - mild/usual/well
      bleeding/cut + gush - mild/usual/well
      sentence: vomit/cough + bleeding - mild/hearsay
      coffeeground
      bleeding + thinners + head/gush/unstopping/unhelped/fall
    `,
  },
  {
    concept: 'sepsis',
    lines: ['911'],
    signs: `
      infection/fever/high-fever + confused - well
      infection/fever/high-fever + mottled + chills/sleepy/breath
    `,
  },
  {
    concept: 'meningitis',
    lines: ['911'],
    signs: `
      neck + stiff + fever/high-fever/light
      spots + no fade
      sentence: spots + blue + fever/high-fever - usual
    `,
  },
  {
    concept: 'clot',
    lines: ['911'],
    signs: `
      calf/leg + swollen/pain + breathless/no breath
      surgery + breathless + sudden/pain/chest
      sentence: leg/arm + coldbody + white/pale/blue - usual/mild/weather/bruise
    `,
  },
  {
    concept: 'diabetes',
    lines: ['911'],
    signs: `
      low-sugar + sugar
      high-sugar/ketones + vomit/confused/sleepy/breath
      sugar + confused/unconscious/seizure/no wake/fainted/slur - well/laugh
    `,
  },
];

import type { Emergency } from '../emergency.types';

/** Emergencies of breath, blood and infection. */
export const breathAndBlood: readonly Emergency[] = [
  {
    concept: 'breathing',
    lines: ['911'],
    source: 'NHS, when to call 999; American Lung Association, asthma emergencies; CDC, COVID-19 warning signs',
    signs: `
      clause: no breath - nose/laugh
      clause: breathless - nose/mild/well/laugh/usual
      lips/face/skin + blue - well
      inhaler + no helps
      ripped + breath/ribs
      low-oxygen
    `,
  },
  {
    concept: 'choking',
    lines: ['911'],
    source: 'American Red Cross, choking',
    signs: `
      choke + no breath/no noise/no talk/no cough/blue
      food + ingest/throat + no breath/no noise/no talk/neckgrab
    `,
  },
  {
    concept: 'anaphylaxis',
    lines: ['911'],
    source: 'American College of Allergy, Asthma and Immunology, anaphylaxis; NHS 999',
    signs: `
      tongue/throat + swollen/closing - ordinary/heartburn/well
      hives + trigger/sting + fainted/dizzy/vomit
      sting/trigger/hives + no breath/breathless/wheeze/no swallow/fainted - nose/well
      lips/face/tongue + swollen + trigger/sting/hives - well
      anaphylaxis - hearsay
    `,
  },
  {
    concept: 'bleeding',
    lines: ['911'],
    source: 'American Red Cross, severe bleeding; NHS, vomiting blood; MedlinePlus, bleeding',
    signs: `
      bleeding + unstopping - mild/usual/well
      bleeding/cut + gush - mild/usual/well
      sentence: vomit/cough + blood - mild/hearsay
      coffeeground
      bleeding + thinners + head/gush/unstopping/fall
    `,
  },
  {
    concept: 'sepsis',
    lines: ['911'],
    source: 'CDC and Sepsis Alliance, signs of sepsis',
    signs: `
      infection/fever/high-fever + confused - well
      infection/fever/high-fever + mottled + chills/sleepy/breath
    `,
  },
  {
    concept: 'meningitis',
    lines: ['911'],
    source: 'CDC, meningococcal disease; NHS, meningitis',
    signs: `
      neck + stiff + fever/high-fever/light
      spots + no fade
    `,
  },
  {
    concept: 'clot',
    lines: ['911'],
    source: 'CDC and American Society of Hematology, deep vein thrombosis and pulmonary embolism',
    signs: `
      calf/leg + swollen/pain + breathless/no breath
      surgery + breathless + sudden/pain/chest
    `,
  },
  {
    concept: 'diabetes',
    lines: ['911'],
    source: 'American Diabetes Association; CDC, severe low blood sugar and ketoacidosis',
    signs: `
      low-sugar + sugar
      high-sugar/ketones + vomit/confused/sleepy/breath
      sugar + confused/unconscious/seizure/no wake/fainted/slur - well/laugh
    `,
  },
];

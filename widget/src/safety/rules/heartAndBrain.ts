import type { Emergency } from '../emergency.types';

/** Emergencies of heart, brain and nerves. */
export const heartAndBrain: readonly Emergency[] = [
  {
    concept: 'heart',
    lines: ['911'],
    signs: `
      sentence: chest + pain/pressure - ordinary/heartburn/nose/mild
      chest + pain/pressure/numb + sweat/pale/jaw/breathless/fainted/arm/shoulder - heartburn
      arm/jaw + pain/pressure/numb + sweat/pale
      sentence: pale + sweat
      heart + fainted
      device + goingoff/dizzy/fainted/breathless - well
      heartattack - hearsay/laugh
    `,
  },
  {
    concept: 'stroke',
    lines: ['911'],
    signs: `
      sentence: face + droop
      sentence: slur - well/laugh
      no talk + sudden/arm/face/side/droop - throat/cough
      numb/weak/no move + side + arm/leg/face/sudden - usual/well
      sentence: no move + arm/leg + sudden/face
      stroke - hearsay/laugh
    `,
  },
  {
    concept: 'headache',
    lines: ['911'],
    signs: `
      headache + worst - laugh
      headache + sudden + severe/vomit/stiff/visionloss/confused
      headache + slur/weak/droop/seizure/fainted - usual
    `,
  },
  {
    concept: 'seizure',
    lines: ['911'],
    signs: `
      seizure - hearsay/usual/pet
    `,
  },
  {
    concept: 'unconscious',
    lines: ['911'],
    beside: true,
    signs: `
      unconscious - laugh/hearsay
      clause: no wake - well/laugh/hearsay/oversleep
      clause: fainted - usual/hearsay/laugh
    `,
  },
  {
    concept: 'head-injury',
    lines: ['911'],
    signs: `
      hit/fall + head/height + vomit/confused/sleepy/fainted/seizure/unconscious/no wake
      hit/fall + thinners + head
      hit/fall/crash + clearfluid
      crash - well/mild/hearsay/laugh
    `,
  },
  {
    concept: 'spine',
    lines: ['911'],
    signs: `
      fall/hit/crash/height + no move + leg/arm/limb/neck
      fall/hit/crash/height + numb + leg/arm/neck
    `,
  },
  {
    concept: 'cord',
    lines: ['911'],
    signs: `
      saddle + numb
      back + no bladder/no bowel + numb/weak/leg
    `,
  },
];

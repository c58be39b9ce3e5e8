import type { Emergency } from '../emergency.types';

/** Emergencies of heart, brain and nerves. */
export const heartAndBrain: readonly Emergency[] = [
  {
    concept: 'heart',
    lines: ['911'],
    source: 'American Heart Association, warning signs of a heart attack; NHS, when to call 999',
    signs: `
      sentence: chest + pressure - ordinary/heartburn/nose
      clause: chest + pain - ordinary/heartburn
      chest + pain/pressure/numb/burn + sweat/pale/jaw/breathless/fainted/dizzy/nausea/vomit/beats/spread/arm/shoulder - heartburn
      sentence: chest + sweat/pale
      chest + no breath - nose
      sentence: jaw + arm + pain/pressure/numb/weak/sweat
      arm/jaw/shoulder + sweat + pain/numb/pressure/nausea/pale/weak
      sentence: heart + pain/pressure - mild
      heart + fainted/dizzy + beats/sudden/pain - usual
      beats + heart + fainted/chest/breathless/pale/sweat
      fainted + heart/fast-pulse
      fast-pulse + heart/chest + dizzy/fainted/unstopping/breathless
      pressure + sweat + pale/nausea/vomit/numb/breathless/jaw/arm
      pale + sweat - hot
      pressure + jaw/spread/vomit/neckup + underbra/chest/weighton/diabeticword
      weighton - usual/laugh/ordinary
      arm + pressure/numb + sweat
      nitro + unstopping/no helps
      heartattack - hearsay/laugh/longago
      sentence: tear + pain/chest + back/chest
      back + chest + tear/knife
      pressure + jaw + chest/arm/sweat/nausea/breathless
      sentence: no heart + no breath
    `,
  },
  {
    concept: 'stroke',
    lines: ['911'],
    source: 'American Stroke Association and CDC, BE FAST signs of a stroke',
    signs: `
      sentence: face + droop - dentist/usual/longago
      clause: face + numb - usual/dentist/foodeaten
      sentence: smile + no move
      sentence: slur - well/laugh/cold
      no talk + sudden/arm/face/leg/side/droop - throat/voice/cough
      no words + sudden/arm/face/droop/dropped/slur - throat/voice
      sentence: words + slur/bad - laugh
      sentence: arm/leg/side/limb + no move + sudden/minutes/face/side/dropped/talk/slur/droop - pain/well/usual
      arm/leg + no move + face/talk/words/slur/droop/dropped/minutes - usual
      sentence: numb/weak + side + sudden/minutes/face/arm/leg - usual/well/wellagain/dentist
      arm/leg/side + no works/obeys + sudden/minutes/side
      numb/weak + sudden + face/arm/leg/limb/side - well/usual/wellagain/dentist
      clause: numb + face/side + arm/leg/limb
      side + no obeys
      sentence: no move + hand/arm + typing/minutes
      dropped + arm/face/talk/words/slur/minutes/side - pain
      sentence: droop + side + face/eye/arm/talk/slur/weak - dentist/usual
      droop + slur
      weak + side + face/arm/leg/slur/droop/no talk
      sudden + confused - laugh
      visionloss + sudden + side/slur/weak/numb/no walk/walk/talk
      sudden + dizzy + no move/droop/slur/visionloss
      clause: weak/numb + oneside - usual/well/wellagain/dentist/asleepword
      oneside + no move/no feels/no strength - usual/well
      arm/leg + no move - pain/usual/well/laugh/shoulder/wellagain/ordinary
      stroke - hearsay/laugh/longago
      sentence: no find + words
    `,
  },
  {
    concept: 'headache',
    lines: ['911'],
    source: 'American Heart Association; NHS 111, headaches; American Academy of Neurology',
    signs: `
      sentence: head + pain/headacheword + worst - dull/laugh
      head/headacheword + sudden + severe/worst/vomit/stiff/visionloss/confused/pop
      headacheword + worst - dull/laugh
      sentence: pop/thunder + head/headacheword
      head/headacheword + pain/pop/thunder + stiff + vomit/sudden/neck
      sudden + thunderhit + stiff/vomit/visionloss/neck
      headacheword + slur/weak/droop/visionloss/confused/seizure/fainted - usual
    `,
  },
  {
    concept: 'seizure',
    lines: ['911'],
    source: 'CDC and Epilepsy Foundation, seizure first aid',
    signs: `
      seizure - hearsay/usual/pet/seizurefree/figurefit/aschild
      shaking + foam/stiffened/no wake/no answering/unconscious
      shaking + limb/ground + long-minutes/no wake
      foam + stiffened/shaking/unconscious/no wake/ground/minutes
      stiffened + shaking + fever/unstopping/no wake/limb
      sentence: shaking + wholebody + no responds/fever/minutes/unstopping
    `,
  },
  {
    concept: 'unconscious',
    lines: ['911'],
    source: 'American Red Cross, unresponsive adult and child',
    signs: `
      sentence: unconscious - laugh/hearsay
      clause: no wake - refreshed/resting/laugh/hearsay/feelrest
      sentence: no wake + breath/bad/ground/drug/alcohol/coldskin/unconscious/fainted/bluecolor/yell
      sentence: no responds - laugh/phone
      clause: fainted - usual/laugh/hearsay/mild/pastcue/wellagain
      fainted + bath/pavement/ground/twice/pregnant/tar/exercise - wellagain/pastcue/laugh
      breath + bad + no wake/unconscious/fainted/ground
      found/kid/ground + no move + ground/unconscious/no wake
      clause: notmoving - laugh/hearsay
      help - hearsay/laugh/foodcolor/work/joking
      fastdecline - laugh/hearsay/resting/foodcolor
    `,
  },
  {
    concept: 'head-injury',
    lines: ['911'],
    source: 'CDC HEADS UP, danger signs of concussion; NHS, head injury',
    signs: `
      hit/fall + head/height/pupil + vomit/confused/sleepy/fainted/seizure/unconscious/no wake - resolvedcue
      hit/fall + vomit + sleepy/confused/times/no wake
      hit/fall + confused + height/head/thinners
      confused + vomit + times/helmet
      fall/hit + confused
      numb/no feels + leg/arm + fall/height
      hit/fall + pupil + bigger
      pupil + bigger
      clearfluid + ear + fall/hit/head/height
      sentence: clearfluid + ear + drips
      hit/fall + thinners + head/confused/sleepy/pain
      soft-spot + bulge
      hit/fall + head + severe/blood/slur/weak/visionloss - mild/well
      hit/fall + height + no move/no feelslimb/blood/unconscious/weird - well/mild
      head + cracked2/dent/cracked
      fallheight - well/mild/hearsay/laugh/pastcue
      crash - well/mild/hearsay/laugh
    `,
  },
  {
    concept: 'spine',
    lines: ['911'],
    source: 'American Red Cross, head, neck and spinal injuries',
    signs: `
      fall/hit/crash/height + no move + leg/arm/limb/neck/waist - mild
      fall/hit/height + numb + arm/leg/neck/limb/waist
      fall/height + neck + severe/no move/numb
      sentence: no feelslimb + leg/arm + fall/hit/neck/back/height
      neck + no move + leg/arm
      neck + broken
    `,
  },
  {
    concept: 'cord',
    lines: ['911'],
    source: 'NHS, back pain: when to call 999 (cauda equina)',
    signs: `
      saddle + numb/no feels - sitting
      wetself + back/numb/saddle/leg/no feels - usual/laugh
      no bowel + leg/back + weak/numb
      back + no bladder + numb/leg/weak/saddle
      back + no bowel + numb/leg/weak/saddle
      sentence: no bladder + numb/weak + leg/legsboth/saddle
      back + leg + no move/weak + bladder/bowel/both - well
      sentence: no feels + saddle
    `,
  },
];

import type { Emergency } from '../emergency.types';

/** Emergencies of breath, blood and infection. */
export const breathAndBlood: readonly Emergency[] = [
  {
    concept: 'breathing',
    lines: ['911'],
    source: 'NHS, when to call 999; American Lung Association, asthma emergencies; CDC, COVID-19 warning signs',
    signs: `
      clause: no breath - nose/laugh/work/apnea/pasting
      asthmaattack - hearsay/usual/past/well
      hardbreath - nose/laugh/mild/well/pasting/hearsay
      clause: no getair - nose/laugh/work
      no talk + words/sentenceword/some + breath/breathless/inhaler/blue
      clause: breathless - outofshape/pasting/mild/well/work/laugh/nosewords/exercise/usual
      breathless + bluecolor/wheeze/fever/chest/inhaler/no talk/low-oxygen/lying/ribs
      lips/nails/face/finger/skin + blue - cold/well/eatcolor
      inhaler + no helps
      inhaler + wheeze/breathless/no breath/no talk/many/some/empty
      wheeze + no talk/bad/severe/blue/no helps/breathless - nosewords
      no talk + breath/breathless/inhaler/wheeze/air
      sentence: no sentenceword + breath/inhaler/breathless/some
      ribs + ripped
      ripped + breath/breathless
      low-oxygen
      breath + bad/fast + blue/sleepy/pale/confused/fever/ribs/upright
      sentence: breath + everyfew
      upright/foam + breath/breathless/no breath
      noair - nose/laugh
    `,
  },
  {
    concept: 'choking',
    lines: ['911'],
    source: 'American Red Cross, choking',
    signs: `
      ingest > food/stuckword + noise-gone
      food + choke/stuckword/ingest + noise-gone/purpleface/no cough/no noise
      food + no noise + purpleface/kid/throat/choke
      sentence: stuckword + food + no cough/no talk/purpleface/no noise
      choke + food/throat/neckgrab + no noise/blue/silence/no breath/purpleface/neckgrab/no cough/no talk - well
      choke + no breath/no noise/silence/purpleface/no talk/backblow/no swallow/drool - well/laugh/hearsay/swallowedfine/emotion
      food + no noise/silence/purpleface + neckgrab/swallow/choke/throat/ingest/breathless
      throat + neckgrab + no noise/silence/food/no breath/no talk
      ingest + food + no noise/no breath/no talk/no getair/breathless
      sentence: choking - hearsay/laugh/well/mild/usual/mealtime/emotion/howto
      backblow - hearsay
    `,
  },
  {
    concept: 'anaphylaxis',
    lines: ['911'],
    source: 'American College of Allergy, Asthma and Immunology, anaphylaxis; NHS 999',
    signs: `
      anaphylaxis - hearsay/epirefill
      tongue/throat + swollen/closing/thickens - sorethroat/cold/infectionthroat/well
      hives + trigger/sting + fainted/dizzy/goingdown/cough/vomit
      epiword + hives + returnsword/cough/wheeze
      face + swollen + wheeze/trigger/sting/breathless - dentist/well
      lips/face/eye + swollen + trigger/sting/allergy/hives/closing/wheeze/throat/fast - well/mild/dentist
      lips + swollen + no breath/breathless/no swallow/sudden/huge
      sting/trigger/hives/allergy + no breath/breathless/wheeze/no swallow/fainted - mild/well/nosewords/pollen/wellagain
      sting/trigger + dizzy + hives/swollen/throat/tongue - mild/well/wellagain
      hives + vomit/voice/throat/tongue/chest/closing/dizzy/fainted - well
      voice + bad/hoarse + trigger/sting/hives/tongue/lips/allergy - cold
      epiused - epirefill/hearsay
      clause: throat + closing - sorethroat/phlegm
      sting + many + swollen/dizzy/vomit/hives/wheeze
      allergy + severe/grave + reactionword - hearsay
    `,
  },
  {
    concept: 'bleeding',
    lines: ['911'],
    source: 'American Red Cross, severe bleeding; NHS, vomiting blood; MedlinePlus, bleeding',
    signs: `
      bleeding + unstopping - mild/gumsword/menstrual/resolvedcue/well
      bleeding + gush - stoppedword/gumsword/menstrual/mild/nopad/well
      cut + gush/cloth/unstopping + bleeding/gush/deep/minutes - haircut
      cut + bleeding + deep/no stopped/artery - mild
      cloth + gush + some/arm/leg/unstopping - menstrual/hotflash/well
      cloth + unstopping + cut/machine/bleeding/keepscoming
      machine + keepscoming/cloth/gush
      cough + cupful + redword
      gush + cloth + bleeding/cut/knife - menstrual/hotflash
      cloth + bleeding + some/minutes/gush/soaks - mild/well/menstrual
      nosebleed + long-minutes/thinners/unstopping/gush - stoppedword/snotword
      nosebleed + bleeding + long-minutes/thinners/unstopping/gush - stoppedword
      nosebleed + bleeding + throat + thinners/long-minutes - stoppedword
      sentence: no stopped + bleeding
      nosebleed + no stopped + long-minutes - stoppedword/snotword
      bleedsnow + no stop2/unstopping/no move
      no bleedsnow - hearsay
      bleeding + no stop2
      sentence: pregnant + bleeding - gumsword/nosebleed/spottingok/bloodtest/well
      vomit/cough + blood - hearsay/streaky/gumsword/toothword/nosebleedmild/workout/food2
      coffeeground
      sentence: blood + cupful
      tar + bowel + fainted/dizzy/weak/thinners/vomit/pale - foodcolor/calmpoop
      blood + bowel + fainted/dizzy/weak/gush/clots - foodcolor/menstrual
      bleeding + thinners + head/gush/unstopping/minutes/fall
      postpartum + gush/clots/pads + bleeding/pads/dizzy
      pads + fastpads
      blood + mouthout
      sentence: artery + cut/blood
    `,
  },
  {
    concept: 'sepsis',
    lines: ['911'],
    source: 'CDC and Sepsis Alliance, signs of sepsis',
    signs: `
      infection/fever/high-fever + confused - well/laugh
      infection + chills + coldbody/sweat/confused/pale
      skin/saddle/infection + blackening + spreadfast/pain/smellbad
      fever/infection + mottled + confused/fast/chills/breath/sleepy
      high-fever + chills + confused/fast/mottled/infection/severe/breath
      chills + confused + infection/fever/high-fever/coldskin/low-temperature
      streaks + chills/fever/maybe-low-pressure
      infection/fever/chills + maybe-low-pressure
      fever + fast + breath + mottled/confused/heart/sleepy
      infection + low-temperature + confused/sleepy
      fever + mottled - usual
      sepsisname - hearsay/resolvedcue/past/aside
    `,
  },
  {
    concept: 'meningitis',
    lines: ['911'],
    source: 'CDC, meningococcal disease; NHS, meningitis',
    signs: `
      chin + light/fever
      neck/chin + stiff/no bend + fever/high-fever/light/vomit/spots - nofeverword
      chin + chest + no bend
      fever/high-fever + light + neck/vomit/sleepy/confused/headacheword/spots
      spots + no fade
      spots + press + fever/floppy/no fade/glass - usual
      spots + fever + blue/floppy/sleepy/confused/neck/press
      meningitisname - hearsay/form
      stiff + fever + headacheword/confused/light/neck
    `,
  },
  {
    concept: 'clot',
    lines: ['911'],
    source: 'CDC and American Society of Hematology, deep vein thrombosis and pulmonary embolism',
    signs: `
      calf + stabs/inhalepain/breathless/no breath
      leg/cast + breathless + sudden/pale
      calf/leg + swollen/clotword/pain + breathless/no breath/chestpain/inhalepain/cough - ordinaryleg
      clotword + breathless/chest/no breath/inhalepain - hearsay
      inhalepain + breathless/no breath/sudden/blood/surgery/flight
      breathless + surgery/flight + sudden/chest/leg/pain
    `,
  },
  {
    concept: 'diabetes',
    lines: ['911'],
    source: 'American Diabetes Association; CDC, severe low blood sugar and ketoacidosis',
    signs: `
      low-sugar + sugar
      sugar + highmeter + vomit/fruity/confused/sleepy/breath/belly/thirst/fast
      high-sugar + sugar + vomit/fruity/confused/sleepy/breath/fast/belly
      sugar + confused/unconscious/seizure/no wake/fainted/no swallow/slur - well/laugh
      sugar + sleepy + sweat/no wake/vomit/fruity/fast/breath
      fruity + breath + fast/vomit/confused/sleepy/diabeticword
      sugar + fruity + vomit/breath/sleepy
      sugar + sweat + shaking/no swallow/confused/fighting
    `,
  },
];

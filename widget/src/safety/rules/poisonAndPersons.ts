import type { Emergency } from '../emergency.types';

/** Poisons and things swallowed; pregnancy, infants and children. */
export const poisonAndPersons: readonly Emergency[] = [
  {
    concept: 'other',
    lines: ['911'],
    source: 'NHS, when to call 999; American College of Emergency Physicians, warning signs of an emergency',
    signs: `
      confused/slur/floppy + vomit/fever/fall/severe/sudden/fast/coldbody/hot/weak/pale - well/laugh/usual/hearsay/wellagain/playsword/resting
      sweat + pale/weak/confused/fainted - well/laugh/hotflash/hearsay/heatok
      pale + weak/fainted/dizzy/breathless/unstopping/severe - well/laugh/usual/hearsay
      fainted + severe/vomit/sweat/pain/weak/sudden/fever/blood - well/laugh/usual/hearsay/wellagain/pastcue
      turnsblue - eatcolor/mild/laugh/hearsay/well/wellagain
      blue + breath/fainted/cough/face/lips/nails - well/laugh/hearsay/eatcolor/mild/usual/dustword
      visionloss + sudden/eye/head/weak/side - gradual/usual/payword/laugh
      breathless/no breath + severe/sudden/sweat/dizzy/weak/swollen/blood/fever - well/laugh/usual/hearsay/nose/outofshape/mild
      skin/groinkind + blackening - usual/mild
      bowel + tar + weak/dizzy/pale - calmpoop
      vomit + smellbad/belly + stiff/weak - well
      belly + pain + fever + vomit + severe/sharp2
    `,
  },
  {
    concept: 'overdose',
    lines: ['911', 'poison-help'],
    source: 'CDC, responding to an opioid overdose; Poison Control (poison.org)',
    evenIfWell: true,
    signs: `
      overdose - figuref/laugh/past/hearsay/foodod/pastattempt
      drug + blue/no breath/noair/unconscious/no wake/coldskin2/wheeze/snores/pinpupils/seizure/foam/floppy/no responds - past/wellnow
      drug + breath + bad/everybreath - past
      alcohol + no wake/unconscious/coldskin2/blue/noair/everybreath/seizure - laugh
      ingest + poison/medicine + blue/no wake/unconscious/sleepy/confused/seizure/no breath/noair/foam/vomit/weak/sweat/slur/fainted/no responds/chest/floppy/drools - prescribed/refillword/foodword2/eyedropper
      toddler + medicine + sleepy/confused/no wake/sweat/weak/floppy/vomit - fevermed/prescribed/mildmed/sickkid
    `,
  },
  {
    concept: 'poison',
    lines: ['poison-help'],
    source:
      'Poison Control (poison.org), American Association of Poison Control Centers; HealthyChildren.org, poison prevention',
    evenIfWell: true,
    signs: `
      ingest + poison - ordinarytalk/toyfood/figuref/nobodyhas/petword/prescribed/alcoholadult/pregtestword/smokehab/howtoprevent/ivyword/swimword
      toddler/kid + ingest + medicine + othersmeds/some/many/manyword/open/seemsok/toomuch - prescribed/nobodyhas/mildmed/fevermed/refillword
      toddler/kid + gotinto + medicine/poison - nobodyhas/mildmed/prescribed/petword
      toddler/kid + ate + medicine - nobodyhas/mildmed/prescribed/fevermed/refillword
      supplement + toomuch + minutes/many/some/manyword - mildmed
      ingest + medicine/pills + toomuch - mildmed/prescribed/refillword/nobodyhas/effectword
      medicine + toomuch + gavetwice/kid - mildmed/prescribed/effectword/refillword/fevermed
      ingest + moredose - mildmed/prescribed/refillword/toyfood/foodword2/alcoholadult
      moredose + ownmed - mildmed/prescribed/refillword/effectword
      toddler + hadword + pills/medicine + othersmeds - prescribed/mildmed/fevermed/refillword/sickkid
      plantpoison - petword/hearsay
      kid + ingest > pills - prescribed/mildmed/fevermed/refillword
      medicine + doubledose
      sentence: medicine + wrongmed - effectword/pharmacyword
      inhale + poison + mixers - swimword
      poison + fumesword + dizzy/cough/burnfeel/throat/eye/pain - swimword
      eye/skin/face + eyechemical + splash - mildsoap/hairword
      poisonword - figuref/laugh/ivyword/hearsay/petword
      ingest + mushrooms - prescribed/petword/foodmush
    `,
  },
  {
    concept: 'swallowed-object',
    lines: ['911', 'poison-help'],
    source: 'National Battery Ingestion Hotline and Poison Control; HealthyChildren.org, button batteries and magnets',
    evenIfWell: true,
    signs: `
      battery/magnet + ingest2 - howtoprevent/nobodyhas/passedobj/carword
      battery/magnet + device/missing + drool/kid/no swallow/cough/gone
      battery + noseear + kid - carword
      object + ingest2 - passedobj/nobodyhas/howtoprevent/mildobject
    `,
  },
  {
    concept: 'bite',
    lines: ['911', 'poison-help'],
    source: 'CDC, venomous snakes; Poison Control, snake and scorpion bites',
    signs: `
      snake + bite/swollen/fangmarks/calf/leg/finger/arm - past/hearsay/plantword/planword2/scar/yearsback
      venom + bite + swollen/breathless/no breath/sweat/kid/cramp/vomit/numb/severe/spread - past/planword2
    `,
  },
  {
    concept: 'bite',
    lines: ['911'],
    source: 'American Red Cross, animal bites',
    signs: `
      animalbite + face/neck/throat/deepflesh/gush/unstopping/baby - past/mild/well
      wildanimal + bite + bleeding/face/deepflesh - past/mild
    `,
  },
  {
    concept: 'pregnancy',
    lines: ['911'],
    source: 'CDC Hear Her, urgent maternal warning signs; ACOG',
    signs: `
      pregnant + bleeding/blood/clots + gush/pads/cloth/severe/clots/pain/unstopping/late2/cramp/heavyword - spottingok/well/faintline/gumsword/bloodtest/nosebleed
      pregnant + pads + gush/bleeding/fastpads - well
      pregnant + headacheword/head/headsplit + visionsigns/swollen/high-pressure/face/severe/worst - usual/well
      pregnant + high-pressure - well
      visionsigns + swollen + headacheword/high-pressure/head + pregnant/weeksword
      labor + soon/unborn/alone/early - laborday/well/braxton/english
      pushing + contractions
      inlabor - laborday/braxton/english/past/hearsay2/laugh/kidsnow
      waterbroke - heaterword/hearsay2/past
      no babykicks - born
      contractions + minutesapart - braxton/english
      pregnant + no kicks - well
      unborn + no kicks + pregnant/todayword/hoursword/bellyword - born
      pregnant + seizure/fainted/chest/no breath/breathless/fall - well/usual/past
      pregnant + belly + severe/fall/hard - well/heartburn
      pregnant + waterbroke
      cordout
      headout
      weeksword + pads/cloth + gush/fastpads/blood
      weeksword + contractions/waterbroke
      weeksword + headacheword/headsplit + visionsigns/puffface/high-pressure
    `,
  },
  {
    concept: 'ectopic',
    lines: ['911'],
    source: 'ACOG and NHS, ectopic pregnancy',
    signs: `
      earlypregnant + pain/severe/tear + side/shoulder/belly + fainted/dizzy/shoulder/severe/sudden/bleeding/tear - past/cramptypical/well
      earlypregnant + pain + dizzy/fainted/doubled/pale/side - cramptypical/well/past
      earlypregnant + shoulder + pain/dizzy
      earlypregnant + belly + severe/sudden/fainted - past/well/cramptypical
      ectopicname - past/hearsay/well
    `,
  },
  {
    concept: 'belly',
    lines: ['911'],
    source: 'NHS 111, stomach ache; MedlinePlus, abdominal emergencies',
    signs: `
      belly + stiff + sudden/no touched/pain/severe/vomit/tender - well/gasword/pregnant/mild
      belly + touched + no touched/severe/sudden - well/gasword
      belly + pain + sudden + severe/fainted/sweat/pale/vomitblood/ground/spread - gasword/usual/well/menstrual
      belly + severe + fainted/blood/fever/stiff/sweat/no stand - gasword/usual/menstrual/laugh
      belly + tear + back/sudden/severe - usual
      jelly + belly/limpword/screaming/bowel/knees
      kid + belly/knees + screaming + limpword/jelly/greenvomit
      greenvomit + kid/belly/stiff
      tear + back + belly/chest/sudden
    `,
  },
  {
    concept: 'infant-fever',
    lines: ['911'],
    source: 'AAP, HealthyChildren.org: fever in babies of three months and younger',
    signs: `
      young-baby + fever/measured-fever - older/thenword/whattemp
      newborn + fever/measured-fever - older/thenword/whattemp
      young-baby/newborn + maybe-fever - older/thenword/whattemp
      young-baby + low-temperature - thenword
      young-baby/newborn + notfeed/no feed + no wake/sleepy/floppy/coldbody/hoursword/cold/notwake - well/older
      young-baby/newborn + no wake/floppy/notwake/unconscious/bluecolor/wheeze/ripped - well/older/eatsok
      baby + notfeed/no feed + no wake/floppy/sleepy/notwake - well/older/eatsok
      newborn/young-baby + notfeed + hoursword/whole
      no wake + notfeed + kid/young-baby/hoursword
    `,
  },
  {
    concept: 'child',
    lines: ['911'],
    source: 'AAP, HealthyChildren.org, when to call emergency services; NHS, is my child seriously ill',
    signs: `
      no diaper + no tears/floppy/sleepy/no wake - well/playsword
      no tears + floppy/no diaper/sunken - playsword
      diaper + no diaper + floppy/sleepy
      kid/child/baby + floppy + fever/no responds/pale/sleepy/vomit/diarrheaword/notfeed/no wake/blue/sudden/no diaper/hot - playsword/lazy
      kid/child/baby + no wake - playsword/resting/eatsok/lazy
      kid/child/baby/small-child + bluecolor + lips/face/mouthword/cough/breath - eatcolor/playsword/tantrumword
      baby/small-child + blue + no noise/breath/floppy
      kid/child/baby/small-child + ripped + ribs/breath/throat/grunting
      ribs + ripped
      grunting + breath/ribs/ripped
      eyesback + kid/no wake - laugh
      kid/child/baby + no breath - nose/playsword
      dehydrated + floppy/sleepy/kid
      kid/child/baby + high-fever + floppy/sleepy/confused/stiff/no drink
    `,
  },
];

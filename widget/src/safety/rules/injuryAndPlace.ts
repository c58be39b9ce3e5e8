import type { Emergency } from '../emergency.types';

/** Injuries, and what heat, cold, water and others do. */
export const injuryAndPlace: readonly Emergency[] = [
  {
    concept: 'burn',
    lines: ['911'],
    source: 'American Burn Association; American Red Cross, burns',
    signs: `
      burn + skinoff + bigarea/kid/skin - mild/sunword/mouthroof
      burn + bigarea + spilled/kid/boilingword/hotliquid/severe/blisters - mild/sunword/mouthroof/mildburn
      spilled + hotliquid + bigarea/kid/skin/skinoff - mild
      skin + skinpeel + hotliquid/burn/spilled/chemicalword/bigarea - sunword/mild
      fire + bigarea/skinoff/skin + burn/skinoff/arm/face/chest
      electric + jolted + burn/fainted/heart/hand/thrown/blackhand/chest - hearsay
      sentence: electrocuted - laugh/hearsay
      electric + fainted/unconscious/ground/seizure/no move
      eyechemical + splash + face/neck/skin/bigarea + skinoff/burn/chemburn
      burn + face/throat/genitals/breath + fire/steam/smoke/no breath - mild/sunword/mouthroof/laugh
      burnthird - laugh
    `,
  },
  {
    concept: 'fracture',
    lines: ['911'],
    source: 'American Red Cross, bone injuries; American Academy of Orthopaedic Surgeons, open fractures',
    signs: `
      shin + poking - itchword
      bone + sticksout - toothword/fishbone
      something + sticksout + shin/arm/ankle + white/fall/broken
      fracture - hearsay/resolvedcue/past
      arm/leg/wrist + deformed + broken/fall/blue/numb/bent - usual
      arm/leg + broken + bentword/no pulseword/blue/numb
    `,
  },
  {
    concept: 'wound',
    lines: ['911'],
    source: 'American Red Cross, severe injuries; Stop the Bleed',
    signs: `
      finger/arm/leg/limb/ear/toeword + severed + machine/cut/missingword/bag/cleanoff - past/hearsay/usual/haircut
      machine + finger/arm/limb/hand + severed/cut/crushedword/stuckinmachine/took - mild/resolvedcue
      finger/arm/leg/hand/toeword + missingword + machine - past/hearsay/usual
      chemicalword + burn + bigarea/face - mild/hearsay
      amputated - past/hearsay
      stab - figureheart/mild/past/hearsay/mosquito/gossip
      shotes - past/hearsay/vaccineword
      shot - mild/past/hearsay/vaccineword
      clause: weapon + shotword + body - hearsay
      weapon > side/chest/belly/back/neck/leg - past/laugh
      fall/hit + impaledword
      finger + severedplace
      chest/belly/neck/head + impaledword - mild/past
      bowelsout
      hit + throat/chest + breathless/no breath
    `,
  },
  {
    concept: 'violence',
    lines: ['911'],
    source: 'National Domestic Violence Hotline; 911.gov, when to call',
    signs: `
      sentence: attack + attacker + nowtime/hiding/weapon - safe/laugh/bossword
      attack + hiding/weapon - safe/laugh/usual
      attacker + weapon + door/nowtime/hiding/threat - laugh/safe
      sentence: attack + attacker - safe/laugh/hearsay/usual/kidfight/bossword/pastviolence
      rape - hearsay/past/safe
      intruder
      stab + attacker
      shooting
    `,
  },
  {
    concept: 'heat',
    lines: ['911'],
    source: 'CDC, heat stroke; NHS, heat exhaustion and heatstroke',
    signs: `
      heatstroke - hearsay/past
      no sweating + hot/dryskin/confused/slur/heatplace/fainted/high-fever - well
      heatplace + confused/slur + hot/no sweating/high-fever/sweating/sunword/collapse
      heatplace + fainted/unconscious/no wake/seizure + hot/sunword/dryskin
      hotcar + kid/baby - howto
      high-fever + exercise/heatplace + confused/no know/stagger
      hotbody + confused + vomit/found/no sweating/heatplace
      high-fever + heatplace + confused/slur/sunword
    `,
  },
  {
    concept: 'cold',
    lines: ['911'],
    source: 'CDC, hypothermia and frostbite',
    signs: `
      no shiver + snow/coldbody/slur/confused/sleepy
      coldbody + slur/confused/sleepy/no wake/mumble + snow/outside/found/shiver
      snow + slur/confused/sleepy/no wake/mumble + coldbody/found/no shiver/shiver
      snow + hardly + stiff/pale/no talk
      finger + waxy + hard/numb/snow
      hypothermia - hearsay/past
      frostbite + black/numb/hardskin/white
    `,
  },
  {
    concept: 'drowning',
    lines: ['911'],
    source: 'American Red Cross, drowning; AAP, near-drowning',
    signs: `
      water + pulled + foam/sleepy/breath/cough/blue/unconscious/wheeze/limp/no breath/no responds/cprword/bad - well/mild
      drowned + water/kid/cough/sleepy/breath/no breath/foam - well/hearsay/work
      underwater + kid/cough/sleepy/foam/blue/found - well/hearsay
      drownnow - well/hearsay2/work/laugh/past
      water + cprword
      cough + foam + water/lips/sleepy
    `,
  },
  {
    concept: 'eye',
    lines: ['911'],
    source: 'American Academy of Ophthalmology; NHS, eye injuries',
    signs: `
      eye + eyechemical + splash - well/rinsedok/mildsoap
      eye + eyeobject + stuckin - well/dustword
      eye + leakjelly
      visionsigns + visionloss + sudden/since/eye/side - usual
      eye/sight + visionloss - gradual/hearsay/glasses/payword
      sentence: sudden + no see - gradual/payword
      visionloss + sudden - gradual/payword
      eye/eyelid + swollen/shutword + fever/high-fever/no moveeye - pinkmild
      eye + shutword + swollen + fever/no open/kid/pain
      eyeball + cut/punctured/blood/out
    `,
  },
  {
    concept: 'testicle',
    lines: ['911'],
    source: 'NHS, testicular torsion; MedlinePlus, testicular torsion',
    signs: `
      testicle + pain/severe/painkid + sudden/vomit/high/hardball/swollen/screaming/minutes - figureballs/dull/painless/well/past
      testicle + high/rode + swollen/pain/hardball/vomit/severe
      testicle + swollen + vomit/sudden/severe/screaming
      testicle + twisted
      groinkind + severe/pain + swollen + hardball/sudden/woke
    `,
  },
  {
    concept: 'carbon-monoxide',
    lines: ['911'],
    source: 'CDC, carbon monoxide poisoning',
    signs: `
      carbonmonoxide + headacheword/dizzy/vomit/nausea/sleepy/fainted/floppy/no wake/confused/pain/head - smoke/low-battery
      generator/smellodd + confused/headacheword + everyone/redface/sick
      everyone + sick + betteroutside/petdown
      generator + everyone/indoors + headacheword/dizzy/vomit/nausea/sleepy/no wake/fainted/confused/weak - well
      generator + headacheword + dizzy/sleepy/vomit/nausea
      everyone + headacheword/dizzy/vomit + carbonmonoxide/generator/alarmgas/petdown
      alarmgas + everyone/sleepy/dizzy/headacheword - smoke/low-battery/refillword
      sentence: carbonmonoxide + goingoff - smoke/low-battery
      gasleak
    `,
  },
];

import type { Emergency } from '../emergency.types';

/** Thoughts of death and harm. */
export const mindRules: readonly Emergency[] = [
  {
    concept: 'suicide',
    lines: ['988'],
    source: '988 Suicide & Crisis Lifeline, warning signs; American Foundation for Suicide Prevention',
    signs: `
      suicide - laugh/pastattempt/talkmind
      notlive - joking/idiomwant/condition/screenform
      sentence: want > death - laugh/idiomwant/condition/hunger/screenform
      sentence: no want > live/death - laugh/idiomwant/condition
      sentence: no want > wake - laugh/tired2
      sentence: want + kill > self - laugh/gymword/pastattempt
      kill > self - laugh/gymword/talkmind/accidentword/pastattempt/cutnick
      sentence: better + withoutme + others/world - laugh/talkmind
      sentence: better + withoutme - laugh/sleepword
      sentence: others + withoutme + happyword - laugh
      nobodycares - laugh
      others + insurancemoney + better/happier/fineword/noself - laugh
      others + fineword + withoutme/noself - laugh
      means + meansact + thinkword/every - dentalword/hunting/talkmind/workword
      roofplace + jumpword
      no see + point/meaningword - condition/laugh
      burden + others/death/tired/withoutme - laugh
      sentence: no point/animoword + vidaword/live - condition/laugh
      bornword - laugh/condition
      thinksdeath - laugh/pastattempt
      quitlife - laugh/pastattempt/talkmind
      sentence: no live - condition/laugh/place/resting/dietword
      firearm + self/want - hunting/laugh/talkmind
      sentence: no point + live/livingword - condition/laugh
      sentence: no point + keepgoing - condition/laugh
      sentence: tired + live/livingword - condition/laugh
      farewell + things/pills/death/others/no room/tired/sorryword/nobodycares/firearm/hiding - laugh/workword/school/datinggone
      farewell + noteleft - workword/school/postit
      want + means + meansact - laugh/dentalword/hunting/talkmind
      sentence: means + meansact + thinkword - laugh/hunting/dentalword/talkmind
      firearm + meansact + tired/death/live/tearsword/alone/bewith - laugh/hunting
      pills + savedup - laugh/workword
      bewith + pills/firearm/tired/lived
      livedlong
      sentence: no live > sunday
      sentence: firearm + kid + hidden - laugh
      everyone + happier + gone - laugh
      sleepforever - laugh/tired2
    `,
  },
  {
    concept: 'self-harm',
    lines: ['988'],
    source: '988 Lifeline; HealthyChildren.org, when children and teens self-harm; NHS, self-harm',
    signs: `
      selfharm - haircut/shaveword/cookingword/laugh/pastattempt/gymword/accidentword/talkmind/negthought
      sentence: cut/burn/scratches + cutplace + cutreason - haircut/shaveword/cookingword/accidentword/animalword/laugh/machine
      cuttinghabit - haircut/shaveword/cookingword/dietword/workword
      cut + wrist + deep/onpurpose/unstopping/sorryword - accidentword/cookingword
      clause: cutshabit + cutplace - haircut/shaveword/cookingword/animalword
      razor + cutplace + cutreason/again - shaveword
      want > selfharm/harmself
      razor + hides/cutplace + kid/cut - shaveword
      burn + onpurpose - accidentnot
    `,
  },
  {
    concept: 'self-harm',
    lines: ['911', '988'],
    source: '988 Lifeline; American Red Cross, severe bleeding',
    signs: `
      wrist + deep + unstopping/gape/sleepy/bleeding - accidentword/cookingword/glassacc
      cut + wrist + deep/unstopping/gush/bleeding - accidentword/cookingword/glassacc
      selfharm/cut + deeper/cutreason + unstopping/gush/gape - haircut/shaveword/accidentword/cookingword/machine
      suicide + unconscious/bleeding/overdoseword/hangingnow - talkmind/laugh/past
      hanged
      shot > self
      farewell + missingperson
      suicide + tookpills
    `,
  },
  {
    concept: 'harm-others',
    lines: ['988'],
    source: '988 Lifeline; NIMH, when to get help',
    signs: `
      sentence: killperson + meanit - laugh/idiomkill/sportword/painkills
      sentence: kill > person + meanit - laugh/idiomkill/sportword/talkmind/deathpast
      killperson + weapon - laugh/idiomkill/talkmind
      firearm + person + useon - laugh/hunting
      killperson + listword
      picture > smotherword
      picture + pillow/smotherword + baby/person
      picture + doingit + person/wanttonight
      voices + kill/killperson/harm
      sentence: want > kill > person - laugh/idiomkill
    `,
  },
  {
    concept: 'harm-others',
    lines: ['911', '988'],
    source: '988 Lifeline; 911.gov',
    signs: `
      killperson + weapon - laugh/idiomkill/talkmind/pastkill
      kill > person + weapon - laugh/idiomkill/talkmind/pastkill
    `,
  },
  {
    concept: 'overdose',
    lines: ['911', '988', 'poison-help'],
    source: '988 Lifeline; Poison Control (poison.org), overdose',
    signs: `
      ingest + pills/medicine/poison + onpurpose - hearsay/refillword/prescribed
      ingest + many/manyword > pills/medicine - prescribed/refillword/toddlerword/antibioticcourse/mildmed
      ingest + pills/medicine + manyword - prescribed/refillword/toddlerword/antibioticcourse/mildmed
      od + onpurpose/want/thinkword/suicide/planword - laugh/figuref/pastattempt/talkmind
      sentence: pills + endword + ingest
      sentence: ingest + pills/medicine > many - prescribed/refillword/toddlerword/antibioticcourse/mildmed
      farewell/nolonger + ingest + pills
      ingest + pills + notanswering + farewell/goodbyeword
    `,
  },
];

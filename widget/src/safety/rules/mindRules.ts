import type { Emergency } from '../emergency.types';

/** Thoughts of death and harm. */
export const mindRules: readonly Emergency[] = [
  {
    concept: 'suicide',
    lines: ['988'],
    certain: true,
    beside: true,
    signs: `
      suicidal - laugh
      notlive - laugh/beside
      sentence: want/intend > suicide - laugh/hearsay/some
      sentence: want/intend > leap > edge/height - laugh
      sentence: want/intend > slit > wrist/throat - laugh
      sentence: want/intend > ingest > bottle > medicine - laugh
    `,
  },
  {
    concept: 'suicide',
    lines: ['988'],
    signs: `
      suicide - hearsay/laugh
      notlive - laugh/ailment
      sentence: want > death - laugh/ailment
      sentence: no want > live - laugh/ailment
      kill > self - laugh
      sentence: better + withoutme - laugh
      sentence: no point + live - laugh
      farewell + self/death/medicine/want/others - laugh
    `,
  },
  {
    concept: 'self-harm',
    lines: ['988'],
    certain: true,
    beside: true,
    signs: 'sentence: want/intend > selfharm/hurtself - laugh/hearsay',
  },
  {
    concept: 'self-harm',
    lines: ['988'],
    signs: `
      selfharm/hurtself - laugh/gym
    `,
  },
  {
    concept: 'self-harm',
    lines: ['911', '988'],
    signs: `
      wrist + cut + unstopping/gush/bleeding
      selfharm/suicide/suicidal + unconscious/gush/unstopping
    `,
  },
  {
    concept: 'self-harm',
    lines: ['911', '988'],
    certain: true,
    beside: true,
    signs: 'hanging - laugh',
  },
  {
    concept: 'harm-others',
    lines: ['911', '988'],
    signs: `
      sentence: kill/hurt > person + weapon - laugh/hearsay
      sentence: want > kill > masses - laugh/hearsay
    `,
  },
  {
    concept: 'harm-others',
    lines: ['988'],
    signs: `
      sentence: want > kill/hurt > person/baby/kid - laugh/hearsay
    `,
  },
  {
    concept: 'overdose',
    lines: ['911', '988', 'poison-help'],
    signs: `
      ingest/overdose + medicine/poison/bottle/overdose + onpurpose - hearsay
      ingest + medicine + many/bottle + death/farewell/suicidal/notlive
    `,
  },
];

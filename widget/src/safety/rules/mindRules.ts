import type { Emergency } from '../emergency.types';

/** Thoughts of death and harm. */
export const mindRules: readonly Emergency[] = [
  {
    concept: 'suicide',
    lines: ['988'],
    signs: `
      suicide - hearsay/laugh
      notlive - laugh
      sentence: want > death - laugh
      sentence: no want > live - laugh
      kill > self - laugh
      sentence: better + withoutme - laugh
      sentence: no point + live - laugh
      farewell + self/death/medicine/want - laugh
    `,
  },
  {
    concept: 'self-harm',
    lines: ['988'],
    signs: `
      selfharm - laugh
    `,
  },
  {
    concept: 'self-harm',
    lines: ['911', '988'],
    signs: `
      wrist + cut + unstopping/gush/bleeding
      selfharm/suicide + unconscious/gush/unstopping
    `,
  },
  {
    concept: 'self-harm',
    lines: ['911', '988'],
    certain: true,
    signs: 'hanging - laugh',
  },
  {
    concept: 'harm-others',
    lines: ['911', '988'],
    signs: `
      sentence: kill > person + weapon - laugh/hearsay
    `,
  },
  {
    concept: 'harm-others',
    lines: ['988'],
    signs: `
      sentence: want > kill > person - laugh/hearsay
    `,
  },
  {
    concept: 'overdose',
    lines: ['911', '988', 'poison-help'],
    signs: `
      ingest/overdose + medicine/poison/bottle/overdose + onpurpose - hearsay
      ingest + medicine + many/bottle + death/farewell
    `,
  },
];

import type { Emergency } from '../emergency.types';

/** Thoughts of death and harm. */
export const mindRules: readonly Emergency[] = [
  {
    concept: 'suicide',
    lines: ['988'],
    source: '988 Suicide & Crisis Lifeline, warning signs; American Foundation for Suicide Prevention',
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
    source: '988 Lifeline; HealthyChildren.org, when children and teens self-harm; NHS, self-harm',
    signs: `
      selfharm - laugh
    `,
  },
  {
    concept: 'self-harm',
    lines: ['911', '988'],
    source: '988 Lifeline; American Red Cross, severe bleeding',
    signs: `
      wrist + cut + unstopping/gush/bleeding
      selfharm/suicide + unconscious/gush/unstopping
    `,
  },
  {
    concept: 'harm-others',
    lines: ['911', '988'],
    source: '988 Lifeline; NIMH, when to get help; 911.gov',
    signs: `
      sentence: kill > person + weapon - laugh/hearsay
    `,
  },
  {
    concept: 'harm-others',
    lines: ['988'],
    source: '988 Lifeline; NIMH, when to get help',
    signs: `
      sentence: want > kill > person - laugh/hearsay
    `,
  },
  {
    concept: 'overdose',
    lines: ['911', '988', 'poison-help'],
    source: '988 Lifeline; Poison Control (poison.org), overdose',
    signs: `
      ingest/overdose + medicine/poison/bottle/overdose + onpurpose - hearsay
      ingest + medicine + many/bottle + death/farewell
    `,
  },
];

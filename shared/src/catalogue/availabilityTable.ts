import { markdownTable } from '../markdownTable';
import { availabilityOf, nextBestWays, type Consultation, type WithheldReason } from './availability';
import { usStates, type UsState } from './states';
import { treatmentAt, type TreatmentPath } from './treatments';

/** A kind of treatment for which the rules are the same, with one that stands for all of it. */
const kinds = [
  { title: 'Ordinary treatments', example: 'rash' },
  { title: 'Erectile Dysfunction', example: 'erectile-dysfunction' },
  { title: 'Shortness of Breath', example: 'shortness-of-breath' },
  { title: 'General Consult', example: 'general-consult' },
  { title: 'Medication Refill', example: 'medication-refill' },
  { title: 'Weight Loss', example: 'weight-loss' },
] as const satisfies readonly { readonly title: string; readonly example: TreatmentPath }[];

const reasons = {
  'virtual-not-in-state': 'Virtual care is not available in the state for this treatment.',
  'general-consult-is-live': 'A General Consult is always live.',
  'condition-is-live': 'Shortness of Breath is always live: the provider needs to see and hear the patient.',
  'page-is-live': 'Started from the page of a General Consult or of the weight-loss program, every visit is live.',
  'refill-not-online': 'Where virtual care is available, refills are not started online.',
  'weight-loss-not-in-state': 'The weight-loss program is not available in the state.',
} as const satisfies Record<WithheldReason, string>;

const ways = {
  live: 'The live consultation, whose button stands beside',
  treatments: 'The list of all treatments',
  'own-page': "The treatment's own page",
  treatment: 'A General Consult',
  phone: 'A call to patient support',
} as const satisfies Record<(typeof nextBestWays)[WithheldReason]['kind'], string>;

/** The rules of `availabilityOf` as a document: what each kind of treatment offers in each state. */
export function availabilityDocument(): string {
  return `# Which consultation is offered where

What the get-started panel offers depends on the state, the treatment and the page it is started from. Made from the
rules in \`shared/src/catalogue/availability.ts\` and the lists in \`states.ts\` by \`npm run generate:availability\`; a test
fails when it is out of date.

${markdownTable(['State', ...kinds.map(({ title }) => title)], usStates.map(row))}

- **Ordinary treatments** are all that have no column of their own, for adults and for children.
- **General Consult** stands for General Consult - Pediatric too.
- A partner changes none of this. Its visitors are shown no way to what it hides.
- Started from the page of a General Consult or of the weight-loss program, every other treatment is live only.

## Where something is not offered

${markdownTable(
  ['Reason that is given', 'Next best way that is offered'],
  Object.entries(reasons).map(([reason, text]) => [text, ways[nextBestWays[reason as WithheldReason].kind]]),
)}
`;
}

function row(state: UsState): readonly string[] {
  return [
    state,
    ...kinds.map(({ example }) => {
      const { offered } = availabilityOf(treatmentAt(example), state);
      return offered.length === 0 ? '–' : offered.map(wordOf).join(', ');
    }),
  ];
}

function wordOf(consultation: Consultation): string {
  return consultation.kind === 'consultation' ? consultation.mode : consultation.path;
}

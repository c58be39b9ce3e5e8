import { failed, ok } from '@front-door/shared/result';
import type { SearchOutcome } from '../src/chat/chat.types';

const suggestions = [
  { name: 'Sinus Infection', path: 'sinus-infection', score: 0.9 },
  { name: 'Allergies', path: 'allergies', score: 0.6 },
  { name: 'General Consult - Pediatric', path: 'general-consult-pediatric', score: 0.3 },
];

const after = (milliseconds: number, outcome: SearchOutcome) => () =>
  new Promise<SearchOutcome>((resolve) => setTimeout(() => resolve(outcome), milliseconds));

/** The choice that asks the mock API, which `npm run dev:widget` starts. */
export const mockApi = 'The mock API';

/** Answers made in this page, without any server. */
export const answers: Readonly<Record<string, () => Promise<SearchOutcome>>> = {
  'Three suggestions': after(600, ok(suggestions)),
  'One with a very long name': after(600, ok([{ name: 'Pneumono'.repeat(14), path: 'long', score: 1 }])),
  'Nothing found': after(600, ok([])),
  'Suggestions after 8 s': after(8000, ok(suggestions)),
  'No answer: status 500': after(600, failed({ kind: 'status', status: 500 })),
  'No answer: timeout': after(3000, failed({ kind: 'timeout' })),
  'A fault in the search': () => Promise.reject(new Error('playground: a fault')),
};

/** The mock API's scenarios; its own page of them is at /qa. */
export const scenarios = [
  'normal',
  'none',
  'below-threshold',
  'exactly-0.2',
  'more-than-three',
  'slow',
  'never-answers',
  '500',
  '401',
  '429',
  'not-json',
  'not-a-list',
  'hostile-strings',
  'network-down',
  'emergency',
] as const;

export const scenarioApi = (scenario: string) => `${location.origin}/scenarios/${encodeURIComponent(scenario)}/rest/v1`;

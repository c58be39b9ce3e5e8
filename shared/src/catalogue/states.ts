import type { TreatmentKind } from './catalogue.types';

/** The 50 states and the District of Columbia, as the state dropdown lists them. */
export const usStates = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
] as const;

export type UsState = (typeof usStates)[number];

/** Reads a state from outside (storage, a form field); `undefined` when it names none. */
export function parseState(text: string | null | undefined): UsState | undefined {
  return usStates.find((state) => state === text);
}

function allBut(...omitted: readonly UsState[]): readonly UsState[] {
  return usStates.filter((state) => !omitted.includes(state));
}

/**
 * Where each service is available. These five lists are the only place that says so; the rules that
 * use them are in `availability`.
 */
export const stateLists = {
  /** Virtual (asynchronous) consultations. */
  asyncCare: [
    'Alaska',
    'Arizona',
    'Colorado',
    'Florida',
    'Georgia',
    'Illinois',
    'Indiana',
    'Kentucky',
    'Maine',
    'Michigan',
    'Minnesota',
    'Montana',
    'Nebraska',
    'Nevada',
    'New York',
    'North Carolina',
    'Ohio',
    'Oregon',
    'Pennsylvania',
    'Utah',
    'Vermont',
    'Virginia',
    'Washington',
    'Wisconsin',
    'Wyoming',
  ],
  /** The monthly weight-loss program, for new patients. */
  weightLossNew: allBut('California', 'Washington', 'Iowa'),
  /** The same program for patients who are already in it: a state may close to new patients first. */
  weightLossExisting: allBut('California', 'Washington', 'Iowa'),
  /** Virtual consultations for erectile dysfunction, in place of `asyncCare`. */
  erectileDysfunction: allBut('Arkansas', 'Kansas', 'Mississippi', 'West Virginia'),
  /** Where the lab provider draws the program's tests; elsewhere the program's page tells of a local lab. */
  labTests: allBut('New Jersey', 'New York', 'Rhode Island'),
} as const satisfies Record<string, readonly UsState[]>;

export type StateList = keyof typeof stateLists;

export function isInList(list: StateList, state: UsState): boolean {
  return (stateLists[list] as readonly UsState[]).includes(state);
}

/**
 * Whether a state's rules allow virtual visits: erectile dysfunction has a list of its own, all else one together.
 *
 * @param kind of the treatment, as `kindOf` in `availability` says it.
 */
export function allowsVirtual(state: UsState, kind?: TreatmentKind): boolean {
  return isInList(kind === 'erectile-dysfunction' ? 'erectileDysfunction' : 'asyncCare', state);
}

import { isInList, type UsState } from './states';
import type { TreatmentSummary } from './catalogue.types';

/** How a consultation is held: the provider answers a questionnaire, or calls by phone or video. */
export type ConsultationMode = 'virtual' | 'live';
/** Which path of the weight-loss program. */
export type WeightLossPath = 'new' | 'existing';

/** What a button of the get-started panel starts. */
export type Consultation =
  | { readonly kind: 'consultation'; readonly mode: ConsultationMode }
  | { readonly kind: 'weight-loss'; readonly path: WeightLossPath };

/** Why a consultation is not offered. */
export type WithheldReason =
  /** The state's rules ask for a call by phone or video. */
  | 'virtual-not-in-state'
  /** A General Consult is always held live. */
  | 'general-consult-is-live'
  /** Refills can't be started online where virtual care is allowed (specification 4, step 3). */
  | 'refill-not-online'
  /** The weight-loss program is not available in the state. */
  | 'weight-loss-not-in-state';

export interface Availability {
  readonly offered: readonly Consultation[];
  readonly withheld: readonly { readonly consultation: Consultation; readonly reason: WithheldReason }[];
}

/** Which rule of the specification a treatment falls under. */
export type TreatmentKind =
  'standard' | 'general-consult' | 'medication-refill' | 'weight-loss' | 'erectile-dysfunction';

export function kindOf(treatment: Pick<TreatmentSummary, 'name' | 'path'>): TreatmentKind {
  if (treatment.name.includes('General Consult')) return 'general-consult';
  if (treatment.path === 'medication-refill') return 'medication-refill';
  if (treatment.path === 'weight-loss') return 'weight-loss';
  if (treatment.path === 'erectile-dysfunction') return 'erectile-dysfunction';
  return 'standard';
}

const virtual = { kind: 'consultation', mode: 'virtual' } as const satisfies Consultation;
const live = { kind: 'consultation', mode: 'live' } as const satisfies Consultation;

/**
 * Which consultations are offered for a treatment in a state, in the order of the buttons, and why the
 * others are not (specification 4, "Get-started flow", steps 2, 3 and 5). Every consultation that
 * the treatment could have is in exactly one of the two lists.
 */
export function availabilityOf(treatment: Pick<TreatmentSummary, 'name' | 'path'>, state: UsState): Availability {
  switch (kindOf(treatment)) {
    case 'weight-loss':
      return weightLossAvailability(state);
    case 'general-consult':
      return { offered: [live], withheld: [{ consultation: virtual, reason: 'general-consult-is-live' }] };
    case 'medication-refill':
      return isInList('asyncCare', state)
        ? {
            offered: [],
            withheld: [
              { consultation: virtual, reason: 'refill-not-online' },
              { consultation: live, reason: 'refill-not-online' },
            ],
          }
        : { offered: [live], withheld: [{ consultation: virtual, reason: 'virtual-not-in-state' }] };
    case 'erectile-dysfunction':
      return consultationAvailability(isInList('erectileDysfunction', state));
    case 'standard':
      return consultationAvailability(isInList('asyncCare', state));
  }
}

function consultationAvailability(virtualAllowed: boolean): Availability {
  return virtualAllowed
    ? { offered: [virtual, live], withheld: [] }
    : { offered: [live], withheld: [{ consultation: virtual, reason: 'virtual-not-in-state' }] };
}

function weightLossAvailability(state: UsState): Availability {
  const paths = [
    { consultation: { kind: 'weight-loss', path: 'new' }, allowed: isInList('weightLossNew', state) },
    { consultation: { kind: 'weight-loss', path: 'existing' }, allowed: isInList('weightLossExisting', state) },
  ] as const satisfies readonly { consultation: Consultation; allowed: boolean }[];
  return {
    offered: paths.filter((path) => path.allowed).map((path) => path.consultation),
    withheld: paths
      .filter((path) => !path.allowed)
      .map((path) => ({ consultation: path.consultation, reason: 'weight-loss-not-in-state' })),
  };
}

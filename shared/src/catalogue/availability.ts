import { talksAndHears } from './availabilityTexts/en';
import { allowsVirtual, isInList, usStates, type UsState } from './states';
import type { fees } from './prices';
import type { TreatmentKind, TreatmentSummary } from './catalogue.types';
import type { TreatmentPath } from './treatments';

/** How a consultation is held: the provider answers a questionnaire, or calls by phone or video. */
export type ConsultationMode = 'virtual' | 'live';
/** A kind of visit with a fee of its own: the key of it in `fees`. */
export type VisitMode = keyof typeof fees;
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
  /** The condition itself asks for a live visit (`liveByNature`). */
  | 'condition-is-live'
  /** Visits from the pages of the General Consult and of the weight-loss program are never virtual. */
  | 'page-is-live'
  /** Refills can't be started online where virtual care is allowed (specification 4, step 3). */
  | 'refill-not-online'
  /** The weight-loss program is not available in the state. */
  | 'weight-loss-not-in-state';

export interface Availability {
  readonly offered: readonly Consultation[];
  readonly withheld: readonly { readonly consultation: Consultation; readonly reason: WithheldReason }[];
}

/**
 * Conditions that are never treated by questionnaire, each with the reason as a visitor reads it. Decided apart from
 * the specification, whose rules know modes by state and page alone (decision 0018).
 */
export const liveByNature: Readonly<Record<string, string>> = {
  'shortness-of-breath': talksAndHears,
} satisfies Partial<Record<TreatmentPath, string>>;

export function kindOf(treatment: Pick<TreatmentSummary, 'name' | 'path'>): TreatmentKind {
  if (treatment.name.includes('General Consult')) return 'general-consult';
  if (treatment.path === 'medication-refill') return 'medication-refill';
  if (treatment.path === 'weight-loss') return 'weight-loss';
  if (treatment.path === 'erectile-dysfunction') return 'erectile-dysfunction';
  return Object.hasOwn(liveByNature, treatment.path) ? 'live-by-nature' : 'standard';
}

/**
 * The kinds of visit that a treatment can have in one state or another, in the order of the buttons.
 *
 * @param path of the page that the consultation is started from, as for `availabilityOf`.
 */
export function modesOf(
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
  path: string = treatment.path,
): readonly [VisitMode, ...VisitMode[]] {
  switch (kindOf(treatment)) {
    case 'weight-loss':
      return ['weightLoss'];
    case 'general-consult':
    case 'medication-refill':
    case 'live-by-nature':
      return ['live'];
    case 'standard':
    case 'erectile-dysfunction':
      return isLivePage(path) ? ['live'] : ['virtual', 'live'];
  }
}

const virtual = { kind: 'consultation', mode: 'virtual' } as const satisfies Consultation;
const live = { kind: 'consultation', mode: 'live' } as const satisfies Consultation;

/**
 * Which consultations are offered for a treatment in a state, in the order of the buttons, and why the
 * others are not (specification 4, "Get-started flow", steps 2, 3 and 5). Every consultation that
 * the treatment could have is in exactly one of the two lists.
 *
 * @param path of the page that the consultation is started from, as in English (`keyOf`); by default the treatment's own.
 */
export function availabilityOf(
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
  state: UsState,
  path: string = treatment.path,
): Availability {
  const kind = kindOf(treatment);
  if (kind === 'weight-loss') return weightLossAvailability(state);
  const reason = whyNotVirtual(kind, state, path);
  if (kind === 'medication-refill' && reason === undefined) {
    return {
      offered: [],
      withheld: [
        { consultation: virtual, reason: 'refill-not-online' },
        { consultation: live, reason: 'refill-not-online' },
      ],
    };
  }
  return reason === undefined
    ? { offered: [virtual, live], withheld: [] }
    : { offered: [live], withheld: [{ consultation: virtual, reason }] };
}

function whyNotVirtual(
  kind: Exclude<TreatmentKind, 'weight-loss'>,
  state: UsState,
  path: string,
): WithheldReason | undefined {
  if (kind === 'general-consult') return 'general-consult-is-live';
  if (kind === 'live-by-nature') return 'condition-is-live';
  if (isLivePage(path)) return 'page-is-live';
  return allowsVirtual(state, kind) ? undefined : 'virtual-not-in-state';
}

function isLivePage(path: string): boolean {
  return /general-consult|weight/i.test(path);
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

/**
 * The kinds of visit that a treatment has in a state, in the order of the buttons; without a state, those that it has in
 * one state or another.
 *
 * @param path of the page that the consultation is started from, as for `availabilityOf`.
 */
export function modesIn(
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
  state: UsState | undefined,
  path?: string,
): readonly VisitMode[] {
  if (state === undefined) return modesOf(treatment, path);
  return [...new Set(availabilityOf(treatment, state, path).offered.map(visitMode))];
}

/**
 * Whether a state can be without a kind of visit that the treatment has in others.
 *
 * @param path of the page that the consultation is started from, as for `availabilityOf`.
 */
export function dependsOnState(
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
  mode: VisitMode,
  path?: string,
): boolean {
  return usStates.some((state) => !modesIn(treatment, state, path).includes(mode));
}

/** The kind of visit that a consultation is, which has its fee. */
export function visitMode(consultation: Consultation): VisitMode {
  return consultation.kind === 'consultation' ? consultation.mode : 'weightLoss';
}

/** What a visitor is led to who can't have a consultation. */
export type NextBestWay =
  /** The mode that is offered beside it. */
  | { readonly kind: 'live' }
  /** Another treatment. */
  | { readonly kind: 'treatment'; readonly path: 'general-consult' }
  /** The treatment's own page, where it can be had. */
  | { readonly kind: 'own-page' }
  /** The list of all treatments. */
  | { readonly kind: 'treatments' }
  /** Patient support. */
  | { readonly kind: 'phone' };

/** The next best way for every reason, so that none is a dead end. */
export const nextBestWays = {
  'virtual-not-in-state': { kind: 'live' },
  'general-consult-is-live': { kind: 'treatments' },
  'condition-is-live': { kind: 'live' },
  'page-is-live': { kind: 'own-page' },
  'refill-not-online': { kind: 'phone' },
  'weight-loss-not-in-state': { kind: 'treatment', path: 'general-consult' },
} as const satisfies Record<WithheldReason, NextBestWay>;

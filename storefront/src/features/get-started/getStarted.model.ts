import { availabilityOf, type Consultation, type WeightLossPath } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { isPediatric } from '@front-door/shared/catalogue/treatments';

/** Where a visitor is on the way from a treatment to its consultation (specification 4). */
export type GetStarted =
  | { readonly kind: 'choosing-state' }
  | { readonly kind: 'choosing-consultation'; readonly state: UsState }
  /** The notice for parents stands between the click and the launch. */
  | { readonly kind: 'pediatric-notice'; readonly state: UsState; readonly consultation: Consultation }
  | { readonly kind: 'weight-loss-confirmation'; readonly state: UsState; readonly path: WeightLossPath }
  | { readonly kind: 'launched'; readonly state: UsState; readonly consultation: Consultation }
  /** The browser held the new tab back: the panel offers the link. */
  | { readonly kind: 'blocked'; readonly state: UsState; readonly consultation: Consultation };

export type GetStartedEvent =
  | { readonly type: 'choose-state'; readonly state: UsState }
  | { readonly type: 'clear-state' }
  | { readonly type: 'choose-consultation'; readonly consultation: Consultation }
  /** "Continue to Care" of the pediatric notice, "Yes" of the weight-loss confirmation. */
  | { readonly type: 'confirm' }
  /** The weight-loss confirmation's other button. */
  | { readonly type: 'switch-path' }
  | { readonly type: 'dismiss' };

export type Step =
  | { readonly kind: 'move'; readonly to: GetStarted }
  /** The consultation is to be opened in a new tab, inside the click that brought the event. */
  | { readonly kind: 'launch'; readonly state: UsState; readonly consultation: Consultation };

export const initial: GetStarted = { kind: 'choosing-state' };

/** What an event leads to. Events that make no sense where the visitor is change nothing. */
export function step(
  current: GetStarted,
  event: GetStartedEvent,
  treatment: Pick<TreatmentSummary, 'name' | 'path' | 'genieMdName'>,
): Step {
  switch (event.type) {
    case 'choose-state':
      return move({ kind: 'choosing-consultation', state: event.state });
    case 'clear-state':
      return move(initial);
    case 'choose-consultation':
      return current.kind === 'choosing-state' ? move(current) : choose(current.state, event.consultation, treatment);
    case 'confirm':
      return confirm(current);
    case 'switch-path':
      return current.kind === 'weight-loss-confirmation' ? switchPath(current, treatment) : move(current);
    case 'dismiss':
      return current.kind === 'choosing-state'
        ? move(current)
        : move({ kind: 'choosing-consultation', state: current.state });
  }
}

/** Where the visitor is after the new tab has opened or was held back. */
export function afterLaunch(launch: Extract<Step, { kind: 'launch' }>, opened: boolean): GetStarted {
  return { kind: opened ? 'launched' : 'blocked', state: launch.state, consultation: launch.consultation };
}

function move(to: GetStarted): Step {
  return { kind: 'move', to };
}

function choose(
  state: UsState,
  consultation: Consultation,
  treatment: Pick<TreatmentSummary, 'name' | 'path' | 'genieMdName'>,
): Step {
  if (!isOffered(consultation, state, treatment)) return move({ kind: 'choosing-consultation', state });
  if (consultation.kind === 'weight-loss') {
    return move({ kind: 'weight-loss-confirmation', state, path: consultation.path });
  }
  return isPediatric(treatment)
    ? move({ kind: 'pediatric-notice', state, consultation })
    : { kind: 'launch', state, consultation };
}

function confirm(current: GetStarted): Step {
  switch (current.kind) {
    case 'pediatric-notice':
      return { kind: 'launch', state: current.state, consultation: current.consultation };
    case 'weight-loss-confirmation':
      return { kind: 'launch', state: current.state, consultation: { kind: 'weight-loss', path: current.path } };
    case 'choosing-state':
    case 'choosing-consultation':
    case 'launched':
    case 'blocked':
      return move(current);
  }
}

/** The other path, which a state may not offer though it offers the first. */
function switchPath(
  { state, path }: Extract<GetStarted, { kind: 'weight-loss-confirmation' }>,
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
): Step {
  const other: Consultation = { kind: 'weight-loss', path: otherPath(path) };
  return isOffered(other, state, treatment)
    ? { kind: 'launch', state, consultation: other }
    : move({ kind: 'choosing-consultation', state });
}

export function otherPath(path: WeightLossPath): WeightLossPath {
  return path === 'new' ? 'existing' : 'new';
}

function isOffered(
  consultation: Consultation,
  state: UsState,
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
): boolean {
  return availabilityOf(treatment, state).offered.some(
    (offered) => JSON.stringify(offered) === JSON.stringify(consultation),
  );
}

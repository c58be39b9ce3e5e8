import { availabilityOf, type Consultation, type WeightLossPath } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { isPediatric } from '@front-door/shared/catalogue/treatments';

/**
 * Where a visitor is on the way from a treatment and a chosen state to a consultation (specification 4).
 * Before a state is chosen there is no way yet; choosing another one starts it anew.
 */
export type Visit =
  | { readonly kind: 'choosing' }
  /** The notice for parents stands between the click and the launch. */
  | { readonly kind: 'pediatric-notice'; readonly consultation: Consultation }
  | { readonly kind: 'weight-loss-confirmation'; readonly path: WeightLossPath }
  | { readonly kind: 'launched'; readonly consultation: Consultation }
  /** The browser held the new tab back: the link is offered. */
  | { readonly kind: 'blocked'; readonly consultation: Consultation };

/** A visit of which there is an outcome. */
export type Launched = Extract<Visit, { kind: 'launched' | 'blocked' }>;

export type VisitEvent =
  | { readonly type: 'choose'; readonly consultation: Consultation }
  /** "Continue to Care" of the pediatric notice, "Yes" of the weight-loss confirmation. */
  | { readonly type: 'confirm' }
  /** The weight-loss confirmation's other button. */
  | { readonly type: 'switch-path' }
  /** Once a visit has opened: opens it again, as a launch of its own. */
  | { readonly type: 'reopen' }
  /** Closes a dialog; after a launch, goes back to what there is to choose from. */
  | { readonly type: 'dismiss' };

/** Whose visit it is and where it would be held. */
export interface VisitFor {
  readonly treatment: Pick<TreatmentSummary, 'name' | 'path' | 'genieMdName'>;
  readonly state: UsState;
  /** Path of the page that it starts from, as in English. */
  readonly path: string;
}

export type Step =
  | { readonly kind: 'move'; readonly to: Visit }
  /** The consultation is to be opened in a new tab, inside the click that brought the event. */
  | { readonly kind: 'launch'; readonly consultation: Consultation };

const choosing: Step = { kind: 'move', to: { kind: 'choosing' } };

/** What an event leads to. Events that make no sense where the visitor is change nothing. */
export function step(current: Visit, event: VisitEvent, visitFor: VisitFor): Step {
  switch (event.type) {
    case 'choose':
      return choose(event.consultation, visitFor);
    case 'confirm':
      return confirm(current);
    case 'switch-path':
      return current.kind === 'weight-loss-confirmation'
        ? launchIfOffered({ kind: 'weight-loss', path: otherPath(current.path) }, visitFor)
        : { kind: 'move', to: current };
    case 'reopen':
      return current.kind === 'launched'
        ? launchIfOffered(current.consultation, visitFor)
        : { kind: 'move', to: current };
    case 'dismiss':
      return choosing;
  }
}

/** Where the visitor is after the new tab has opened or was held back. */
export function afterLaunch(consultation: Consultation, opened: boolean): Launched {
  return { kind: opened ? 'launched' : 'blocked', consultation };
}

export function otherPath(path: WeightLossPath): WeightLossPath {
  return path === 'new' ? 'existing' : 'new';
}

function choose(consultation: Consultation, visitFor: VisitFor): Step {
  if (!isOffered(consultation, visitFor)) return choosing;
  if (consultation.kind === 'weight-loss') {
    return { kind: 'move', to: { kind: 'weight-loss-confirmation', path: consultation.path } };
  }
  return isPediatric(visitFor.treatment)
    ? { kind: 'move', to: { kind: 'pediatric-notice', consultation } }
    : { kind: 'launch', consultation };
}

function confirm(current: Visit): Step {
  switch (current.kind) {
    case 'pediatric-notice':
      return { kind: 'launch', consultation: current.consultation };
    case 'weight-loss-confirmation':
      return { kind: 'launch', consultation: { kind: 'weight-loss', path: current.path } };
    case 'choosing':
    case 'launched':
    case 'blocked':
      return { kind: 'move', to: current };
  }
}

/** A state can offer one path of the weight-loss program and not the other; what was offered once may not be now. */
function launchIfOffered(consultation: Consultation, visitFor: VisitFor): Step {
  return isOffered(consultation, visitFor) ? { kind: 'launch', consultation } : choosing;
}

function isOffered(consultation: Consultation, { treatment, state, path }: VisitFor): boolean {
  return availabilityOf(treatment, state, path).offered.some(
    (offered) => JSON.stringify(offered) === JSON.stringify(consultation),
  );
}

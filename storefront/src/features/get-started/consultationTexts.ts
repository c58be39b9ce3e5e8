import {
  liveByNature,
  modesOf,
  nextBestWays,
  type Consultation,
  type NextBestWay,
  type VisitMode,
  type WithheldReason,
} from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';
import { dollars } from '@front-door/shared/catalogue/prices';
import type { UsState } from '@front-door/shared/catalogue/states';
import { feeOf } from '@front-door/shared/contract/assessmentUrl';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';

/** What a consultation's button says; `short` on small screens, where it differs. */
export function buttonText(consultation: Consultation): { readonly long: string; readonly short: string } {
  if (consultation.kind === 'consultation') {
    const text = consultation.mode === 'virtual' ? 'Virtual Consultation' : 'Live Consultation';
    return { long: text, short: text };
  }
  return consultation.path === 'new'
    ? { long: 'New Weight Loss Patient Consultation', short: 'New Patient' }
    : { long: 'Existing Weight Loss Patient Consultation', short: 'Existing Patient' };
}

/** The fee of a consultation as its button shows it. */
export function feeText(consultation: Consultation): string {
  return `${dollars(feeOf(consultation))}${consultation.kind === 'weight-loss' ? '/mo' : ''}`;
}

const tabs = {
  virtual: 'Virtual Consultation',
  live: 'Live Consultation',
  weightLoss: 'Weight Loss',
} as const satisfies Record<VisitMode, HowItWorksTab>;

/** The kinds of visit that a treatment can have, as the how-it-works guide calls them. */
export function stepsOf(treatment: TreatmentSummary): readonly [HowItWorksTab, ...HowItWorksTab[]] {
  const [first, ...more] = modesOf(treatment);
  return [tabs[first], ...more.map((mode) => tabs[mode])];
}

/** Why a consultation is not offered, and what to do instead. */
export interface WithheldText {
  readonly why: string;
  /** The same in a few words. */
  readonly brief: string;
  /** The next best way; a page of ours or a telephone number. */
  readonly instead:
    | { readonly kind: 'none' }
    | { readonly kind: 'page'; readonly text: string; readonly href: string }
    | { readonly kind: 'phone'; readonly text: string };
}

export function withheldText(
  reason: WithheldReason,
  { state, treatment }: { readonly state: UsState; readonly treatment: TreatmentSummary },
): WithheldText {
  return {
    why: whyText(reason, state, treatment),
    brief: briefTexts[reason],
    instead: insteadText(nextBestWays[reason], treatment),
  };
}

function whyText(reason: WithheldReason, state: UsState, { name, path }: TreatmentSummary): string {
  switch (reason) {
    case 'virtual-not-in-state':
      return `Virtual consultations are not available in ${state} for this treatment: the provider has to speak with you. A live consultation covers the same care.`;
    case 'general-consult-is-live':
      return 'A General Consult is always live, so that you and the provider can talk it over.';
    case 'condition-is-live':
      return `Virtual consultations are not offered for ${name}: ${liveByNature[path] ?? ''}.`;
    case 'page-is-live':
      return 'Visits that start on this page are always live.';
    case 'refill-not-online':
      return `Refills can't be started online in ${state}. Call us, and we will help you get your medication.`;
    case 'weight-loss-not-in-state':
      return `The weight-loss program is not available in ${state}. A provider can talk over other options with you.`;
  }
}

const briefTexts = {
  'virtual-not-in-state': 'Virtual is not available here',
  'general-consult-is-live': 'Always live',
  'condition-is-live': 'Always live',
  'page-is-live': 'Always live from this page',
  'refill-not-online': 'Not online in your state',
  'weight-loss-not-in-state': 'Program not in your state',
} as const satisfies Record<WithheldReason, string>;

function insteadText(way: NextBestWay, { name, path }: TreatmentSummary): WithheldText['instead'] {
  switch (way.kind) {
    case 'live':
      // Its button stands beside.
      return { kind: 'none' };
    case 'treatments':
      return { kind: 'page', text: 'Know what you have? Find your treatment', href: hrefs.treatments };
    case 'own-page':
      return { kind: 'page', text: `See all visits for ${name}`, href: treatmentHref(path) };
    case 'treatment':
      return { kind: 'page', text: 'Start a General Consult', href: treatmentHref(way.path) };
    case 'phone':
      return { kind: 'phone', text: 'Call' };
  }
}

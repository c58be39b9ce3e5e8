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
import { feeFacts } from '@front-door/shared/catalogue/eligibility';
import { dollars } from '@front-door/shared/catalogue/prices';
import type { UsState } from '@front-door/shared/catalogue/states';
import { feeOf } from '@front-door/shared/contract/assessmentUrl';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import type { VisitInHand } from './useVisit';
import type { Launched } from './visit.model';

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

/** What a consultation is in plain words, and how it goes. */
export function plainText(consultation: Consultation): { readonly title: string; readonly how: string } {
  if (consultation.kind === 'consultation') {
    return consultation.mode === 'virtual'
      ? { title: 'Answer questions', how: feeFacts.virtual.how }
      : { title: 'Talk to a provider', how: feeFacts.live.how };
  }
  return consultation.path === 'new'
    ? { title: 'Start the program', how: 'A provider goes over your health and decides with you if the medicine fits.' }
    : { title: 'Go on with the program', how: 'The visit with your provider that you need each month.' };
}

/** What became of a launch. */
export const launchText = {
  launched: 'Your visit opened in a new tab.',
  blocked: 'Your browser held back the new tab. This link takes you there:',
} as const satisfies Record<Launched['kind'], string>;

/** The same where there is little room. */
export const briefLaunchText = {
  launched: launchText.launched,
  blocked: 'The new tab was held back.',
} as const satisfies Record<Launched['kind'], string>;

/** What there is to choose from and what not, as it is said to those who do not see the screen. */
export function offerText(
  { offered, withheld }: Pick<VisitInHand, 'offered' | 'withheld'>,
  { state, total }: { readonly state: UsState; readonly total: (consultation: Consultation) => string | undefined },
): string {
  const visits = offered.map((consultation) => {
    const sum = total(consultation);
    const fee = `${buttonText(consultation).long}, ${feeText(consultation)}`;
    return sum === undefined ? fee : `${fee}, with medication ${sum}`;
  });
  const reasons = withheld.map(({ why, instead }) =>
    instead.kind === 'phone' ? `${why} ${instead.text} ${brand.phone}.` : why,
  );
  return [...(visits.length > 0 ? [`In ${state} you can choose: ${visits.join('; ')}.`] : []), ...reasons].join(' ');
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

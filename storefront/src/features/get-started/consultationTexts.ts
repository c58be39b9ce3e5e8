import {
  liveByNature,
  modesIn,
  nextBestWays,
  type Consultation,
  type NextBestWay,
  type WithheldReason,
} from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { feeFacts } from '@front-door/shared/catalogue/eligibility';
import { howItWorksTabs, modeOfTab, type HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { dollars } from '@front-door/shared/catalogue/prices';
import type { UsState } from '@front-door/shared/catalogue/states';
import { feeOf } from '@front-door/shared/contract/assessmentUrl';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import type { VisitInHand } from './useVisit';
import type { Launched } from './visit.model';
import * as texts from './visitTexts/en';

/** What a consultation's button says; `short` on small screens, where it differs. */
export function buttonText(consultation: Consultation): { readonly long: string; readonly short: string } {
  if (consultation.kind === 'consultation') {
    const text = consultation.mode === 'virtual' ? texts.virtual : texts.live;
    return { long: text, short: text };
  }
  return consultation.path === 'new' ? texts.newPatient : texts.existingPatient;
}

/** The fee of a consultation as its button shows it. */
export function feeText(consultation: Consultation): string {
  const price = dollars(feeOf(consultation));
  return consultation.kind === 'weight-loss' ? texts.monthly(price) : price;
}

/** What a consultation is in plain words, and how it goes. */
export function plainText(consultation: Consultation): { readonly title: string; readonly how: string } {
  if (consultation.kind === 'consultation') {
    return consultation.mode === 'virtual'
      ? { title: texts.answerQuestions, how: feeFacts.virtual.how }
      : { title: texts.talkToProvider, how: feeFacts.live.how };
  }
  return consultation.path === 'new' ? texts.startProgram : texts.goOnWithProgram;
}

/** What became of a launch. */
export const launchText = {
  launched: texts.launched,
  blocked: texts.blocked,
} as const satisfies Record<Launched['kind'], string>;

/** The same where there is little room. */
export const briefLaunchText = {
  launched: texts.launched,
  blocked: texts.blockedBriefly,
} as const satisfies Record<Launched['kind'], string>;

/** What there is to choose from and what not, as it is said to those who do not see the screen. */
export function offerText(
  { offered, withheld }: Pick<VisitInHand, 'offered' | 'withheld'>,
  { state, total }: { readonly state: UsState; readonly total: (consultation: Consultation) => string | undefined },
): string {
  const visits = offered.map((consultation) =>
    texts.spokenVisit(buttonText(consultation).long, feeText(consultation), total(consultation)),
  );
  const reasons = withheld.map(({ why, instead }) => (instead.kind === 'phone' ? `${why} ${instead.text}.` : why));
  return [...(visits.length > 0 ? [texts.spokenVisits(shownState(state), visits)] : []), ...reasons].join(' ');
}

/**
 * The kinds of visit that a treatment has in a state, as the how-it-works guide calls them; without a state, or where it has
 * none, those that it can have.
 *
 * @param path of the page that the visit is started from, as for `availabilityOf`.
 */
export function stepsOf(
  treatment: TreatmentSummary,
  state: UsState | undefined,
  path: string,
): readonly [HowItWorksTab, ...HowItWorksTab[]] {
  const modes = modesIn(treatment, state, path);
  const [first, ...more] = howItWorksTabs.filter((tab) => modes.includes(modeOfTab[tab]));
  return first === undefined ? stepsOf(treatment, undefined, path) : [first, ...more];
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
    why: texts.why(reason, shownState(state), shownName(treatment), liveByNature[treatment.path] ?? ''),
    brief: texts.briefly[reason],
    instead: insteadText(nextBestWays[reason], treatment),
  };
}

function insteadText(way: NextBestWay, treatment: TreatmentSummary): WithheldText['instead'] {
  switch (way.kind) {
    case 'live':
      // Its button stands beside.
      return { kind: 'none' };
    case 'treatments':
      return { kind: 'page', text: texts.findTreatment, href: hrefs.treatments };
    case 'own-page':
      return { kind: 'page', text: texts.allVisitsFor(shownName(treatment)), href: treatmentHref(treatment.path) };
    case 'treatment':
      return { kind: 'page', text: texts.startGeneralConsult, href: treatmentHref(way.path) };
    case 'phone':
      return { kind: 'phone', text: texts.call(brand.phone) };
  }
}

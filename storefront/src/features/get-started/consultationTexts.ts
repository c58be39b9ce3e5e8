import type { Consultation, WithheldReason } from '@front-door/shared/catalogue/availability';
import type { UsState } from '@front-door/shared/catalogue/states';
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

/** Why a consultation is not offered, and what to do instead. */
export interface WithheldText {
  readonly why: string;
  /** The next best way; a page of ours or a telephone number. */
  readonly instead:
    | { readonly kind: 'none' }
    | { readonly kind: 'page'; readonly text: string; readonly href: string }
    | { readonly kind: 'phone'; readonly text: string };
}

export function withheldText(reason: WithheldReason, state: UsState): WithheldText {
  switch (reason) {
    case 'virtual-not-in-state':
      return {
        why: `Virtual consultations are not available in ${state} for this treatment: the provider has to speak with you. A live consultation covers the same care.`,
        instead: { kind: 'none' },
      };
    case 'general-consult-is-live':
      return {
        why: 'A General Consult is always live, so that you and the provider can talk it over.',
        instead: { kind: 'page', text: 'Know what you have? Find your treatment', href: hrefs.treatments },
      };
    case 'refill-not-online':
      return {
        why: `Refills can't be started online in ${state}. Call us, and we will help you get your medication.`,
        instead: { kind: 'phone', text: 'Call' },
      };
    case 'weight-loss-not-in-state':
      return {
        why: `The weight-loss program is not available in ${state}. A provider can talk over other options with you.`,
        instead: { kind: 'page', text: 'Start a General Consult', href: treatmentHref('general-consult') },
      };
  }
}

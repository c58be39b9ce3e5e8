import { fees } from '../catalogue/prices';
import type { Consultation } from '../catalogue/availability';
import type { UsState } from '../catalogue/states';
import type { Language } from '../language';
import type { VisitorContext } from '../visitor/visitorContext';

/** Identifiers that the provider's platform gave us (specification 9). */
const ids = {
  protocol: '101406',
  patientOem: '970',
  weightLossClinic: '101404',
  clinic: '101365',
} as const;

/** The visit names of the weight-loss program, sent in place of the protocol name. */
export const weightLossVisits = {
  new: 'Weight Loss Initial Visit',
  existing: 'Weight Loss Follow up',
} as const;

export interface Launch {
  readonly consultation: Consultation;
  /** The treatment's name on the provider's platform. */
  readonly genieMdName: string;
  readonly state: UsState;
  readonly visitor: VisitorContext;
  /** Whether a privacy choice, Global Privacy Control or the opt-out, keeps `trackingParameters` out of the address. */
  readonly isHeldBack?: boolean;
  /** Parameter that asks for the visit in the language of the page; absent where nothing is to be asked. */
  readonly language?: readonly [name: string, language: Language];
}

/** Parameters that tell who a visitor is or what brought them. The visit itself needs none of them. */
export const trackingParameters: readonly string[] = ['advertisingID', 'sourceID', 'Advertiser', 'AdTransaction'];

/** The fee of a consultation in whole US dollars. */
export function feeOf(consultation: Consultation): number {
  return consultation.kind === 'weight-loss' ? fees.weightLoss : fees[consultation.mode];
}

/** The name of the visit on the provider's platform. */
export function protocolNameOf({ consultation, genieMdName }: Pick<Launch, 'consultation' | 'genieMdName'>): string {
  return consultation.kind === 'weight-loss' ? weightLossVisits[consultation.path] : genieMdName;
}

/** Campaign and source of the visit in one value: "campaign - source", or whichever is known, or the pharmacy. */
export function sourceIdOf({ campaign, source, pharmacy }: VisitorContext): string | undefined {
  if (campaign !== undefined && source !== undefined) return `${campaign} - ${source}`;
  return campaign ?? source ?? pharmacy;
}

/**
 * The address at the provider's assessment site that starts a consultation (specification 7).
 *
 * @param consentPage the site's consent path: absolute, or from the storefront's root.
 */
export function assessmentUrl(consentPage: string, launch: Launch): string {
  const { consultation, state, visitor, isHeldBack = false, language } = launch;
  const protocolName = protocolNameOf(launch);
  const parameters: readonly (readonly [name: string, value: string | undefined])[] = [
    ['protocolID', ids.protocol],
    ['protocolName', protocolName],
    ['theme', 'default'],
    // The weight-loss program is never held virtually (specification 4, step 2).
    ['mode', consultation.kind === 'consultation' && consultation.mode === 'virtual' ? '1' : '2'],
    ['state', state],
    ['login', 'true'],
    ['fee', btoa(String(feeOf(consultation)))],
    ['patientOEMID', ids.patientOem],
    ['pharmacyID', visitor.pharmacyId],
    ['pharmacyGroupID', visitor.pharmacyGroupId],
    ['advertisingID', visitor.guid],
    ['sourceID', sourceIdOf(visitor)],
    ['protocolClinicID', /weight loss/i.test(protocolName) ? ids.weightLossClinic : ids.clinic],
    ['Advertiser', visitor.source],
    ['AdTransaction', visitor.transactionId],
    ...(language === undefined ? [] : [language]),
  ];
  const query = parameters
    .filter((parameter): parameter is readonly [string, string] => parameter[1] !== undefined && parameter[1] !== '')
    .filter(([name]) => !isHeldBack || !trackingParameters.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
    .join('&');
  return `${consentPage}${consentPage.includes('?') ? '&' : '?'}${query}`;
}

/** A lone surrogate can't be encoded and would throw. */
function wellFormed(value: string): string {
  return value.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

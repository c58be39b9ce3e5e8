import type { Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { conversionEvent } from '@front-door/shared/contract/analytics';
import { assessmentUrl, protocolNameOf } from '@front-door/shared/contract/assessmentUrl';
import { pushEvent } from '../../platform/analytics';
import { brand } from '../../platform/brand';
import { openTab } from '../../platform/openTab';
import { postTransaction } from '../../platform/transaction';
import { clearTransaction, currentVisitor } from '../../platform/visitor';

export interface LaunchRequest {
  readonly treatment: Pick<TreatmentSummary, 'genieMdName'>;
  readonly consultation: Consultation;
  readonly state: UsState;
}

/** The address at the provider's assessment site that starts a consultation for this visitor. */
export function launchUrl({ treatment, consultation, state }: LaunchRequest): string {
  const parts = { consultation, genieMdName: treatment.genieMdName, state, visitor: currentVisitor() };
  return new URL(assessmentUrl(brand.assessmentUrl, parts), window.location.href).href;
}

/**
 * Opens the consultation in a new tab and reports it. Must run inside the click.
 *
 * @returns whether the tab opened; when it did not, nothing is reported and the visitor needs the link.
 */
export function openConsultation(request: LaunchRequest): boolean {
  const opened = openTab(launchUrl(request));
  if (opened) reportLaunch(request);
  return opened;
}

/**
 * Pushes the conversion event, and hands the transaction id to the backend and forgets it: the next
 * navigation makes a new one.
 */
export function reportLaunch({ treatment, consultation, state }: LaunchRequest): void {
  const visitor = currentVisitor();
  const protocolName = protocolNameOf({ consultation, genieMdName: treatment.genieMdName });
  pushEvent(conversionEvent(visitor, { consultation, protocolName, state }));
  if (visitor.transactionId === undefined) return;
  postTransaction(visitor.transactionId);
  clearTransaction();
}

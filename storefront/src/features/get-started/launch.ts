import type { Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { UsState } from '@front-door/shared/catalogue/states';
import { conversionEvent } from '@front-door/shared/contract/analytics';
import { assessmentUrl, protocolNameOf, type Launch } from '@front-door/shared/contract/assessmentUrl';
import { edition } from '@front-door/shared/edition/en';
import type { VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { absolute } from '../../platform/address';
import { pushEvent } from '../../platform/analytics';
import { brand } from '../../platform/brand';
import {
  reportTransaction,
  takeTransaction,
  takeTransactionNow,
  type LaunchingVisitor,
} from '../../platform/launchLedger';
import { openEmptyTab, type OpenedTab } from '../../platform/openTab';
import { mayRecord } from '../../platform/privacy';
import { currentVisitor } from '../../platform/visitor';

export interface LaunchRequest {
  readonly treatment: Pick<TreatmentSummary, 'genieMdName'>;
  readonly consultation: Consultation;
  readonly state: UsState;
}

/**
 * Opens the consultation in a new tab and reports it. Must run inside the click.
 *
 * @returns whether the tab opened; when it did not, nothing is reported and the visitor needs the link.
 */
export function openConsultation(request: LaunchRequest): boolean {
  const tab = openEmptyTab();
  if (tab === undefined) return false;
  void launchIn(tab, request);
  return true;
}

async function launchIn(tab: OpenedTab, request: LaunchRequest): Promise<void> {
  const visitor = await takeTransaction();
  tab.goTo(urlFor(request, visitor));
  report(request, visitor);
}

/** The address of the link that stands for a tab that was held back. */
export function linkUrl(request: LaunchRequest): string {
  return urlFor(request, currentVisitor());
}

/**
 * Reports that the visitor follows the link, which each time is a launch of its own.
 *
 * @returns the address that it must lead to.
 */
export function followLink(request: LaunchRequest): string {
  const visitor = takeTransactionNow();
  report(request, visitor);
  return urlFor(request, visitor);
}

/** The address at the provider's assessment site that starts a consultation for this visitor. */
function urlFor({ treatment, consultation, state }: LaunchRequest, visitor: VisitorContext): string {
  const parts = {
    consultation,
    genieMdName: treatment.genieMdName,
    state,
    visitor,
    isHeldBack: !mayRecord(),
    ...languageAsked(),
  };
  return absolute(assessmentUrl(brand.assessmentUrl, parts)).href;
}

/** Asks for the visit in the page's language, where that is not English and the brand names how to ask. */
function languageAsked(): Pick<Launch, 'language'> {
  const { visitLanguageParameter: name } = brand;
  return edition.language === 'en' || name === '' ? {} : { language: [name, edition.language] };
}

/** Pushes the conversion event, and hands the launch's transaction id to the backend. */
function report({ treatment, consultation, state }: LaunchRequest, visitor: LaunchingVisitor): void {
  const protocolName = protocolNameOf({ consultation, genieMdName: treatment.genieMdName });
  pushEvent(conversionEvent(visitor, { consultation, protocolName, state }));
  reportTransaction(visitor.transactionId);
}

import type { Consultation } from '../catalogue/availability';
import type { UsState } from '../catalogue/states';
import type { TreatmentPath } from '../catalogue/treatments';
import type { VisitorContext } from '../visitor/visitorContext';

/**
 * Every event of the data layer with the fields that are its own. The names of specification 7 come first; the funnel
 * events after them tell what it leaves silent. `eventTable` says when each is pushed, and docs/events.md is held to it.
 */
export interface EventFields {
  genie_patient_profile_click: object;
  find_treatment_click: object;
  start_general_consult_click: object;
  category_click: { readonly destination: string };
  category_button_click: { readonly category: string };
  treatment_click: { readonly destination: string };
  conversion_to_genie: ConversionFields;
  conversion_to_genie_pediatric: ConversionFields;

  hero_button_click: { readonly button: 'find-treatment' | 'describe-symptoms' };
  header_button_click: { readonly destination: string };
  footer_category_click: { readonly destination: string };
  bottom_bar_click: { readonly button: 'find-care' | 'consultation' | 'savings' | 'med-refill' | 'my-account' };
  /** `other`: the search knows an entry that this build does not. */
  suggestion_click: { readonly destination: TreatmentPath | 'other' };
  chat_consult_click: object;
}

interface ConversionFields {
  readonly protocol: string;
  readonly mode: 'async' | 'sync' | 'new' | 'existing';
  readonly stateLocation: UsState;
}

export type AnalyticsEventName = keyof EventFields;

/** What is pushed to the data layer: the event, who and from where, and the event's own fields. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { readonly event: Name } & Pick<VisitorContext, 'guid' | 'pharmacy' | 'source'> &
    EventFields[Name];
}[AnalyticsEventName];

/** Builds an event; the visitor's absent values are left out. */
export function analyticsEvent<Name extends AnalyticsEventName>(
  event: Name,
  { guid, pharmacy, source }: VisitorContext,
  fields: EventFields[Name],
): AnalyticsEvent {
  return {
    event,
    guid,
    ...(pharmacy === undefined ? {} : { pharmacy }),
    ...(source === undefined ? {} : { source }),
    ...fields,
  } as AnalyticsEvent;
}

/** The `mode` of a conversion event. */
export function conversionMode(consultation: Consultation): ConversionFields['mode'] {
  if (consultation.kind === 'weight-loss') return consultation.path;
  return consultation.mode === 'virtual' ? 'async' : 'sync';
}

/** The conversion event of a launch; pediatric treatments have their own. */
export function conversionEvent(
  visitor: VisitorContext,
  launch: { readonly consultation: Consultation; readonly protocolName: string; readonly state: UsState },
): AnalyticsEvent {
  return analyticsEvent(
    launch.protocolName.includes('Pediatric') ? 'conversion_to_genie_pediatric' : 'conversion_to_genie',
    visitor,
    { protocol: launch.protocolName, mode: conversionMode(launch.consultation), stateLocation: launch.state },
  );
}

import { analyticsEvent, type AnalyticsEventName } from '@front-door/shared/contract/analytics';
import { pushEvent } from './analytics';
import { currentVisitor } from './visitor';

type Fields<Name extends AnalyticsEventName> = Parameters<typeof analyticsEvent<Name>>[2];

/** Records that the visitor did something, with who they are and where they came from. */
export function record<Name extends AnalyticsEventName>(event: Name, fields: Fields<Name>): void {
  pushEvent(analyticsEvent(event, currentVisitor(), fields));
}

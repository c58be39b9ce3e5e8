import type { AnalyticsEvent } from '@front-door/shared/contract/analytics';
import { mayRecord } from './privacy';

declare global {
  interface Window {
    /** The page's own data layer. A tag manager may replace its `push`, or put something else here. */
    dataLayer?: unknown;
  }
}

/**
 * Pushes an event to the data layer, unless the visitor's privacy choice holds it back. Never throws: what a tag
 * manager makes of an event is no concern of the click that it reports.
 */
export function pushEvent(event: AnalyticsEvent): void {
  if (!mayRecord()) return;
  try {
    const layer = window.dataLayer;
    if (canPush(layer)) layer.push(event);
    else window.dataLayer = [event];
  } catch {
    // The event is lost; the visitor is not.
  }
}

function canPush(layer: unknown): layer is { push(event: AnalyticsEvent): unknown } {
  return typeof layer === 'object' && layer !== null && 'push' in layer && typeof layer.push === 'function';
}

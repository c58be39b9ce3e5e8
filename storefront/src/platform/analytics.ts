import type { AnalyticsEvent } from '@front-door/shared/contract/analytics';
import { lasting } from './storage';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not have it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor lets events be recorded: not under Global Privacy Control or after an opt-out. */
export function mayRecord(): boolean {
  return navigator.globalPrivacyControl !== true && lasting.get('privacy-choice') !== 'opt-out';
}

/** Pushes an event to the page's own data layer. */
export function pushEvent(event: AnalyticsEvent): void {
  if (mayRecord()) (window.dataLayer ??= []).push(event);
}

import { isHeldBack, privacyChoiceKey, type PrivacySignals } from '@front-door/shared/visitor/privacy';
import { lasting } from './storage';

declare global {
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not have it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What the browser and the visitor have said about being recorded. */
export function privacySignals(): PrivacySignals {
  return { globalPrivacyControl: navigator.globalPrivacyControl === true, choice: lasting.get(privacyChoiceKey) };
}

/** Whether events may be pushed, visits measured and third-party scripts loaded. */
export function mayRecord(): boolean {
  return !isHeldBack(privacySignals());
}

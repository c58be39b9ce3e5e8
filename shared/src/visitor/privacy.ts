/** The storage name of the visitor's privacy choice. An address can't set it (`ownKeys`). */
export const privacyChoiceKey = 'privacy-choice';

/** What is stored for a visitor who has opted out; any other value, or none, is no opt-out. */
export const optOut = 'opt-out';

export interface PrivacySignals {
  /** The browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
  /** The stored choice. */
  readonly choice: string | null;
}

/**
 * Whether the data layer and third-party scripts are held back: the browser asks for it, or the visitor has.
 * A visitor's choice adds to the browser's signal and can't undo it.
 */
export function isHeldBack({ globalPrivacyControl, choice }: PrivacySignals): boolean {
  return globalPrivacyControl || choice === optOut;
}

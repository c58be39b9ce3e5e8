/** What a visitor did before the application could answer it. */
export interface KeptEvent {
  readonly event: Event;
  /** What the field that it was done to held by then. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
  /** Where the visitor was. */
  readonly at: string;
}

/** What the document's own scripts share with the application (`app/keepEarlyInput`, `app/afterPaint`). */
export interface EarlyInput {
  /** In the order in which it happened. */
  readonly kept: KeptEvent[];
  /** Whether what is done to this element must wait for the application. */
  holds: (target: Element) => unknown;
  /** Whether the application has taken the page over. */
  isTaken?: boolean;
  /** Follows the link that waits, in the browser's own way. */
  follow?: () => void;
  /** Set once the page is shown as one without scripts: undoes that. */
  showWithScripts?: () => void;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** What the page itself has seen; times in milliseconds since the page's navigation or, for the input, the press. */
interface Seen {
  readonly longTasks: readonly number[];
  readonly shift: number;
  readonly launcherAt?: number;
  readonly inputAfterPress?: number;
}

declare global {
  /** Set by probe.client.js. */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var seen: Seen;
}

export type { Seen };

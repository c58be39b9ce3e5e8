/** In CSS pixels of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a page or a frame has seen. Times are in milliseconds: since the page's navigation, or by the clock for two. */
interface Seen {
  readonly longTasks: readonly number[];
  readonly shift: number;
  /** Where the launcher is, for whoever has one. */
  readonly centre: () => Point;
  readonly launcherAt?: number;
  /** When the launcher was pressed, by the clock. */
  readonly pressedAt?: number;
  /** When the input could be used, by the clock; where there is a launcher, not before it was pressed. */
  readonly inputAt?: number;
}

declare global {
  /** Set by probe.client.js. */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var seen: Seen;
}

export type { Point, Seen };

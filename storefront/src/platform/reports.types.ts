import type { MetricType } from 'web-vitals';

/** What a page tells. Nothing in it says who the visitor is, what they typed or which treatment they read about. */
export type Report = WebVital | ClientError;

interface WebVital {
  readonly kind: 'vital';
  readonly metric: MetricType['name'];
  /** Milliseconds; for CLS a score. */
  readonly value: number;
  /** The pattern of the route that the visit began at, such as `/treatments/:segment`. */
  readonly route: string;
}

interface ClientError {
  readonly kind: 'error';
  /** One of the language's own errors; `Error` for any other, whose name could be anything; `load` for a file that did not come. */
  readonly error: string;
  /** The path of a script or style sheet of the site's own; `page` for its documents, `elsewhere` for others'. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The pattern of the route that showed. */
  readonly route: string;
}

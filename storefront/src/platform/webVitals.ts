import type { MetricType } from 'web-vitals';
import { mayRecord } from './privacy';

declare global {
  interface ImportMetaEnv {
    /** Where web vitals are sent: an http(s) address or a root path. Unset or empty: nowhere. */
    readonly VITE_WEB_VITALS_URL?: string;
  }
}

/** One measurement as it is sent. Nothing in it tells who the visitor is or which treatment they read about. */
export interface WebVital {
  readonly metric: MetricType['name'];
  /** Milliseconds; for CLS a score. */
  readonly value: number;
  /** The route that the visit began at, such as `/treatments/:path`. */
  readonly route: string;
}

/**
 * Sends how fast and steady the page was for its visitor (CLS, INP, FCP, LCP, TTFB) to a destination that the
 * build names, each metric as one JSON beacon. Without a destination nothing is loaded or measured.
 *
 * @param route the pattern of the route that the visit began at, never its address.
 */
export async function reportWebVitals(route: string): Promise<void> {
  const destination = import.meta.env.VITE_WEB_VITALS_URL;
  if (destination === undefined || destination === '' || !mayRecord()) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const send = ({ name, value }: MetricType) => {
    navigator.sendBeacon(destination, JSON.stringify({ metric: name, value, route } satisfies WebVital));
  };
  onCLS(send);
  onFCP(send);
  onINP(send);
  onLCP(send);
  onTTFB(send);
}

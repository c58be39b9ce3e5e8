import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { Report } from './reports.types';

/**
 * Tells how fast and steady the page was for its visitor (CLS, INP, FCP, LCP, TTFB), each metric as one report.
 *
 * @param route the pattern of the route that the visit began at, never its address.
 */
export function reportWebVitals(tell: (report: Report) => void, route: string): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }: MetricType) => {
      tell({ kind: 'vital', metric: name, value, route });
    });
}

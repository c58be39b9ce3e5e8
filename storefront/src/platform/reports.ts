// Fetched only where the brand names a path for reports, once the page is idle.
import { brand } from './brand';
import { reportErrors } from './clientErrors';
import { mayRecord } from './privacy';
import type { Report } from './reports.types';
import { reportWebVitals } from './webVitals';

/**
 * Starts to tell the site's own server how the page does: web vitals and errors, each as one request with a body of JSON
 * that outlives the page. It carries no cookie and no referrer, which would be the page's address.
 *
 * @param routeOf the pattern of the route that shows.
 * @returns what tells of an error that was caught.
 */
export function startReports(routeOf: () => string): (error: unknown) => void {
  reportWebVitals(tell, routeOf());
  return reportErrors(tell, routeOf);
}

function tell(report: Report): void {
  // The visitor may have opted out since.
  if (!mayRecord()) return;
  fetch(brand.reportsPath, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

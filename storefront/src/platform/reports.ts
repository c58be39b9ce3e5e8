// Fetched only where the brand names a path for reports, some seconds after the page has started.
import { brand } from './brand';
import { reportErrors } from './clientErrors';
import { mayRecord } from './privacy';
import type { Report } from './reports.types';
import { reportWebVitals } from './webVitals';

interface Routed {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[] };
}

/**
 * Starts to tell the site's own server how the page does: web vitals and errors, each as one request with a body of JSON
 * that outlives the page. It carries no cookie and no referrer, which would be the page's address.
 *
 * @param router whose last match is the route that shows; reports name its pattern.
 * @returns what tells of an error that was caught.
 */
export function startReports(router: Routed): (error: unknown) => void {
  const routeOf = () => router.state.matches.at(-1)?.route.path ?? '/';
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

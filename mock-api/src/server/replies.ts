import type { ServerResponse } from 'node:http';

/** Headers of every HTML page. */
export const pageHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
} as const;

/** No page of the server's own runs, loads or sends anything but a form to itself … */
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
/** … except for the testers' page, whose script comes from the server and talks to the server alone. */
const ownScriptRuns = `${nothingRuns}; script-src 'self'; connect-src 'self'`;

/** Sends a page that the server itself has written. */
export function sendPage(
  response: ServerResponse,
  { document, framed = false, scripted = false }: { document: string; framed?: boolean; scripted?: boolean },
): void {
  const { 'X-Frame-Options': frameOptions, ...rest } = pageHeaders;
  response
    .writeHead(200, {
      ...rest,
      ...(framed ? {} : { 'X-Frame-Options': frameOptions }),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': scripted ? ownScriptRuns : nothingRuns,
      'Content-Type': 'text/html; charset=utf-8',
    })
    .end(document);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

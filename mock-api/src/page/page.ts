import { html, type Html } from './html';

/** The look of every page that the server itself writes. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 Nunito,ui-rounded,system-ui,sans-serif;color:#1d2b3a;background:#f2f7fa}
main{container-type:inline-size;max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:clamp(1.6rem,4vw,2.25rem);line-height:1.2;font-weight:800;margin:.25em 0 .5em;color:#336}
h2{font-size:1.25rem;line-height:1.3;font-weight:800;margin:0 0 .25em;color:#336}
a{color:#069}
:focus-visible{outline:3px solid #069;outline-offset:2px;border-radius:4px}
code{font:.9375em/1.5 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
.mark{display:block;padding:.625rem 1rem;text-align:center;font-weight:700;color:#1d2b3a;background:#fc3}
.notice{margin:0 0 1rem;padding:.75rem 1rem;border:1px solid #b3261e;border-radius:12px;background:#fff5f4}
.notice p,.notice ul{margin:0}
.card{padding:1rem 1.25rem;border:1px solid #cfe1eb;border-radius:12px;background:#fff;margin:0 0 1rem}
.card[aria-current]{border-color:#069;box-shadow:inset 4px 0 #069}
.card p{margin:.25rem 0}
.quiet{color:#4a5a69}
.actions{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:.75rem}
button,.button{display:inline-flex;align-items:center;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:999px;
font:inherit;font-weight:700;text-decoration:none;color:#fff;background:#069;cursor:pointer}
button:hover,.button:hover{background:#004d73}
table{width:100%;table-layout:fixed;border-collapse:collapse;background:#fff;border:1px solid #cfe1eb;border-radius:12px}
caption{text-align:left;padding:1.25rem 0 .5rem;font-weight:700}
th,td{padding:.625rem .875rem;text-align:left;vertical-align:top;border-top:1px solid #cfe1eb;overflow-wrap:anywhere}
thead th{border-top:0}
thead th+th{width:38%}
.odd{font-weight:700;color:#b3261e}
@container (max-width:38em){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,caption,tbody,tr,th,td{display:block;width:auto}
caption{padding-left:.875rem}
tbody th code{font-weight:700}
tr{padding:.5rem 0;border-top:1px solid #cfe1eb}
tr:first-child{border-top:0}
tbody th,td{padding:.125rem .875rem;border:0}
}`;

export interface Page {
  readonly title: string;
  /** The line over the page that says what it really is. */
  readonly mark: string;
  readonly body: Html;
  /** Rules for parts that only this page has. */
  readonly style?: string;
}

/** A whole document, readable without scripts; its policy (see `sendPage`) lets none run but the server's own. */
export function page({ title, mark, body, style = '' }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ markup: pageStyle + style }}
        </style>
      </head>
      <body>
        <header class="mark">${mark}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup;
}

export interface Row {
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
  /** The value is not what the specification asks for. */
  readonly odd: boolean;
}

/** Parameters as a table; the roles keep it one where a narrow screen stacks its cells. */
export function parameterTable(rows: readonly Row[]): Html {
  if (rows.length === 0) return html`<p>No parameters were received.</p>`;
  return html`<table role="table">
    <caption>
      Received parameters
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">Parameter</th>
        <th role="columnheader" scope="col">Value</th>
        <th role="columnheader" scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ({ name, value, meaning, odd }) =>
          html`<tr role="row">
            <th role="rowheader" scope="row"><code>${name}</code></th>
            <td role="cell"><code>${value}</code></td>
            <td role="cell">${odd ? html`<span class="odd">${meaning}</span>` : meaning}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

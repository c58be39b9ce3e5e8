import { html, type Html } from '../page/html';
import type { TracePart, TraceRow } from './visitTrace';

/** A visit's trace: each part a table, what differs marked in words as well as in color. */
export function traceView(parts: readonly TracePart[]): Html {
  const differences = differencesIn(parts);
  return html`<p role="status">
      <strong
        >${differences === 0 ? 'Everything is as the rules expect.' : `${String(differences)} differ${differences === 1 ? 's' : ''} from what the rules expect.`}</strong
      >
    </p>
    ${parts.map(({ title, rows }) => partView(title, rows))}`;
}

function partView(title: string, rows: readonly TraceRow[]): Html {
  if (rows.length === 0)
    return html`<h3>${title}</h3>
      <p>None yet.</p>`;
  return html`<h3>${title}</h3>
    <table role="table" aria-label="${title}">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">What</th>
          <th role="columnheader" scope="col">Seen</th>
          <th role="columnheader" scope="col">Expected</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          ({ what, seen, expected, odd }) =>
            html`<tr role="row">
              <th role="rowheader" scope="row"><code>${what}</code></th>
              <td role="cell">${odd ? html`<span class="odd">Differs: ${seen}</span>` : seen}</td>
              <td role="cell">${expected}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** The same as a file: Markdown, which reads as text too. */
export function traceReport(parts: readonly TracePart[], made: string): string {
  const tables = parts.map(({ title, rows }) =>
    [
      `## ${title}`,
      '',
      ...(rows.length === 0
        ? ['None.']
        : [
            '| What | Seen | Expected | |',
            '| --- | --- | --- | --- |',
            ...rows.map(
              ({ what, seen, expected, odd }) =>
                `| ${[what, seen, expected, odd ? 'DIFFERS' : 'ok'].map(cell).join(' | ')} |`,
            ),
          ]),
      '',
    ].join('\n'),
  );
  return [`# Trace of a visit`, '', `Made ${made}. ${String(differencesIn(parts))} differences.`, '', ...tables].join(
    '\n',
  );
}

function differencesIn(parts: readonly TracePart[]): number {
  return parts.flatMap(({ rows }) => rows).filter(({ odd }) => odd).length;
}

function cell(text: string): string {
  return text.replaceAll(/[\p{Control}\u2028\u2029]/gu, ' ').replaceAll('|', String.raw`\|`);
}

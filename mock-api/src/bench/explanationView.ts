import { mostSuggestions, scoreThreshold, worthShowing } from '@front-door/shared/contract/search';
import { html, type Html } from '../page/html';
import type { Explanation } from '../search/explain';

/**
 * How the search reads a message: what it suggests and why, and what the chat would show of it. The roles keep the
 * table one where a narrow place stacks its cells.
 */
export function explanationView(explanation: Explanation): Html {
  const { suggestions } = explanation;
  const shown = new Set(worthShowing(suggestions));
  return html`
    ${verdict(explanation, shown.size)}
    ${
      suggestions.length === 0
        ? ''
        : html`<table class="scores" role="table">
            <caption>
              The threshold is ${scoreThreshold}; that score itself is dropped. At most ${mostSuggestions} show.
            </caption>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">Treatment</th>
                <th role="columnheader" scope="col">Score</th>
                <th role="columnheader" scope="col">In the chat</th>
                <th role="columnheader" scope="col">Because of</th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              ${suggestions.map(
                (suggestion) =>
                  html`<tr role="row">
                    <th role="rowheader" scope="row">${suggestion.name}</th>
                    <td role="cell">
                      <span class="meter">${bar(suggestion.score)}</span>
                      ${suggestion.score}
                    </td>
                    <td role="cell">${shown.has(suggestion) ? 'Shows' : dropped(suggestion.score)}</td>
                    <td role="cell">${because(explanation, suggestion.path)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    <dl class="readings">
      ${readings(explanation).map(
        ([what, value]) =>
          html`<div>
            <dt>${what}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  `;
}

function verdict({ outOfScope }: Explanation, count: number): Html {
  if (outOfScope !== undefined) return html`<p>The chat finds nothing: this is no complaint (${outOfScope}).</p>`;
  if (count === 0) return html`<p>The chat finds nothing.</p>`;
  return html`<p>The chat shows ${count} ${count === 1 ? 'treatment' : 'treatments'}.</p>`;
}

function dropped(score: number): string {
  return score > scoreThreshold ? 'Dropped: three are better' : 'Dropped: not above the threshold';
}

/** A bar from 0 to 1 with the threshold marked. It repeats the number beside it. */
function bar(score: number): Html {
  const width = Math.round(Math.min(1, Math.max(0, score)) * 100);
  return html`<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect width="100" height="8" fill="#dce9f0" />
    <rect width="${width}" height="8" fill="${score > scoreThreshold ? '#069' : '#8aa3b3'}" />
    <rect x="${scoreThreshold * 100}" width="1" height="8" fill="${score > scoreThreshold ? '#fc3' : '#b3261e'}" />
  </svg>`;
}

function because({ evidence }: Explanation, path: string): string {
  const found = Object.entries(evidence).find(([entry]) => entry === path)?.[1] ?? [];
  return (
    listed(found.map(({ phrase, strength }) => `“${plain(phrase)}” (${strength.toFixed(2)})`)) ?? 'Nothing by name'
  );
}

function readings({ tokens, denied, child, sex, durations }: Explanation): readonly (readonly [string, string])[] {
  const corrected = tokens.filter(({ text, word }) => word !== text).map(({ text, word }) => `${text} → ${word}`);
  const rows: readonly (readonly [what: string, value: string | undefined])[] = [
    ['Read as other words', listed(corrected)],
    ['Denied or over', listed(denied.map(({ phrase }) => plain(phrase)))],
    ['Who', listed([...(child ? ['a child'] : []), ...(sex === undefined ? [] : [`a ${sex}`])])],
    ['How long', listed(durations.map(({ weeks }) => `${String(Math.round(weeks * 10) / 10)} weeks`))],
  ];
  return rows.filter((row): row is readonly [string, string] => row[1] !== undefined);
}

/** A phrase of the lexicon without its marks for word classes and for words side by side. */
function plain(phrase: string): string {
  return phrase.replaceAll('@', '').replaceAll('_', ' ');
}

/** Each once; `undefined` for none. */
function listed(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : [...new Set(texts)].join(', ');
}

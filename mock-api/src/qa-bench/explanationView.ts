import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { mostSuggestions, scoreThreshold, worthShowing } from '@front-door/shared/contract/search';
import { html, type Html } from '../page/html';
import type { ExplainedUnit, Explanation, Silence } from '../search/explain';
import { conceptText, featureText } from './featureText';

/**
 * How the search reads a message: what it suggests and why, what the chat would show of it, and each part of the
 * message with what was made of it. The roles keep the table one where a narrow place stacks its cells.
 */
export function explanationView(explanation: Explanation): Html {
  const { suggestions, units } = explanation;
  const shown = new Set(worthShowing(suggestions));
  return html`
    ${verdict(explanation, shown.size)}
    ${
      suggestions.length === 0
        ? ''
        : html`<table class="scores" role="table">
            <caption>
              The threshold is ${scoreThreshold}; that score itself is dropped. At most ${mostSuggestions} show. In
              brackets, how much each thing adds.
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
    ${
      units.length === 0
        ? ''
        : html`<h3>Part by part</h3>
            <ol class="parts">
              ${units.map((unit) => html`<li>“${unit.text}” ${list(partRows(unit))}</li>`)}
            </ol>`
    }
    <h3>The whole message</h3>
    ${list(wholeRows(explanation))}
  `;
}

type Rows = readonly (readonly [what: string, value: string | undefined])[];

/** Names and values; those without a value are left out. */
function list(rows: Rows): Html {
  return html`<dl class="readings">
    ${rows.flatMap(([what, value]) =>
      value === undefined
        ? []
        : [
            html`<div>
              <dt>${what}</dt>
              <dd>${value}</dd>
            </div>`,
          ],
    )}
  </dl>`;
}

function verdict({ units, suggestions }: Explanation, count: number): Html {
  if (count > 0) return html`<p>The chat shows ${count} ${count === 1 ? 'treatment' : 'treatments'}.</p>`;
  return html`<p>The chat finds nothing: ${reasonForNothing(units, suggestions.length)}.</p>`;
}

function reasonForNothing(units: readonly ExplainedUnit[], suggested: number): string {
  if (units.length === 0) return 'the message has no words, or is code';
  if (units.every(({ silent }) => silent !== undefined)) return 'no part of the message counts';
  return suggested === 0 ? 'no treatment is likely enough' : 'no score is above the threshold';
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

function because({ evidence, words }: Explanation, path: string): string {
  const found = Object.entries(evidence).find(([entry]) => entry === path)?.[1] ?? [];
  const plain = featureText(words);
  return (
    listed(found.map(({ feature, weight }) => `${plain(feature)} (${weight.toFixed(1)})`)) ??
    'Nothing by name: runs of letters, and what is left when all else is unlikely'
  );
}

const subjects: Readonly<Record<ExplainedUnit['whose'], string>> = {
  self: 'the writer',
  child: 'a child',
  other: 'another grown person',
  animal: 'an animal',
  thing: 'a thing',
};

const times: Readonly<Record<Exclude<ExplainedUnit['concepts'][number]['when'], 'now'>, string>> = {
  past: 'in the past',
  denied: 'denied',
  resolved: 'over',
  doubted: 'doubted',
  feared: 'only feared',
};

const silences: Readonly<Record<Silence, string>> = {
  code: 'it is code',
  controlled: 'it asks for a drug that may not be prescribed here',
  teeth: 'it is about teeth',
  'unknown-words': 'too many of its words are of no language',
  'no-words': 'it has no word that tells of anything',
  'taken-back': 'it tells of complaints only as denied, over or gone',
  'no-complaint': 'the model takes it for no complaint',
  'somebody-else': 'it is another person’s, and the patient has a complaint',
  animal: 'it is about an animal',
  thing: 'it is about a thing',
  errand: 'it tells a machine what to do',
};

function partRows({ whose, concepts, notNow, silent, likeliest }: ExplainedUnit): Rows {
  return [
    ['Tells of', subjects[whose]],
    [
      'Concepts',
      listed(
        concepts.map(
          ({ concept, text, when }) => `${conceptText(concept)} (“${text}”${when === 'now' ? '' : `, ${times[when]}`})`,
        ),
      ),
    ],
    ['Not now', listed(notNow.map(({ text, when }) => `“${text}”${when === 'now' ? '' : ` ${times[when]}`}`))],
    ['Does not count', silent === undefined ? undefined : silences[silent]],
    [
      'The model reads',
      listed(likeliest.map(({ complaint, share }) => `${complaintText(complaint)} ${percent(share)}`)),
    ],
  ];
}

function wholeRows({ respelled, childShare, sex, days, none }: Explanation): Rows {
  return [
    ['Read as other words', listed(respelled.map(({ typed, read }) => `${typed} → ${read}`))],
    ['A child is the patient', percent(childShare)],
    ['Sex', sex === undefined ? undefined : `a ${sex}`],
    ['How long', listed(days.map(spanText))],
    ['No complaint at all', percent(none)],
  ];
}

function complaintText(complaint: ExplainedUnit['likeliest'][number]['complaint']): string {
  if (complaint === 'none') return 'no complaint';
  return complaint === 'diarrhea' ? 'Diarrhea' : treatmentAt(complaint).name;
}

/** Days, and weeks where that says more. */
function spanText(days: number): string {
  if (days < 1) return 'less than a day';
  const whole = Math.round(days);
  if (days < 14) return `${whole} ${whole === 1 ? 'day' : 'days'}`;
  return `${whole} days (${String(Math.round((days / 7) * 10) / 10)} weeks)`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Each once; `undefined` for none. */
function listed(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : [...new Set(texts)].join(', ');
}

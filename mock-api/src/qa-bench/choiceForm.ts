import { cannedLists, type CannedList } from '../cannedLists';
import { longestDelay, ownScores, usualChoice, writeChoice, type Choice } from '../choice';
import { html, type Html } from '../page/html';
import { scenarioParameter, scenarios, scenarioSearchApi, type Scenario, type ScenarioId } from '../scenarios';

export interface ChoiceForm {
  readonly current: Choice;
  /** What was wrong with the last choice, which therefore changed nothing. */
  readonly complaint: string | undefined;
  /** Where the HTTP server is, for those who can point a page at it. */
  readonly origin?: string;
  /** Whether a choice may be for the next call alone. */
  readonly offersNext: boolean;
}

/** Picks how calls are answered: a form that needs no script, read by `readChoiceForm`. */
export function choiceForm({ current, complaint, origin, offersNext }: ChoiceForm): Html {
  const { answer, delay, calls } = current;
  // Enter in a field presses the first button, which therefore leaves the scenario as it is.
  return html`<form id="choice" action="/qa" method="get">
    ${complaint === undefined ? '' : html`<p class="notice" role="alert">Nothing has changed. ${complaint}</p>`}
    <p role="status">Now: <strong>${describeChoice(current)}</strong></p>
    <div class="settings">
      <label
        >Hold every answer back, in ms
        <input type="number" name="delay" min="0" max="${longestDelay}" step="1" value="${delay}" inputmode="numeric" />
      </label>
      ${
        offersNext
          ? html`<label
              >Behave so for
              <select name="calls">
                <option value="all" ${calls === 'all' ? html`selected` : ''}>all calls</option>
                <option value="next" ${calls === 'next' ? html`selected` : ''}>the next call</option>
              </select>
            </label>`
          : ''
      }
      <button name="${scenarioParameter}" value="${answerOf(current)}">Apply</button>
    </div>
    <h3>Scenarios</h3>
    <div class="cards">
      ${scenarios.map((scenario) =>
        scenarioCard(scenario, answer.kind === 'scenario' && answer.id === scenario.id, origin),
      )}
    </div>
    <h3>Exact scores</h3>
    <div class="cards">
      <section class="card">
        <label for="choice-scores">A list of your own: <code>path score</code>, one a line</label>
        <textarea id="choice-scores" name="scores" rows="4" spellcheck="false" placeholder="rash 0.9&#10;eczema 0.2">
${answer.kind === 'scores' ? answer.items.map(({ path, score }) => `${path} ${String(score)}`).join('\n') : ''}</textarea>
        <button name="${scenarioParameter}" value="${ownScores}">Answer with this list</button>
      </section>
      ${cannedLists.map((list) => listCard(list, answerOf(current)))}
    </div>
  </form>`;
}

/** A choice in words, as in "Status 500, held back 200 ms, next call only". */
export function describeChoice({ answer, delay, calls }: Choice): string {
  const title =
    answer.kind === 'scenario'
      ? (scenarios.find(({ id }) => id === answer.id)?.title ?? answer.id)
      : `a list of ${String(answer.items.length)}`;
  return [
    title,
    ...(delay > 0 ? [`held back ${String(delay)} ms`] : []),
    ...(calls === 'next' ? ['next call only'] : []),
  ].join(', ');
}

function answerOf({ answer }: Choice): string {
  return writeChoice({ ...usualChoice, answer });
}

function scenarioCard(
  { id, title, say, expect }: Scenario & { readonly id: ScenarioId },
  isCurrent: boolean,
  origin: string | undefined,
): Html {
  return html`<section class="card" aria-labelledby="scenario-${id}" ${isCurrent ? html`aria-current="true"` : ''}>
    <h4 id="scenario-${id}">${title}${isCurrent ? ' (current)' : ''}</h4>
    <p>${say === undefined ? 'Type anything.' : html`Type <q>${say}</q>.`}</p>
    <p>You see: ${expect}</p>
    ${
      origin === undefined
        ? ''
        : html`<p class="quiet">Search API for other sites: <code>${origin}${scenarioSearchApi(id)}</code></p>`
    }
    <div class="actions">
      <button name="${scenarioParameter}" value="${id}" aria-describedby="scenario-${id}">Use this</button>
      ${origin === undefined ? '' : html`<a href="/?${scenarioParameter}=${id}">Open the storefront with it</a>`}
    </div>
  </section>`;
}

function listCard({ title, expect, choice }: CannedList, current: string): Html {
  const isCurrent = choice === current;
  return html`<section class="card" ${isCurrent ? html`aria-current="true"` : ''}>
    <h4>${title}${isCurrent ? ' (current)' : ''}</h4>
    <p>You see: ${expect}</p>
    <button name="${scenarioParameter}" value="${choice}" aria-label="Use this: ${title}">Use this</button>
  </section>`;
}

import {
  knownScenarios,
  scenarioParameter,
  scenarios,
  scenarioSearchApi,
  type Scenario,
  type ScenarioId,
} from '../scenarios';
import { html, type Html } from '../stand-ins/html';
import { page } from '../stand-ins/page';
import { standIns } from '../stand-ins/standIns';

export interface QaState {
  readonly current: ScenarioId;
  /** A picked scenario that there is none of. */
  readonly unknown: string | undefined;
  /** Where the tester reached the server, as in `http://127.0.0.1:4173`. */
  readonly origin: string;
}

/** The page on which a tester picks how the backend behaves. */
export function qaPage({ current, unknown, origin }: QaState): string {
  const body = html`
    ${unknown === undefined ? '' : unknownNotice(unknown)}
    <p>
      Pick how the backend behaves for this browser on <strong>${origin}</strong>. The choice lasts until the browser
      closes. Any page’s address does the same: <code>/care?${scenarioParameter}=slow</code>, and
      <code>?${scenarioParameter}=normal</code> ends it.
    </p>
    <p>
      A page on another site carries no choice. Point its widget’s search API at the address given with a scenario.
      Failures and delays also befall the call that reports a transaction.
    </p>
    <form action="/qa" method="get">${scenarios.map((scenario) => scenarioCard(scenario, { current, origin }))}</form>
    <h2>Stand-ins</h2>
    <ul>
      ${standIns.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}
    </ul>
  `;
  return page({ title: 'Scenarios', mark: 'For testers: the mocked backend', body });
}

function scenarioCard(
  { id, title, say, expect }: Scenario & { readonly id: ScenarioId },
  { current, origin }: Pick<QaState, 'current' | 'origin'>,
): Html {
  const isCurrent = id === current;
  return html`<section class="card" aria-labelledby="scenario-${id}" ${isCurrent ? html`aria-current="true"` : ''}>
    <h2 id="scenario-${id}">${title}${isCurrent ? ' (current)' : ''}</h2>
    <p>${say === undefined ? 'Type anything.' : html`Type <q>${say}</q>.`}</p>
    <p>You see: ${expect}</p>
    <p class="quiet">Search API for other sites: <code>${origin}${scenarioSearchApi(id)}</code></p>
    <div class="actions">
      ${
        isCurrent
          ? ''
          : html`<button name="${scenarioParameter}" value="${id}" aria-describedby="scenario-${id}">Use this</button>`
      }
      <a href="/?${scenarioParameter}=${id}">Open the storefront with it</a>
    </div>
  </section>`;
}

function unknownNotice(id: string): Html {
  return html`<div class="notice" role="alert">
    <p>There is no scenario “${id}”, so nothing has changed. ${knownScenarios}</p>
  </div>`;
}

import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers';
import { namesUnknownScenario, pickScenario } from './pickScenario';
import { knownScenarios, type ScenarioId } from './scenarios';
import { search } from './search/search';

/**
 * Starts the mocked backend in the browser, for development. Requests that are none of its own pass by.
 * `?scenario=ID` on any page picks a scenario and the tab keeps it; `?scenario=normal` ends it.
 *
 * The page's server has to serve MSW's worker script at /mockServiceWorker.js.
 */
export async function startWorker(): Promise<void> {
  // Now as well as with each request: a link inside the page drops the query, maybe before the first search.
  scenarioOfPage();
  if (namesUnknownScenario(location.search)) {
    // oxlint-disable-next-line no-console -- the console is where a developer looks for the mock's word
    console.warn(`The address names no scenario of the mock. ${knownScenarios}`);
  }
  const worker = setupWorker(...createHandlers({ search, scenario: scenarioOfPage }));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
}

function scenarioOfPage(): ScenarioId {
  return pickScenario(location.search, sessionStorage);
}

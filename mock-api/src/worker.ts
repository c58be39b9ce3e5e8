import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers';
import { findScenario, knownScenarios, scenarioKey, scenarioParameter, type ScenarioId } from './scenarios';
import { search } from './search/search';

/**
 * Starts the mocked backend in the browser, for development. Requests that are none of its own pass by.
 * `?scenario=ID` on any page picks a scenario and the tab keeps it; `?scenario=normal` ends it.
 *
 * The page's server has to serve MSW's worker script at /mockServiceWorker.js.
 */
export async function startWorker(): Promise<void> {
  // A link inside the page drops the query, maybe before the first search.
  scenarioOfPage();
  const worker = setupWorker(...createHandlers({ search, scenario: scenarioOfPage }));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
}

function scenarioOfPage(): ScenarioId {
  return pickScenario(location.search, sessionStorage);
}

/** The scenario that a page's query names, which is then kept, or else the one kept before. */
export function pickScenario(query: string, kept: Pick<Storage, 'getItem' | 'setItem'>): ScenarioId {
  const named = new URLSearchParams(query).get(scenarioParameter);
  const found = findScenario(named ?? '');
  if (found !== undefined) kept.setItem(scenarioKey, found.id);
  else if (named !== null) {
    // oxlint-disable-next-line no-console -- the console is where a developer looks for the mock's word
    console.warn(`There is no such scenario as the address names. ${knownScenarios}`);
  }
  return found?.id ?? findScenario(kept.getItem(scenarioKey) ?? '')?.id ?? 'normal';
}

import { findScenario, knownScenarios, scenarioKey, scenarioParameter, type ScenarioId } from './scenarios';

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

import { findScenario, scenarioKey, scenarioParameter, type ScenarioId } from './scenarios';

/** The scenario that a page's query names, which is then kept, or else the one kept before. */
export function pickScenario(query: string, kept: Pick<Storage, 'getItem' | 'setItem'>): ScenarioId {
  const found = findScenario(scenarioNamedIn(query) ?? '');
  if (found !== undefined) kept.setItem(scenarioKey, found.id);
  return found?.id ?? findScenario(kept.getItem(scenarioKey) ?? '')?.id ?? 'normal';
}

/** Whether a page's query names a scenario that there is none of. */
export function namesUnknownScenario(query: string): boolean {
  const named = scenarioNamedIn(query);
  return named !== null && findScenario(named) === undefined;
}

function scenarioNamedIn(query: string): string | null {
  return new URLSearchParams(query).get(scenarioParameter);
}

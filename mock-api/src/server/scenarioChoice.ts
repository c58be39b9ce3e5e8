import { findScenario, scenarioKey, scenarioParameter, type ScenarioId } from '../scenarios';

/** The scenario that a browser carries in its cookie; unknown ones count as none. */
export function scenarioInCookie(header: string | null | undefined): ScenarioId {
  const prefix = `${scenarioKey}=`;
  const value = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
  return findScenario(value ?? '')?.id ?? 'normal';
}

export type ScenarioChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly id: string }
  /** `cookie` keeps the choice until the browser closes, or ends it. */
  | { readonly kind: 'chosen'; readonly id: ScenarioId; readonly cookie: string };

/** The scenario that a page's address picks. */
export function scenarioInQuery(query: URLSearchParams): ScenarioChoice {
  const id = query.get(scenarioParameter);
  if (id === null) return { kind: 'none' };
  const found = findScenario(id);
  if (found === undefined) return { kind: 'unknown', id };
  const attributes = 'Path=/; SameSite=Lax; HttpOnly';
  const cookie =
    found.id === 'normal' ? `${scenarioKey}=; Max-Age=0; ${attributes}` : `${scenarioKey}=${found.id}; ${attributes}`;
  return { kind: 'chosen', id: found.id, cookie };
}

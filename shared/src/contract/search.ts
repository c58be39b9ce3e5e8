/** What crosses to and from the symptom search: POST {searchApi}/ai/search (specification 7). */

export interface SearchRequest {
  /** What the visitor typed, trimmed, never empty. */
  readonly message: string;
  /** The visitor's random UUID. */
  readonly guid: string;
}

/** One item of the answer, which is a plain list. */
export interface SearchSuggestion {
  readonly name: string;
  /** The last segment of the treatment's address. */
  readonly path: string;
  /** 0 to 1. */
  readonly score: number;
}

export const searchPath = '/ai/search';

/** Only suggestions above this score are kept; the score itself is not enough. */
export const scoreThreshold = 0.2;
export const mostSuggestions = 3;
/** The longest message that a visitor can send, in UTF-16 code units. */
export const longestMessage = 2000;
/** The longest that a visitor waits for an answer, whichever ways it is asked for, in milliseconds. */
export const searchTimeoutMs = 20_000;
/** The largest request body that the search accepts, in bytes. */
export const largestSearchBody = 8 * 1024;

/**
 * A problem answer (RFC 9457, `application/problem+json`); `field` names the part of the request
 * that is wrong, where one is.
 */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly field?: string;
}

/**
 * Reads a search answer from outside. Items that are not a suggestion (wrong types, a score that is no
 * finite number, a path that is not one plain address segment) are left out.
 *
 * @returns the well-formed suggestions in the answer's order, or `undefined` when it is not a list.
 */
export function parseSuggestions(answer: unknown): readonly SearchSuggestion[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer.filter(isSuggestion).map(({ name, path, score }) => ({ name, path, score }));
}

function isSuggestion(item: unknown): item is SearchSuggestion {
  if (typeof item !== 'object' || item === null) return false;
  const { name, path, score } = item as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= 120 &&
    typeof path === 'string' &&
    /^[a-z\d]+(?:-+[a-z\d]+)*$/i.test(path) &&
    path.length <= 120 &&
    typeof score === 'number' &&
    Number.isFinite(score)
  );
}

/** The suggestions worth showing: with a finite score above the threshold, best first, three at most. */
export function worthShowing(suggestions: readonly SearchSuggestion[]): readonly SearchSuggestion[] {
  return suggestions
    .filter(({ score }) => Number.isFinite(score) && score > scoreThreshold)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggestions);
}

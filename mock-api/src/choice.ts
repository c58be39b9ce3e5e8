import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { findScenario, knownScenarios, type ScenarioAnswer, type ScenarioId } from './scenarios';

/** How a tester has chosen that calls are answered. */
export interface Choice {
  readonly answer: ChosenAnswer;
  /** Milliseconds that every answer is held back; 0 to `longestDelay`. */
  readonly delay: number;
  /** Whether it ends with the next call. */
  readonly calls: 'all' | 'next';
  /** The bench on which calls show though they come from another site. */
  readonly log?: string;
}

export type ChosenAnswer =
  | { readonly kind: 'scenario'; readonly id: ScenarioId }
  /** A search is answered with exactly this list. */
  | { readonly kind: 'scores'; readonly items: readonly SearchSuggestion[] };

export const longestDelay = 60_000;
const mostItems = 60;
/** A score may be out of range, to see what becomes of it, but no longer than an address should hold. */
const highestScore = 1000;

/** In place of a scenario's id: a list of one's own, as in `scores~rash=0.9~eczema=0.2`. */
export const ownScores = 'scores';

export const usualChoice: Choice = { answer: { kind: 'scenario', id: 'normal' }, delay: 0, calls: 'all' };

export function scenarioChoice(id: ScenarioId): Choice {
  return { ...usualChoice, answer: { kind: 'scenario', id } };
}

export function isUsual(choice: Choice): boolean {
  return writeChoice(choice) === writeChoice(usualChoice);
}

/** What calls are answered under a choice, once its delay is over. */
export function answerFor({ answer }: Choice): ScenarioAnswer {
  return answer.kind === 'scores'
    ? { kind: 'list', items: answer.items }
    : (findScenario(answer.id)?.answer ?? { kind: 'usual' });
}

/**
 * Reads a choice as addresses, the cookie and the tab's storage carry it: a scenario's id or `scores`, then
 * any of `~delay=500`, `~next`, `~log=id` and, after `scores`, `~path=score`. Every character of it may stand
 * unescaped in a path, a query and a cookie.
 *
 * @returns the choice, or one sentence that says what is wrong.
 */
export function readChoice(text: string): Result<Choice, string> {
  const [head = '', ...settings] = text.split('~');
  const found = findScenario(head);
  if (found === undefined && head !== ownScores) {
    return failed(`There is no such scenario. ${knownScenarios} A list of your own begins with ${ownScores}.`);
  }
  const choice: { -readonly [Key in keyof Choice]: Choice[Key] } = { ...usualChoice };
  const items: SearchSuggestion[] = [];
  for (const setting of settings) {
    const [name = '', value = '', ...more] = setting.split('=');
    const delay = readDelay(value);
    const item = readItem(name, value);
    if (more.length > 0) return failed(unknownSetting);
    if (setting === 'next') choice.calls = 'next';
    else if (name === 'log' && /^[\w-]{1,64}$/.test(value)) choice.log = value;
    else if (name === 'delay' && delay !== undefined) choice.delay = delay;
    else if (found === undefined && name !== 'delay' && item !== undefined) items.push(item);
    else return failed(unknownSetting);
  }
  if (items.length > mostItems) return failed(`A list has at most ${String(mostItems)} entries.`);
  return ok({
    ...choice,
    answer: found === undefined ? { kind: 'scores', items } : { kind: 'scenario', id: found.id },
  });
}

const unknownSetting = `The settings are delay=0 to delay=${String(longestDelay)}, next, log=id and, after ${ownScores}, path=score.`;

/** The text that `readChoice` reads. */
export function writeChoice({ answer, delay, calls, log }: Choice): string {
  return [
    ...(answer.kind === 'scenario'
      ? [answer.id]
      : [ownScores, ...answer.items.map(({ path, score }) => `${path}=${String(score)}`)]),
    ...(delay > 0 ? [`delay=${String(delay)}`] : []),
    ...(calls === 'next' ? ['next'] : []),
    ...(log === undefined ? [] : [`log=${log}`]),
  ].join('~');
}

/**
 * Reads what a tester has filled in or an address says: `scenario` is a whole choice; `delay`, `calls` and, for
 * `scores` alone, the list in `scores` (`rash 0.9, eczema 0.2`) add to it.
 *
 * @returns `undefined` when nothing is chosen.
 */
export function readChoiceForm(fields: URLSearchParams): Result<Choice, string> | undefined {
  const named = fields.get('scenario');
  if (named === null) return undefined;
  const list = named === ownScores ? readList(fields.get('scores') ?? '') : [];
  const delay = fields.get('delay')?.trim() ?? '';
  const calls = fields.get('calls');
  return readChoice(
    [
      named,
      ...list,
      ...(delay === '' || delay === '0' ? [] : [`delay=${delay}`]),
      ...(calls === 'next' ? ['next'] : []),
    ].join('~'),
  );
}

/** The entries of a list as written by hand, one a line or separated by commas. */
function readList(text: string): readonly string[] {
  return text
    .split(/[\n,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(/[\s:=]+/, '='));
}

function readDelay(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= longestDelay ? Number(text) : undefined;
}

/** An entry with its name in the catalogue; one that the catalogue lacks is called by its path. */
function readItem(path: string, text: string): SearchSuggestion | undefined {
  if (!/^[a-z\d]+(?:-+[a-z\d]+)*$/.test(path) || path.length > 80) return undefined;
  if (!/^-?\d+(?:\.\d+)?(?:e-\d+)?$/.test(text) || Math.abs(Number(text)) > highestScore) return undefined;
  return { name: findTreatmentByPath(path)?.name ?? path, path, score: Number(text) };
}

import { worthShowing, type SearchSuggestion } from '@front-door/shared/contract/search';
import type { LabelledMessage } from './messages.types';

/** What a search answered to one labelled message, as a visitor would see it. */
export interface Judged {
  readonly labelled: LabelledMessage;
  /** At most three, best first, none below the threshold. */
  readonly shown: readonly SearchSuggestion[];
  /** The median of several runs. */
  readonly milliseconds: number;
}

export interface Rates {
  readonly messages: number;
  /** Share whose first suggestion is right, 0 to 1; for out-of-scope messages the share that rightly shows none. */
  readonly hit1: number;
  /** Share with a right one among the three shown. */
  readonly hit3: number;
}

export interface ReliabilityBin {
  /** Scores of the first suggestion from here (included) to `to` (left out, but for 1). */
  readonly from: number;
  readonly to: number;
  readonly messages: number;
  readonly meanScore: number;
  readonly shareRight: number;
}

export type Search = (message: string) => readonly SearchSuggestion[] | Promise<readonly SearchSuggestion[]>;

/**
 * Runs a search over labelled messages.
 *
 * @param timedRuns how often each message is timed; the median leaves out what the machine did besides
 */
export async function judge(
  messages: readonly LabelledMessage[],
  search: Search,
  timedRuns = 1,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const labelled of messages) {
    const milliseconds = percentile(await timesOf(labelled.message, search, timedRuns), 0.5);
    judged.push({ labelled, shown: worthShowing(await search(labelled.message)), milliseconds });
  }
  return judged;
}

async function timesOf(message: string, search: Search, runs: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await search(message);
    times.push(performance.now() - start);
  }
  return times;
}

/**
 * Times a search with messages of a certain length, put together out of shorter ones.
 *
 * @returns milliseconds, for each the quickest of several runs, which a busy machine disturbs least
 */
export async function timesAt(
  length: number,
  messages: readonly LabelledMessage[],
  search: Search,
  runs = 5,
): Promise<readonly number[]> {
  const all = messages.map(({ message }) => message).join(' ');
  const times: number[] = [];
  for (let start = 0; start + length <= all.length; start += length)
    times.push(Math.min(...(await timesOf(all.slice(start, start + length), search, runs))));
  return times;
}

function isRightFirst({ labelled, shown }: Judged): boolean {
  const [first] = shown;
  if (labelled.expect.length === 0) return first === undefined;
  return first !== undefined && isExpected(labelled, first);
}

function isRightAmongThree({ labelled, shown }: Judged): boolean {
  if (labelled.expect.length === 0) return shown.length === 0;
  return shown.some((suggestion) => isExpected(labelled, suggestion));
}

function isExpected({ expect }: LabelledMessage, { path }: SearchSuggestion): boolean {
  return expect.some((expected) => expected === path);
}

export function ratesOf(judged: readonly Judged[]): Rates {
  return {
    messages: judged.length,
    hit1: share(judged, isRightFirst),
    hit3: share(judged, isRightAmongThree),
  };
}

/** Shares of what goes wrong, and of sure scores, 0 to 1. */
export interface Figures {
  /** Of the complaints, those with nothing shown. */
  readonly nothingShown: number;
  /** How many messages only a general consult fits. */
  readonly consultOnly: number;
  /** Of these, those whose first suggestion is another treatment. */
  readonly unrelatedFirst: number;
  /** Of the messages out of scope, those that rightly get nothing. */
  readonly outOfScope: number;
  /** Of the first suggestions shown, those scoring 0.9 and more. */
  readonly sureScores: number;
  readonly calibrationError: number;
}

const surely = 0.9;

export function figuresOf(judged: readonly Judged[]): Figures {
  const complaints = judged.filter(({ labelled }) => labelled.expect.length > 0);
  const consults = complaints.filter(({ labelled }) =>
    labelled.expect.every((path) => path.startsWith('general-consult')),
  );
  return {
    nothingShown: share(complaints, ({ shown }) => shown.length === 0),
    consultOnly: consults.length,
    unrelatedFirst: share(
      consults,
      ({ labelled, shown: [first] }) => first !== undefined && !isExpected(labelled, first),
    ),
    outOfScope: ratesOf(judged.filter(({ labelled }) => labelled.expect.length === 0)).hit1,
    sureScores: share(firstSuggestions(judged), ({ score }) => score >= surely),
    calibrationError: calibrationError(judged),
  };
}

/** Rates of the messages that ask for something, of those out of scope, and by kind and by language. */
export function breakDown(judged: readonly Judged[]): ReadonlyMap<string, Rates> {
  const inScope = judged.filter(({ labelled }) => labelled.expect.length > 0);
  const groups = new Map<string, readonly Judged[]>([
    ['all complaints', inScope],
    ['out of scope', judged.filter(({ labelled }) => labelled.expect.length === 0)],
  ]);
  const add = (key: string, item: Judged) => groups.set(key, [...(groups.get(key) ?? []), item]);
  for (const item of inScope) add(`kind: ${item.labelled.kind}`, item);
  for (const item of inScope) add(`language: ${item.labelled.language}`, item);
  return new Map([...groups].map(([key, items]) => [key, ratesOf(items)]));
}

const bins = 10;

/** How often the first suggestion shown is right, by its score: scores mean something when the two agree. */
export function reliabilityOf(judged: readonly Judged[]): readonly ReliabilityBin[] {
  const firsts = firstSuggestions(judged);
  return Array.from({ length: bins }, (_, bin) => bin).flatMap((bin) => {
    const inBin = firsts.filter(({ score }) => Math.min(bins - 1, Math.floor(score * bins)) === bin);
    return inBin.length === 0
      ? []
      : [
          {
            from: bin / bins,
            to: (bin + 1) / bins,
            messages: inBin.length,
            meanScore: mean(inBin.map(({ score }) => score)),
            shareRight: share(inBin, ({ right }) => right),
          },
        ];
  });
}

/** The expected calibration error: the mean distance between score and truth, each bin by its size. */
export function calibrationError(judged: readonly Judged[]): number {
  const table = reliabilityOf(judged);
  const total = table.reduce((sum, { messages }) => sum + messages, 0);
  return table.reduce(
    (sum, { messages, meanScore, shareRight }) => sum + (messages / total) * Math.abs(meanScore - shareRight),
    0,
  );
}

function firstSuggestions(judged: readonly Judged[]): readonly { readonly score: number; readonly right: boolean }[] {
  return judged.flatMap(({ labelled, shown: [first] }) =>
    first === undefined ? [] : [{ score: first.score, right: isExpected(labelled, first) }],
  );
}

/** The value that `fraction` of the values do not exceed. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * fraction) - 1)] ?? 0;
}

function share<Item>(items: readonly Item[], isIt: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isIt).length / items.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

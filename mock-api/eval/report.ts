import { breakDown, calibrationError, percentile, reliabilityOf, type Judged } from './metrics';
import type { StartUp } from './startUp';

/** One split as the symptom search and what it is compared with judged it. */
export interface SplitResult {
  readonly split: string;
  readonly search: readonly Judged[];
  readonly baseline: readonly Judged[];
  readonly encoder: readonly Judged[];
}

export interface Surroundings {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  readonly startUp: StartUp;
}

/** The figures as Markdown; never any text of a message. */
export function writeReport(results: readonly SplitResult[], { date, machine, startUp }: Surroundings): string {
  return `# How good the symptom search is

Measured on ${date} by \`npm run eval:search\` on ${machine}. The engine with its lexicon weighs
${(startUp.bytes / 1000).toFixed(0)} kB, compressed; from its import to its first answer it takes ${startUp.milliseconds.toFixed(0)} ms (the quickest of several
new processes).

A suggestion counts when it would be shown: score above 0.2 and among the first three. "Right" means one of
the entries that the writer of the message called a sensible first answer; for messages out of scope, right
means that nothing is shown. The messages of \`test\` were written by others and are only ever measured in
total; \`dev\` and \`train\` were read while words were added, so their figures flatter. The first
comparison is a full-text search (MiniSearch, fuzzy and by prefix) over the catalogue's own words; the second
a small sentence encoder (@energetic-ai/embeddings with its English model), which puts each message beside the
entries' names, descriptions and symptom lines and shows nothing below the similarity that does best on \`train\`.

${results.map(writeSplit).join('\n')}`;
}

function writeSplit({ split, search, baseline, encoder }: SplitResult): string {
  const ours = breakDown(search);
  const all = [ours, breakDown(baseline), breakDown(encoder)];
  const rows = [...ours].map(([key, { messages }]) =>
    [key, messages].concat(all.flatMap((rates) => [percent(rates.get(key)?.hit1), percent(rates.get(key)?.hit3)])),
  );
  const head = [
    '',
    'messages',
    'hit@1',
    'hit@3',
    'MiniSearch hit@1',
    'MiniSearch hit@3',
    'encoder hit@1',
    'encoder hit@3',
  ];
  const times = search.map(({ milliseconds }) => milliseconds);
  const bins = reliabilityOf(search).map((bin) => [
    `${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}`,
    bin.messages,
    bin.meanScore.toFixed(2),
    bin.shareRight.toFixed(2),
  ]);
  return `## ${split}

${table(head, rows)}

Scores of the first suggestion against how often it is right (expected calibration error ${calibrationError(search).toFixed(3)}):

${table(['score', 'messages', 'mean score', 'share right'], bins)}

Time for a message (median of five runs each): p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms.
`;
}

function percent(rate: number | undefined): string {
  return rate === undefined ? '–' : rate.toFixed(3);
}

type Cells = readonly (string | number)[];

/** A Markdown table with its columns made even. */
function table(head: Cells, rows: readonly Cells[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => String(cells[column]).length)));
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map((cells) => line(cells, widths)).join('\n');
}

function line(cells: Cells, widths: readonly number[]): string {
  return `| ${cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join(' | ')} |`;
}

import { markdownTable } from '@front-door/shared/markdownTable';
import { goals, isMet, limitText, type Measured } from './goals';
import type { ChangeResult } from './metamorphic';
import { breakDown, figuresOf, percentile, reliabilityOf, type Judged, type Rates } from './metrics';

/** One split as the symptom search and what it is compared with judged it. */
export interface SplitResult {
  readonly split: string;
  readonly search: readonly Judged[];
  /** By name; a comparison that was not made of this split is left out. */
  readonly others: ReadonlyMap<string, readonly Judged[]>;
}

export interface Surroundings {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
}

/** The figures as Markdown; never any text of a labelled message. */
export function writeReport(
  results: readonly SplitResult[],
  measured: Measured,
  { date, machine }: Surroundings,
): string {
  const { startUp, timesAt300, changes } = measured;
  return `# How good the symptom search is

Measured on ${date} by \`npm run eval:search\` on ${machine}.

A suggestion counts when it would be shown: score above 0.2 and among the first three. "Right" means one of the entries
that the writer of the message called a sensible first answer; for messages out of scope, right means that nothing is
shown. The messages of \`test\` were written by other people than those of \`train\` and \`dev\`, and only totals of them are ever
looked at. The model has learned from \`train\`, so its figures there flatter. The messages of \`fresh\` were written by
somebody else after the search was finished.

## Goals

${markdownTable(
  ['goal', 'to reach', 'measured on test', 'reached'],
  goals.map((goal) => {
    const value = goal.measured(measured);
    return [goal.what, limitText(goal), numberText(value), isMet(goal, value) ? 'yes' : 'no'];
  }),
)}

## Size and time

The engine with all that it learned weighs ${(startUp.bytes / 1000).toFixed(0)} kB, compressed with brotli; from its import to its first
answer it takes ${startUp.milliseconds.toFixed(0)} ms (the quickest of several new processes). Messages of 300 characters, put together
out of those of \`test\`, take p50 ${percentile(timesAt300, 0.5).toFixed(2)} ms and p99 ${percentile(timesAt300, 0.99).toFixed(2)} ms (the quickest of several runs each).

${results.map(writeSplit).join('\n')}
## Changes that change nothing

Messages of \`test\` that are answered rightly, up to 100 of each language, are changed in ways that leave the complaint
as it was; "lost" counts those whose first suggestion is no longer right. Conditions that the writer does not have are
told before a complaint of today, 18 for each wording; and of messages without sense, 1,000 of a kind, those are lost
that get a suggestion.

${changeTables(changes)}`;
}

function writeSplit({ split, search, others }: SplitResult): string {
  const ours = breakDown(search);
  const compared = [...others].map(([name, judged]): readonly [string, ReadonlyMap<string, Rates>] => [
    name,
    breakDown(judged),
  ]);
  const columns = [['', ours] as const, ...compared];
  const head = ['', 'messages', ...columns.flatMap(([name]) => [`${name} hit@1`.trim(), `${name} hit@3`.trim()])];
  const rows: (string | number)[][] = [];
  for (const [key, { messages }] of ours) {
    const cells = columns.flatMap(([, rates]) => [rateText(rates.get(key)?.hit1), rateText(rates.get(key)?.hit3)]);
    rows.push([key, messages, ...cells]);
  }
  const figures = figuresOf(search);
  const times = search.map(({ milliseconds }) => milliseconds);
  const bins = reliabilityOf(search).map((bin) => [
    `${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}`,
    bin.messages,
    bin.meanScore.toFixed(2),
    bin.shareRight.toFixed(2),
  ]);
  return `## ${split}

${markdownTable(head, rows)}

${markdownTable(
  ['figure', 'value'],
  [
    ['complaints with nothing shown', rateText(figures.nothingShown)],
    [`only a general consult fits (${figures.consultOnly}), another treatment first`, rateText(figures.unrelatedFirst)],
    ['out of scope: nothing shown', rateText(figures.outOfScope)],
    ['expected calibration error', rateText(figures.calibrationError)],
    ['first suggestions scoring 0.9 and more', rateText(figures.sureScores)],
    ['milliseconds for a message, p50', percentile(times, 0.5).toFixed(2)],
    ['milliseconds for a message, p99', percentile(times, 0.99).toFixed(2)],
  ],
)}

Scores of the first suggestion against how often it is right:

${markdownTable(['score', 'messages', 'mean score', 'share right'], bins)}
`;
}

const kinds: readonly (readonly [ChangeResult['kind'], ChangeResult['language'], string])[] = [
  ['beside', 'en', 'English: a sentence before or after'],
  ['form', 'en', 'English: another form'],
  ['not-now', 'en', 'English: what is not so now'],
  ['beside', 'es', 'Spanish: a sentence before or after'],
  ['form', 'es', 'Spanish: another form'],
  ['not-now', 'es', 'Spanish: what is not so now'],
  ['nonsense', 'none', 'Messages without sense'],
];

function changeTables(changes: readonly ChangeResult[]): string {
  return kinds
    .map(([kind, language, title]) => {
      const rows = changes.filter((one) => one.kind === kind && one.language === language);
      return `${markdownTable(
        [title, 'tried', 'lost'],
        rows.map(({ change, tried, lost }) => [change, tried, lost]),
      )}\n`;
    })
    .join('\n');
}

function numberText(value: number): string {
  return value < 1 ? value.toFixed(3) : value.toFixed(1);
}

function rateText(rate: number | undefined): string {
  return rate === undefined ? '–' : rate.toFixed(3);
}

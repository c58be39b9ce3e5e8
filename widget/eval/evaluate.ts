import { mkdirSync, writeFileSync } from 'node:fs';
import { markdownTable } from '@front-door/shared/markdownTable';
import { understander } from '../src/safety/understand';
import { lessonsOf } from '../train/learn';
import { crossValidate } from './crossValidate';
import { measure, measureBy, share, type Measure } from './measure';
import { loadMessages, loadOrdinary, splits, type Split } from './messages';
import { readerCost } from './readerCost';

const percent = (part: number, whole: number) => (whole === 0 ? '' : `${(100 * share(part, whole)).toFixed(1)} %`);

function table(first: string, rows: readonly (readonly [string, Measure])[]): string {
  const head = [first, 'emergencies', 'found', 'right line', 'calm', 'false alarms'];
  return markdownTable(
    head,
    rows.map(([name, { emergencies, shown, rightLine, calm, alarms }]) => [
      name || 'looks like none',
      emergencies,
      percent(shown, emergencies),
      percent(rightLine, shown),
      calm,
      percent(alarms, calm),
    ]),
  );
}

function writeSplit(split: Split): string {
  const messages = loadMessages(split);
  if (messages.length === 0) return `## ${split}\n\nNo messages.\n`;
  return `## ${split}

${table('', [['all', measure(messages)], ...measureBy(messages, 'language')])}

${table('concept', measureBy(messages, 'concept'))}
`;
}

const train = loadMessages('train');
const unseen = crossValidate(lessonsOf(train, loadOrdinary(), understander()), train);
const { bytes, start } = await readerCost();

const report = `# How well emergencies are seen

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run eval:emergency\`. Every message is invented and
labelled by hand. "Found" is the share of emergencies that bring up a notice; "right line" the share of those that bring
up every line they need; "false alarms" the share of calm look-alikes that bring up any. A calm message stands under the concept
that it looks like. The messages of \`test\` were written by others than the rules and those of \`train\`, and are only ever measured in
total; how coarsely weights are stored and where the bar lies were chosen with those totals in view, so they flatter a little. The learned part learns from \`train\`, so its figures there flatter.

The reader weighs ${(bytes / 1000).toFixed(1)} kB compressed; its tables are made in ${start.toFixed(0)} ms when the first message is sent
(median of five starts on the machine of this report).

## Writers held out

What a new writer may expect: learned without each sixth of the writers of \`train\` in turn, and measured on theirs (generated
messages, of the writer \`grid\`, are never held out).
Of ordinary messages to the symptom box of held-out writers, which look like no emergency, ${percent(unseen.ordinary, 1)} bring up a notice.

${table('', [['all', unseen.all], ...unseen.byLanguage])}

${splits.map(writeSplit).join('\n')}`;
process.stdout.write(`${report}\n`);

const folder = new URL('../../docs/benchmarks/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('emergency.md', folder), report);

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { search } from '../src/search/search';
import { createBaseline } from './baseline';
import { createEncoderSearch } from './encoder';
import { loadMessages, splits } from './messages';
import { metamorphic } from './metamorphic';
import { judge, timesAt, type Judged, type Search } from './metrics';
import { writeReport, type SplitResult } from './report';
import { measureStartUp } from './startUp';

/** Comparisons that the messages learned from, of which there are many, are not worth the time. */
const compared: ReadonlySet<string> = new Set(['dev', 'test']);
const timedRuns = 3;

const startUp = await measureStartUp();
const others = new Map<string, Search>([['MiniSearch', await createBaseline()]]);
// Takes minutes, and is installed when first asked for.
if (process.argv.includes('--encoder')) others.set('encoder', await createEncoderSearch(loadMessages('dev')));

const results: SplitResult[] = [];
for (const split of splits) {
  const messages = loadMessages(split);
  const byOthers = new Map<string, readonly Judged[]>();
  if (compared.has(split)) for (const [name, other] of others) byOthers.set(name, await judge(messages, other));
  results.push({ split, search: await judge(messages, search, timedRuns), others: byOthers });
}

const test = loadMessages('test');
const measured = {
  judged: results.find(({ split }) => split === 'test')?.search ?? [],
  changes: metamorphic(test, search),
  timesAt300: await timesAt(300, test, search),
  startUp,
};
const report = writeReport(results, measured, {
  date: new Date().toISOString().slice(0, 10),
  machine: `Node ${process.versions.node}, ${cpus().length} cores`,
});
process.stdout.write(`${report}\n`);

const folder = new URL('../../docs/benchmarks/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('search.md', folder), report);

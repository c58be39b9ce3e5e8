import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { search } from '../src/search/search';
import { createBaseline } from './baseline';
import { createEncoderSearch } from './encoder';
import { loadMessages, splits } from './messages';
import { judge } from './metrics';
import { writeReport, type SplitResult } from './report';
import { measureStartUp } from './startUp';

const startUp = await measureStartUp();
const baseline = await createBaseline();
const encoder = await createEncoderSearch(loadMessages('train'));
const results: SplitResult[] = [];
for (const split of splits) {
  const messages = loadMessages(split);
  results.push({
    split,
    search: await judge(messages, search, 5),
    baseline: await judge(messages, baseline),
    encoder: await judge(messages, encoder),
  });
}

const report = writeReport(results, {
  date: new Date().toISOString().slice(0, 10),
  machine: `Node ${process.versions.node}, ${cpus().length} cores`,
  startUp,
});
process.stdout.write(`${report}\n`);

const folder = new URL('../../docs/benchmarks/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('search.md', folder), report);

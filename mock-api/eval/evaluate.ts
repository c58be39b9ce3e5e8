import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createBaseline } from './baseline';
import { createEncoderSearch } from './encoder';
import { loadMessages, splits } from './messages';
import { judge } from './metrics';
import { writeReport, type SplitResult } from './report';

// The data is loaded first, so that start-up tells of the engine and not of TypeScript's translation.
await Promise.all([import('../src/search/lexicon/lexicon'), import('../src/search/lexicon/commonWords')]);
const started = process.cpuUsage();
const { search } = await import('../src/search/search');
search('warm up');
const { user, system } = process.cpuUsage(started);
const startUp = (user + system) / 1000;

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

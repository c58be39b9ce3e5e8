import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser';
import { measure, type Measured } from './widget/measure';
import { fetchPeer, versionOf } from './widget/fetchPeer';
import { reportDocument, tables } from './widget/report';
import { serveSite } from './widget/site';
import { ours, peers, subjects } from './widget/subjects';

/**
 * Measures what the Receptionist costs a plain page beside other chat widgets that npm has, and writes
 * docs/benchmarks/widget.md. `npm run bench:widget -- --help` tells the options.
 */
const help = `npm run bench:widget -- [widget …] [options]

  deep-chat        these widgets alone, and no report is written
  --rounds=7       times that each is loaded, whose medians count (default: 5)
  --minutes=10     no round begins after that long (default: 5)
`;

const reportFile = new URL('../../docs/benchmarks/widget.md', import.meta.url);
const widgetFolder = fileURLToPath(new URL('../../widget/dist', import.meta.url));
const nothing = 'Nothing';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '5' },
  },
});

if (options.help === true) process.stdout.write(help);
else await run();

async function run(): Promise<void> {
  if (!existsSync(`${widgetFolder}/receptionist.js`))
    throw new Error('the widget is not built: npm run build -w widget');
  const folders = new Map([['receptionist', widgetFolder]]);
  for (const peer of peers) folders.set(peer.name, await fetchPeer(peer));

  const site = await serveSite({
    folders,
    pages: new Map([['/', ''], ...subjects.map(({ name, embed }) => [`/${encodeURIComponent(name)}`, embed] as const)]),
  });
  const { args = [], ...launch } = launchOptions();
  // Some ask other sites for fonts and pictures; how fast those are is not compared.
  const browser = await chromium.launch({
    ...launch,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  const measured = new Map<string, Measured[]>();
  const measureOnce = async (name: string, url: string, parts?: (typeof subjects)[number]) => {
    const result = await measure(browser, url, parts).catch((error: unknown) => {
      throw new Error(`${name} could not be measured`, { cause: error });
    });
    measured.set(name, [...(measured.get(name) ?? []), result]);
  };

  const deadline = performance.now() + Number(options.minutes) * 60_000;
  try {
    // The first round warms up what is shared, such as the compressed files.
    for (let round = 0; round <= Number(options.rounds) && performance.now() < deadline; round += 1) {
      process.stdout.write(round === 0 ? 'Warming up\n' : `Round ${String(round)} of ${options.rounds}\n`);
      await measureOnce(nothing, `${site.origin}/`);
      for (const subject of subjects) {
        if (asked.length > 0 && subject !== ours && !asked.includes(subject.name)) continue;
        await measureOnce(subject.name, `${site.origin}/${encodeURIComponent(subject.name)}`, subject);
      }
      if (round === 0) measured.clear();
    }
  } finally {
    await browser.close();
    await site.stop();
  }

  process.stdout.write(`\n${tables(measured)}\n`);
  if (asked.length > 0) return;
  const flags = process.argv.slice(2).join(' ');
  writeFileSync(
    reportFile,
    reportDocument(measured, {
      date: new Date().toISOString().slice(0, 10),
      command: `npm run bench:widget${flags === '' ? '' : ` -- ${flags}`}`,
      rounds: measured.get(ours.name)?.length ?? 0,
      versions: [
        ...peers.map(({ name }) => `${name} ${versionOf(name)}`),
        `Chromium ${browser.version()}`,
        `Node ${process.versions.node}`,
        `${String(cpus().length)} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      ],
    }),
  );
  process.stdout.write('\nWritten to docs/benchmarks/widget.md\n');
}

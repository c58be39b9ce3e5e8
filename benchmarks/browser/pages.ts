import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { canonicalPages } from '@front-door/shared/routing/pages';
import { brand } from '../../e2e/support/brand';
import { launchOptions } from '../../e2e/support/browser';
import { startServer } from '../../e2e/support/server';
import { slowestInteraction } from './interaction';
import { loadPage, type Loaded, type Throttling } from './load';
import { median, medianLoad, type Measurement } from './measurement';
import { startBehindNginx, type Front } from './nginx';
import { waitForQuiet } from './quiet';
import { reportDocument, table, verdicts } from './report';
import { serveScriptless } from './scriptless';

/**
 * Measures how fast the built pages are, one of each kind, and writes docs/benchmarks/pages.md.
 * `npm run bench:pages -- --help` tells the options.
 */
const help = `npm run bench:pages -- [page …] [options]

  /care /faqs             these pages alone, and no report is written
  --runs=5                loads of each page, whose medians count (default: 3)
  --behind=nginx          served by nginx over TLS and HTTP/2 as a release is, and no report is written
  --throttling=devtools   slow network and processor down, in place of computing what a slow phone would do
`;

const kinds = [
  { kind: 'Home', path: '/' },
  { kind: 'All treatments', path: '/care' },
  { kind: 'Treatments from A to Z', path: '/treatments' },
  { kind: 'Treatment', path: '/treatments/sore-throat' },
  { kind: 'Weight loss', path: '/treatments/weight-loss' },
  { kind: 'Category', path: '/category/urgent-care' },
  { kind: 'Questions', path: '/faqs' },
  { kind: 'How it works', path: '/how-it-works' },
  { kind: 'Legal document', path: '/privacy' },
  { kind: 'Savings card', path: '/savings-card' },
] as const;

const reportFile = new URL('../../docs/benchmarks/pages.md', import.meta.url);

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    behind: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
  },
});
const runs = Math.max(1, Number.parseInt(options.runs, 10) || 3);
const throttling: Throttling = options.throttling === 'devtools' ? 'devtools' : 'simulate';

if (options.help === true) process.stdout.write(help);
else await run();

async function run(): Promise<void> {
  const existing = new Set(canonicalPages(brand).map(({ path }) => path));
  const subjects = kinds.filter(({ path }) => existing.has(path) && (asked.length === 0 || asked.includes(path)));
  if (options.behind !== undefined && options.behind !== 'nginx')
    throw new Error(`--behind=${options.behind}: nginx alone can be named`);
  const server = await startServer();
  const front =
    options.behind === 'nginx'
      ? await startBehindNginx(
          new URL(server.origin).host,
          subjects.map(({ path }) => path),
        )
      : await startBare(server.origin);
  const browser = await chromium.launch(launchOptions());
  try {
    const pages: Measurement[] = [];
    const loads: Loaded[] = [];
    for (const subject of subjects) {
      const { measurement, loaded } = await measure(browser, front.origin, front.scriptlessOrigin, subject);
      pages.push(measurement);
      loads.push(...loaded);
    }
    process.stdout.write(`\n${table(pages)}\n\n${verdicts(pages)}\n`);
    if (asked.length === 0 && options.behind === undefined) writeReport(pages, browser.version(), loads);
  } finally {
    await browser.close();
    await front.stop();
    await server.stop();
  }
}

/** By the project's own server, as it is. */
async function startBare(origin: string): Promise<Front> {
  const scriptless = await serveScriptless(origin);
  return { origin, scriptlessOrigin: scriptless.origin, stop: scriptless.stop };
}

async function measure(
  browser: Browser,
  origin: string,
  scriptlessOrigin: string,
  { kind, path }: (typeof kinds)[number],
): Promise<{ readonly measurement: Measurement; readonly loaded: readonly Loaded[] }> {
  const whole: Loaded[] = [];
  const limits: number[] = [];
  const interactions: number[] = [];
  for (let round = 1; round <= runs; round += 1) {
    process.stdout.write(`${path}: ${String(round)} of ${String(runs)}\n`);
    // Taken in turns, so that what else the machine does weighs on all alike.
    whole.push(await loadPage(origin + path, throttling));
    limits.push((await loadPage(scriptlessOrigin + path, throttling)).load.largestContentfulPaint);
    await waitForQuiet();
    interactions.push(await slowestInteraction(browser, origin + path));
  }
  for (const complaint of new Set(whole.flatMap(({ complaints }) => complaints))) {
    process.stdout.write(`  ${complaint}\n`);
  }
  return {
    measurement: {
      kind,
      path,
      ...medianLoad(whole.map(({ load }) => load)),
      limit: median(limits),
      interactionToNextPaint: median(interactions),
    },
    loaded: whole,
  };
}

function writeReport(pages: readonly Measurement[], browserVersion: string, loads: readonly Loaded[]): void {
  const require = createRequire(import.meta.url);
  const { version } = JSON.parse(readFileSync(require.resolve('lighthouse/package.json'), 'utf8')) as {
    readonly version: string;
  };
  const machineSpeed = median(loads.map((load) => load.machineSpeed));
  const busy = loads.filter(({ wasQuiet }) => !wasQuiet).length;
  mkdirSync(new URL('.', reportFile), { recursive: true });
  const flags = process.argv.slice(2).join(' ');
  writeFileSync(
    reportFile,
    reportDocument(pages, {
      date: new Date().toISOString().slice(0, 10),
      command: `npm run bench:pages${flags === '' ? '' : ` -- ${flags}`}`,
      runs,
      throttling,
      versions: [
        `Lighthouse ${version}`,
        `Chromium ${browserVersion}`,
        `Node ${process.versions.node}`,
        `${String(cpus().length)} processors; Lighthouse's measure of their speed: ${String(Math.round(machineSpeed))}`,
        `Loads that began while other programs kept the machine busy: ${String(busy)} of ${String(loads.length)}`,
      ],
    }),
  );
  process.stdout.write('\nWritten to docs/benchmarks/pages.md\n');
}

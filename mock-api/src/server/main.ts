import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { AggregatorRegistry, register } from 'prom-client';
import { loaderPath } from '@front-door/shared/routing/routeRules';
import { search } from '../search/search';
import { standIns } from '../stand-ins/standIns';
import { createFrontDoorServer } from './frontDoorServer';
import { createLog } from './observe/log';
import { createMetrics } from './observe/metrics';
import { createMetricsServer } from './observe/metricsServer';
import { describeListenError, readSettings, type Settings } from './settings';
import { onStopSignals, prepareStop } from './stopping';

const settings = readSettings({
  environment: process.env,
  flags: process.argv.slice(2),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
});
if (settings.kind === 'failed') fail(settings.failure);
else if (settings.value.processes > 1 && cluster.isPrimary) runProcesses(settings.value);
else run(settings.value);

function run(asked: Settings): void {
  const stopping = new AbortController();
  // Hears the first process ask for what this one has counted.
  if (cluster.isWorker) void new AggregatorRegistry();
  const server = createFrontDoorServer({
    search,
    observers: [
      createLog(asked.logLevel),
      ...(asked.metrics === undefined ? [] : [createMetrics(register, stopping.signal)]),
    ],
    isOneOfSeveral: asked.processes > 1,
    isForTesters: asked.isForTesters,
    stopping: stopping.signal,
    ...asked.sites,
  });
  const stop = prepareStop(server, stopping, asked.stop);
  server.on('error', (error) => {
    const sentence = describeListenError(error, asked);
    if (process.send === undefined) fail(sentence);
    else process.send(sentence);
  });
  server.listen(asked.port, asked.host, () => {
    const address = server.address();
    // The first process of several speaks for all.
    if (!cluster.isPrimary || address === null) return;
    announce(asked, address);
    serveMetrics(asked, { contentType: register.contentType, read: () => register.metrics() });
  });
  if (cluster.isPrimary) {
    onStopSignals(
      () => {
        announceStop(asked);
        void stop();
      },
      () => process.exit(1),
    );
    return;
  }
  // A terminal asks every process to end; one of several waits for the word of the first.
  onStopSignals(
    () => undefined,
    () => undefined,
  );
  const leave = async () => {
    await stop();
    process.disconnect();
  };
  // Heard once: one that was still starting can be told twice. Metrics are asked for by messages, too.
  const hear = (message: unknown) => {
    if (message !== stopMessage) return;
    process.off('message', hear);
    void leave();
  };
  process.on('message', hear);
}

/** What the first of several processes says to end the others. */
const stopMessage = 'stop';

/** Lets Prometheus read the metrics where it is asked for. Ends with the process, whose last answers are counted, too. */
function serveMetrics({ metrics }: Settings, source: Parameters<typeof createMetricsServer>[0]): void {
  if (metrics === undefined) return;
  const server = createMetricsServer(source);
  server.on('error', (error) => {
    fail(describeListenError(error, metrics, 'METRICS_PORT'));
    process.exit();
  });
  server.listen(metrics.port, metrics.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : metrics.port;
    process.stdout.write(`Metrics for Prometheus on ${originOf(metrics.host, port)}/metrics\n`);
  });
  server.unref();
}

/** Shares the port among processes, and ends them all when one ends by itself: a supervisor starts anew. */
function runProcesses(asked: Settings): void {
  const aggregator = new AggregatorRegistry();
  const workers = Array.from({ length: asked.processes }, () => cluster.fork());
  let isEnding = false;
  // What is on its way to one that has just ended, by Node itself or from here, can't be sent: its end is heard of below.
  for (const worker of workers)
    worker.on('error', (error) => {
      if (!isEnding) throw error;
    });
  const end = () => {
    isEnding = true;
    for (const worker of workers) if (worker.isConnected()) worker.send(stopMessage);
  };
  const killAll = () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
  cluster.once('listening', (_worker, address) => {
    announce(asked, address);
    serveMetrics(asked, { contentType: aggregator.contentType, read: () => aggregator.clusterMetrics() });
  });
  // One that was still starting when all were asked to end did not hear it.
  cluster.on('listening', (worker) => {
    if (isEnding) worker.send(stopMessage);
  });
  // One that can't listen has nothing to finish, and so have the others.
  cluster.on('message', (_worker, sentence) => {
    // The others are answers about metrics.
    if (typeof sentence !== 'string') return;
    if (!isEnding) fail(sentence);
    isEnding = true;
    killAll();
  });
  cluster.on('exit', (worker) => {
    if (isEnding) return;
    fail(`Process ${String(worker.process.pid)} has ended by itself, so the others end too.`);
    end();
  });
  onStopSignals(
    () => {
      announceStop(asked);
      end();
    },
    () => {
      killAll();
      process.exit(1);
    },
  );
}

function announceStop({ stop }: Settings): void {
  const seconds = String(stop.drain / 1000);
  process.stdout.write(
    `Stopping: new requests are answered for ${seconds} s more. A second signal (Ctrl+C) stops at once.\n`,
  );
}

function announce(asked: Settings, address: string | { readonly port: number }): void {
  process.stdout.write(greeting(asked, typeof address === 'object' ? address.port : asked.port));
}

function greeting({ host, processes, sites, isForTesters }: Settings, port: number): string {
  const served: readonly (readonly [what: string, path: string])[] = [
    ...(sites.storefrontDir === undefined ? [] : [['Storefront', '/'] as const]),
    ...(sites.widgetDir === undefined ? [] : [['Receptionist, to embed', loaderPath] as const]),
    ['Search API', '/rest/v1/ai/search'],
    ['Transactions', '/calls/transaction'],
    ...(isForTesters ? [['Tester’s bench', '/qa'] as const] : []),
    ...standIns.map(({ title, path }) => [`Stand-in: ${title.toLowerCase()}`, path] as const),
  ];
  const lines = served.map(([what, path]) => `  ${what.padEnd(28)}${path}\n`);
  const origin = originOf(host, port);
  const shared = processes > 1 ? `, in ${String(processes)} processes` : '';
  const switches = isForTesters
    ? 'on: addresses and /qa choose how calls are answered. Not for visitors.'
    : 'off (TESTER=on turns them on).';
  return `Serving on ${origin}${shared}\n${lines.join('')}Tester’s switches are ${switches}\nStop with Ctrl+C.\n`;
}

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

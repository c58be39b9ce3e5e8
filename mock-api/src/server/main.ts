import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { search } from '../search/search';
import { standIns } from '../stand-ins/standIns';
import { createFrontDoorServer, widgetBase } from './frontDoorServer';
import { describeListenError, readSettings, type Settings } from './settings';

const settings = readSettings({
  environment: process.env,
  flags: process.argv.slice(2),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
});
if (settings.kind === 'failed') fail(settings.failure);
else if (settings.value.processes > 1 && cluster.isPrimary) runProcesses(settings.value);
else run(settings.value);

function run(asked: Settings): void {
  const server = createFrontDoorServer({ search, isOneOfSeveral: asked.processes > 1, ...asked.sites });
  server.on('error', (error) => {
    const sentence = describeListenError(error, asked);
    if (process.send === undefined) fail(sentence);
    else process.send(sentence);
  });
  server.listen(asked.port, asked.host, () => {
    const address = server.address();
    // The first process of several speaks for all.
    if (cluster.isPrimary && address !== null) announce(asked, address);
  });
  onStop(() => {
    server.close();
    // A search that never answers would keep the server open.
    server.closeAllConnections();
    if (cluster.isWorker) process.disconnect();
  });
}

/** Shares the port among processes, and ends them all when one ends by itself: a supervisor starts anew. */
function runProcesses(asked: Settings): void {
  const workers = Array.from({ length: asked.processes }, () => cluster.fork());
  let isEnding = false;
  const end = () => {
    isEnding = true;
    for (const worker of workers) worker.process.kill('SIGTERM');
  };
  cluster.once('listening', (_worker, address) => {
    announce(asked, address);
  });
  cluster.on('message', (_worker, sentence) => {
    if (!isEnding) fail(String(sentence));
    end();
  });
  cluster.on('exit', (worker) => {
    if (isEnding) return;
    fail(`Process ${String(worker.process.pid)} has ended by itself, so the others end too.`);
    end();
  });
  onStop(end);
}

function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

function announce(asked: Settings, address: string | { readonly port: number }): void {
  process.stdout.write(greeting(asked, typeof address === 'object' ? address.port : asked.port));
}

function greeting({ host, processes, sites }: Settings, port: number): string {
  const served: readonly (readonly [what: string, path: string])[] = [
    ...(sites.storefrontDir === undefined ? [] : [['Storefront', '/'] as const]),
    ...(sites.widgetDir === undefined ? [] : [['Receptionist, to embed', `${widgetBase}/receptionist.js`] as const]),
    ['Search API', '/rest/v1/ai/search'],
    ['Transactions', '/calls/transaction'],
    ['Tester’s bench', '/qa'],
    ...standIns.map(({ title, path }) => [`Stand-in: ${title.toLowerCase()}`, path] as const),
  ];
  const lines = served.map(([what, path]) => `  ${what.padEnd(28)}${path}\n`);
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
  const shared = processes > 1 ? `, in ${String(processes)} processes` : '';
  return `Serving on ${origin}${shared}\n${lines.join('')}Stop with Ctrl+C.\n`;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

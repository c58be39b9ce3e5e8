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
else run(settings.value);

function run(asked: Settings): void {
  const server = createFrontDoorServer({ search, ...asked.sites });
  server.on('error', (error) => {
    fail(describeListenError(error, asked));
  });
  server.listen(asked.port, asked.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : asked.port;
    process.stdout.write(greeting(asked, port));
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      // A search that never answers would keep the server open.
      server.closeAllConnections();
    });
  }
}

function greeting({ host, sites }: Settings, port: number): string {
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
  return `Serving on ${origin}\n${lines.join('')}Stop with Ctrl+C.\n`;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failed, ok, type Result } from '@front-door/shared/result';
import { search } from '../search/search';
import { createFrontDoorServer, widgetBase } from './frontDoorServer';
import { standIns } from '../stand-ins/standIns';

/** Ends with one sentence that says what to do. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function parsePort(value: string): Result<number, string> {
  const port = Number(value);
  return /^\d{1,5}$/.test(value) && port <= 65_535
    ? ok(port)
    : failed(`PORT must be a number from 0 to 65535, not "${value}".`);
}

/** The directory of a build, which must be there. */
function builtDirectory(workspace: string, file: string): Result<string, string> {
  const directory = fileURLToPath(new URL(`../../../${workspace}/dist/`, import.meta.url));
  return existsSync(`${directory}${file}`)
    ? ok(directory)
    : failed(`The ${workspace} is not built (${workspace}/dist/${file} is missing): run "npm run build" first.`);
}

function valueOf<Value>(result: Result<Value, string>): Value {
  return result.kind === 'ok' ? result.value : fail(result.failure);
}

const host = process.env['HOST'] ?? '127.0.0.1';
const port = valueOf(parsePort(process.env['PORT'] ?? '4173'));
// The development servers serve storefront and widget themselves and only need what is behind them.
const apiOnly = process.argv.includes('--api-only');
const sites = apiOnly
  ? {}
  : {
      storefrontDir: valueOf(builtDirectory('storefront', 'index.html')),
      widgetDir: valueOf(builtDirectory('widget', 'receptionist.js')),
    };

const server = createFrontDoorServer({ search, ...sites });

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${String(port)} is in use on ${host}: stop what listens there or choose another, as in PORT=4174.`
      : `The server can't listen on ${host}:${String(port)}: ${error.message}.`,
  );
});

server.listen(port, host, () => {
  const address = server.address();
  const shownHost = host.includes(':') ? `[${host}]` : host;
  const shownPort = typeof address === 'object' && address !== null ? address.port : port;
  const served: readonly (readonly [what: string, path: string])[] = [
    ...(apiOnly
      ? []
      : [['Storefront', '/'] as const, ['Receptionist, to embed', `${widgetBase}/receptionist.js`] as const]),
    ['Scenarios for testers', '/qa'],
    ['Search API', '/rest/v1/ai/search'],
    ['Transactions', '/calls/transaction'],
    ...standIns.map(({ title, path }) => [`Stand-in: ${title.toLowerCase()}`, path] as const),
  ];
  const lines = served.map(([what, path]) => `  ${what.padEnd(28)}${path}`);
  process.stdout.write(`Serving on http://${shownHost}:${String(shownPort)}\n${lines.join('\n')}\nStop with Ctrl+C.\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // A search that never answers would keep the server open.
    server.closeAllConnections();
  });
}

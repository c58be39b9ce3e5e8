import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send } from '../src/server/testing';

const configuration = fileURLToPath(new URL('haproxy.cfg', import.meta.url));

/** The variable that names the program to use. */
export const haproxyVariable = 'HAPROXY_PATH';

/** The HAProxy of this machine that really starts; `undefined` without one. */
export function findHaproxy(): string | undefined {
  const named = process.env[haproxyVariable];
  const places = named === undefined ? ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', 'haproxy'] : [named];
  return places.find((path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0);
}

export interface Gateway {
  readonly port: number;
  /** Where it tells Prometheus its metrics. */
  readonly metricsPort: number;
  readonly pid: number;
  /** Says one command to it, as an operator does. */
  readonly command: (line: string) => Promise<string>;
  /** All that it has written so far. */
  readonly written: { text: string };
  readonly stop: () => Promise<void>;
}

/**
 * Starts HAProxy with the configuration of this folder, on a free port of this machine.
 *
 * @param settings those at the top of the configuration.
 * @throws what HAProxy says when it does not start.
 */
export async function startGateway(haproxy: string, settings: Readonly<Record<string, string>>): Promise<Gateway> {
  const directory = await mkdtemp(join(tmpdir(), 'gateway-'));
  const port = await freePort();
  const metricsPort = await freePort();
  const own = {
    LISTEN: `127.0.0.1:${String(port)}`,
    METRICS: `127.0.0.1:${String(metricsPort)}`,
    ADMIN_SOCKET: join(directory, 'admin.sock'),
  };
  const child = spawn(haproxy, ['-db', '-f', configuration], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const written = { text: '' };
  for (const output of [child.stdout, child.stderr])
    output.on('data', (data: Buffer) => (written.text += data.toString()));
  const stop = async () => {
    // SIGTERM ends it at once; a gentle stop is SIGUSR1.
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true });
  };
  const command = (line: string) => say(own.ADMIN_SOCKET, line);
  while (child.exitCode === null && child.pid !== undefined) {
    const isUp = await send(port, { path: '/healthz' }).catch(() => undefined);
    if (isUp?.status === 200) return { port, metricsPort, pid: child.pid, written, command, stop };
  }
  await stop();
  throw new Error(`HAProxy did not start: ${written.text}`);
}

async function say(socket: string, line: string): Promise<string> {
  const connection = connect(socket);
  connection.end(`${line}\n`);
  let answer = '';
  for await (const chunk of connection) answer += String(chunk);
  return answer.trim();
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

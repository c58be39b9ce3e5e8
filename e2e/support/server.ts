import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { servingAt } from '../../scripts/servingAt.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningServer {
  /** Such as `http://127.0.0.1:40213`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server on a free port: what `npm run serve` starts, with the tester's switches on, or that of a release.
 *
 * @param program what Node runs.
 * @throws what the server says when it can't start, as when the builds are missing.
 */
export async function startServer(
  program: readonly string[] = ['--import', 'tsx', 'mock-api/src/server/main.ts'],
  settings: Readonly<Record<string, string>> = { TESTER: 'on' },
): Promise<RunningServer & { readonly pid: number | undefined }> {
  const server = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, PORT: '0', DRAIN_SECONDS: '0', FINISH_SECONDS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  server.stderr.on('data', (data) => (complaint += String(data)));
  const origin = await servingAt(server.stdout);
  if (origin === undefined)
    throw new Error(complaint.trim() === '' ? 'the server ended before it could serve' : complaint.trim());
  return {
    origin,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'close');
    },
  };
}

/** Lets a server of a test's own listen on a free port of this machine. */
export async function listen(server: Server): Promise<RunningServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

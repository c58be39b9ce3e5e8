import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const main = fileURLToPath(new URL('../../mock-api/src/server/main.ts', import.meta.url));

/** Starts the mock as an operator does, on a free port of this machine. */
export async function startServer(processes: number): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--api-only', `--processes=${String(processes)}`], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [greeting] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/^Serving on http:\/\/127\.0\.0\.1:(\d+)/.exec(greeting.toString())?.[1]);
  if (child.pid === undefined) throw new Error('the server has not started');
  return {
    port,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

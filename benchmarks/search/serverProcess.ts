import { startServer } from '../../e2e/support/server';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the mock as an operator does, on a free port of this machine. */
export async function startMock(processes: number): Promise<ServerProcess> {
  const { origin, pid, stop } = await startServer(
    ['--import', 'tsx', 'mock-api/src/server/main.ts', '--api-only', `--processes=${String(processes)}`],
    { FINISH_SECONDS: '20' },
  );
  if (pid === undefined) throw new Error('the server has no process');
  return { port: Number(new URL(origin).port), pid, stop };
}

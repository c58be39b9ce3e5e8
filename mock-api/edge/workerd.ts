import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Its package says where the program is; it is CommonJS, which bundlers and Node import differently. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { readonly default: string };

export interface RunningWorkerd {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** What workerd is started with. */
export interface BuiltSearch {
  readonly configuration: string;
  /** The one file that holds the search. */
  readonly module: string;
  readonly remove: () => Promise<void>;
}

/** Builds the search anew, in a folder of its own. */
export async function buildForWorkerd(): Promise<BuiltSearch> {
  const directory = await mkdtemp(join(tmpdir(), 'search-'));
  const dist = join(directory, 'dist', 'edge');
  await build({ root, configFile: join(root, 'vite.edge.config.ts'), logLevel: 'error', build: { outDir: dist } });
  const copied = join(directory, 'edge', 'search.capnp');
  await cp(join(root, 'edge', 'search.capnp'), copied);
  return {
    configuration: copied,
    module: join(dist, 'search.js'),
    remove: () => rm(directory, { recursive: true }),
  };
}

/**
 * Starts workerd on a free port of this machine.
 *
 * @param environment what an operator sets.
 * @throws what workerd says when it does not start.
 */
export async function startWorkerd(
  { configuration }: Pick<BuiltSearch, 'configuration'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningWorkerd> {
  const given = ['--socket-addr', 'http=127.0.0.1:0', '--control-fd', '3'];
  const child = spawn(workerd, ['serve', configuration, ...given], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr?.on('data', (data: Buffer) => (complaint += data.toString()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
    const { event, port } = JSON.parse(line) as { readonly event: string; readonly port?: number };
    if (event === 'listen' && port !== undefined && child.pid !== undefined) return { port, pid: child.pid, stop };
  }
  await stop();
  throw new Error(`workerd did not start: ${complaint}`);
}

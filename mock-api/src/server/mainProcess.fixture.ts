import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { servingAt } from '../../../scripts/servingAt.mjs';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

export interface MainProcess {
  readonly child: ChildProcess;
  /** All that it has written so far. */
  readonly written: { out: string; error: string };
}

/** Starts the server's command without the built sites, as an operator does. */
export function run(environment: Readonly<Record<string, string>>, ...flags: readonly string[]): MainProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--api-only', ...flags], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.error += chunk.toString()));
  return { child, written };
}

/** Starts it on a free port and waits until it says so. */
export async function start(
  environment: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): Promise<MainProcess & { readonly port: number }> {
  const { child, written } = run(environment, ...flags);
  const origin = await servingAt(child.stdout);
  if (origin === undefined) throw new Error(`the server has not started: ${written.error}`);
  return { child, written, port: Number(new URL(origin).port) };
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const run = promisify(execFile);
const starts = 9;

export interface StartUp {
  /** Milliseconds from the import of the built engine to its first answer: the quickest of several new processes. */
  readonly milliseconds: number;
  /** What the engine weighs with all that it learned, minified and compressed with brotli, in bytes. */
  readonly bytes: number;
}

/** Builds the engine as a browser worker would get it. */
export async function buildEngine(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL('../src/search/search.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('the engine was not built');
  return output.output[0].code;
}

/** What it weighs, compressed with brotli, in bytes. */
export function weigh(code: string): number {
  return brotliCompressSync(code).length;
}

/** Builds the engine and starts it in processes of its own. */
export async function measureStartUp(): Promise<StartUp> {
  const folder = await mkdtemp(join(tmpdir(), 'search-engine-'));
  try {
    const code = await buildEngine();
    await writeFile(join(folder, 'engine.mjs'), code);
    await writeFile(
      join(folder, 'start.mjs'),
      `const start = performance.now();
      const { search } = await import('./engine.mjs');
      search('sore throat');
      console.log(performance.now() - start);`,
    );
    const times: number[] = [];
    for (let count = 0; count < starts; count += 1) {
      const { stdout } = await run(process.execPath, [join(folder, 'start.mjs')]);
      times.push(Number(stdout));
    }
    return { milliseconds: Math.min(...times), bytes: weigh(code) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

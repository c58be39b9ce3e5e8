import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync } from 'vite';

/** The reader as it is shipped: its bytes, compressed, and how many milliseconds its first message takes. */
export async function readerCost(): Promise<{ readonly bytes: number; readonly start: number }> {
  const built = await build({
    root: fileURLToPath(new URL('../src/safety/', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry: 'readEmergency.ts', formats: ['es'], fileName: 'reader' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('') ?? '';
  // A library build keeps its white space; the app's doesn't.
  const small = minifySync('reader.js', code).code;
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now();
    const reader = (await import(
      `data:text/javascript;base64,${Buffer.from(`${small}//${round}`).toString('base64')}`
    )) as { readonly readEmergency: (message: string) => unknown };
    reader.readEmergency('my chest hurts');
    starts.push(performance.now() - begun);
  }
  return { bytes: brotliCompressSync(small).length, start: starts.sort((a, b) => a - b)[2] ?? 0 };
}

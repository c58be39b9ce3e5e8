import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { layOut, startNginx } from '../../mock-api/src/web-servers/startWebServers.fixture';
import { withoutScripts } from './scriptless';

/** What is measured, and the same with pages that have no scripts. */
export interface Front {
  readonly origin: string;
  readonly scriptlessOrigin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Lays the built site out twice, as a release does, and serves it by nginx with the generated configuration: Brotli files,
 * HTTP/2, TLS, the strict policy.
 *
 * @param backend host and port of what answers calls
 * @param paths of the pages that are to be had without their scripts
 */
export async function startBehindNginx(backend: string, paths: readonly string[]): Promise<Front> {
  const [whole, plain] = [await layOut(backend), await layOut(backend)];
  for (const path of paths) {
    const file = join(plain.root, path, 'index.html');
    const page = Buffer.from(withoutScripts(await readFile(file, 'utf8')));
    await writeFile(file, page);
    await writeFile(`${file}.br`, brotliCompressSync(page));
    await writeFile(`${file}.gz`, gzipSync(page));
  }
  const [released, scriptless] = [await startNginx(whole), await startNginx(plain)];
  return {
    origin: `https://localhost:${String(released.tlsPort)}`,
    scriptlessOrigin: `https://localhost:${String(scriptless.tlsPort)}`,
    stop: async () => {
      await Promise.all([released.stop(), scriptless.stop()]);
      await Promise.all([whole, plain].map(({ folder }) => rm(folder, { recursive: true, force: true })));
    },
  };
}
